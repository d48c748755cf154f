import { createHash } from 'node:crypto'
import { holdExpiry } from '#domain/booking/changes/hold.ts'
import type { WantedOrder } from '#domain/booking/changes/order-change.ts'
import type { Cents } from '#domain/foundation/money/money.ts'
import { isRefusal, type Refusal } from '#domain/foundation/refusal/refusal.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { CHANGE_UNDERWAY, CHANGED_MEANWHILE } from '#server/booking/bookings/booking-refusals.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import { commitBooking, type Decision } from '#server/booking/bookings/write/commit-booking.ts'
import {
  type ChangeRequestKey,
  endWaitingChanges,
  findRepeated,
  isWaiting,
  type OrderChangeRow,
} from '#server/booking/order-changes/order-change-queries.ts'
import { orderWrite } from '#server/booking/order-changes/order-write.ts'
import { type Context, readTogetherIn } from '#server/context.ts'
import { refusalAfterOffers } from '#server/family/waiting-list/offer-places.ts'
import { readTogether, type Transaction } from '#server/foundation/database/client.ts'
import type { DetailedRefusal } from '#server/foundation/http/detailed-refusal.ts'
import { readOpenIntents, stopIntents } from '#server/money/payments/intents/stop-intents.ts'
import { sendRefund } from '#server/money/payments/refunds/send-refund.ts'
import { changeQuoteResponse } from './change-quote-response.ts'
import { type MadeChange, makeOrderChange, storeWaitingChange } from './make-order-change.ts'
import { orderRoomRefusal, takesMoreRoom } from './order-room.ts'
import { type PricedChange, priceOrderChange } from './price-order-change.ts'

type OrderChangeRequest = {
  readonly wanted: WantedOrder
  /** The booking's version and the difference that the family saw. */
  readonly version: number
  readonly differenceCents: Cents
  readonly language: Language
}

/**
 * Changes the order of a booking for its family. A change that must be paid first holds what it needs, and is made once
 * it is paid. Repeating the request finds the same change. Returns the change: made, or waiting for its payment.
 */
export async function changeOrder(
  ctx: Context,
  booking: FullBooking,
  request: OrderChangeRequest,
): Promise<OrderChangeRow | DetailedRefusal> {
  const key = { bookingId: booking.id, ofVersion: request.version, requestHash: calculateHash(request) }
  const [earlier, priced] = await readTogetherIn(ctx, (reader) =>
    Promise.all([findRepeated(reader.db, key), priceOrderChange(reader, booking, request.wanted)]),
  )
  if (earlier && isOpen(earlier, ctx.now())) return earlier
  if (isRefusal(priced)) return priced
  const isAsSeen =
    booking.version === request.version && priced.settlement.differenceCents === request.differenceCents
  if (!isAsSeen) return changeDisputed(ctx, booking, priced, request.language)

  const charged = await stopOtherPayments(ctx, key, booking.isPaid ? 'change' : 'price')
  if (charged) return charged

  const { bookingDate } = booking
  const { numberOfNights } = priced.after.columns
  const target = { id: booking.id, stay: { bookingDate, numberOfNights }, freesPlaces: true }
  const saved = await commitBooking(ctx, target, (tx, locked) =>
    decide(tx, ctx, locked, { seen: booking, priced, key }),
  )
  if (isRefusal(saved)) return saved
  for (const refundId of saved.refundIds) await sendRefund(ctx, refundId)
  return saved.change
}

/** A waiting change that has not expired is the same change to whoever requests it again. */
function isOpen(change: OrderChangeRow, now: Date): boolean {
  return change.status === 'applied' || isWaiting(change, now)
}

function calculateHash({ wanted, differenceCents }: OrderChangeRequest): string {
  const sorted = Object.entries(wanted).sort(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([sorted, differenceCents]))
    .digest('hex')
}

/** Refuses a change if other figures were seen, and adds the correct ones. */
export async function changeDisputed(
  ctx: Context,
  booking: FullBooking,
  priced: PricedChange,
  language: Language,
): Promise<DetailedRefusal> {
  const change = await changeQuoteResponse(ctx.db, booking, priced, language)
  const details = { quote: change.after, change }
  return { ...CHANGED_MEANWHILE, details }
}

async function decide(
  tx: Transaction,
  ctx: Context,
  booking: FullBooking,
  { seen, priced, key }: { seen: FullBooking; priced: PricedChange; key: ChangeRequestKey },
): Promise<Decision<MadeChange> | Refusal> {
  const earlier = await findRepeated(tx, key)
  if (earlier && isOpen(earlier, ctx.now())) return unwritten(earlier)
  const isSeen = booking.version === seen.version && booking.paidCents === seen.paidCents
  if (!isSeen) return CHANGED_MEANWHILE
  const full = await roomRefusal(tx, ctx, booking, priced)
  if (full) return full
  const change = { key, changedBy: 'customer', priced }
  const until = holdExpiry(ctx.now(), ctx.config.holdMinutes)
  const write = orderWrite(booking, { after: priced.after, actor: 'customer' })
  const [, decided] = await Promise.all([
    endWaitingChanges(tx, booking.id),
    priced.settlement.dueNowCents > 0
      ? storeWaitingChange(tx, ctx, booking, { ...change, until }).then(unwritten)
      : makeOrderChange(tx, ctx, booking, { ...change, write }),
  ])
  return decided
}

/** A change that leaves the booking as it is, for now. */
function unwritten(change: OrderChangeRow): Decision<MadeChange> {
  return { after: () => ({ change, refundIds: [] }) }
}

/** Returns why the day has no room for the changed order; the waiting list comes before a bigger one. */
async function roomRefusal(
  tx: Transaction,
  ctx: Context,
  booking: FullBooking,
  priced: PricedChange,
): Promise<Refusal | undefined> {
  const now = ctx.now()
  if (!takesMoreRoom(booking, priced, now)) return orderRoomRefusal(tx, booking, priced, now)
  const stay = { ...booking, numberOfNights: priced.after.columns.numberOfNights }
  return refusalAfterOffers(tx, ctx, stay, () => orderRoomRefusal(tx, booking, priced, now))
}

/**
 * Stops other open payments of a booking, so that nobody pays an outdated price or for two changes at once. The payment
 * of the same change stays: it may be requested twice at the same moment.
 */
export async function stopOtherPayments(
  ctx: Context,
  key: ChangeRequestKey,
  kind: 'change' | 'price',
): Promise<Refusal | undefined> {
  // The change is read after the payments: that of one that is open by now has been stored.
  const [open, same] = await readTogether(ctx.db, (db) =>
    Promise.all([readOpenIntents(db, ctx, key.bookingId, { kind }), findRepeated(db, key)]),
  )
  const own = same && isWaiting(same, ctx.now()) ? same.intentId : null
  const others = open.filter(({ intentId }) => intentId !== own)
  return stopIntents(ctx, others, CHANGE_UNDERWAY)
}
