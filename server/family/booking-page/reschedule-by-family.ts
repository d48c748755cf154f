import { decidePaymentChange, touchesPrice } from '#domain/booking/changes/booking-change.ts'
import { holdExpiry } from '#domain/booking/changes/hold.ts'
import { getMoveFee, rescheduleRefusal } from '#domain/booking/changes/reschedule.ts'
import { exemptionRefusal } from '#domain/catalogue/pricing/tax-exemption.ts'
import type { Message } from '#domain/foundation/messages/message.ts'
import type { Cents } from '#domain/foundation/money/money.ts'
import { isRefusal, type Refusal } from '#domain/foundation/refusal/refusal.ts'
import { type PartyDay, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { findBooking } from '#server/booking/bookings/booking-queries.ts'
import { BOOKING_GONE, CHANGED_MEANWHILE } from '#server/booking/bookings/booking-refusals.ts'
import { dayRefusal } from '#server/booking/bookings/day-refusal.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import { commitBooking } from '#server/booking/bookings/write/commit-booking.ts'
import { describeMove, mailMove } from '#server/booking/order-changes/change-mail.ts'
import {
  endWaitingChanges,
  findRepeated,
  isWaiting,
  type OrderChangeRow,
} from '#server/booking/order-changes/order-change-queries.ts'
import { changedSnapshot } from '#server/booking/order-changes/order-snapshot.ts'
import { familyMoveWrite } from '#server/booking/order-changes/order-write.ts'
import type { Context } from '#server/context.ts'
import { stopOtherPayments } from '#server/family/checkout/change-order.ts'
import { makeOrderChange, storeWaitingChange } from '#server/family/checkout/make-order-change.ts'
import {
  type PricedChange,
  repriceBooking,
  settledChange,
  withPaidDeposit,
} from '#server/family/checkout/price-order-change.ts'
import { refusalAfterOffers } from '#server/family/waiting-list/offer-places.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { sendRefund } from '#server/money/payments/refunds/send-refund.ts'
import { WRONG_LINK } from './serve-booking-page.ts'

/**
 * Moves a party to a free day within the policy. If the new day has another price by the list that the party was sold
 * under, or another tax rate, the difference is settled as for a changed order. What must be paid first, such as the fee for moving again,
 * holds the new day, and the payment moves the party. Returns the move that waits for its payment, or null.
 */
export async function rescheduleByFamily(
  ctx: Context,
  id: number,
  newDay: PartyDay,
): Promise<null | OrderChangeRow | Refusal> {
  const seen = await findBooking(ctx.db, { id })
  if (!seen) return WRONG_LINK
  const key = { bookingId: id, ofVersion: seen.version, requestHash: `move to ${newDay}` }
  const earlier = await findRepeated(ctx.db, key)
  if (earlier && isWaiting(earlier, ctx.now())) return earlier
  const feeCents = getMoveFee(seen.rescheduleCount, seen.priceTerms?.reschedule)
  const priced = await priceMove(ctx, seen, { bookingDate: newDay, feeCents })
  if (isRefusal(priced)) return priced
  const dueCents = feeCents + (priced?.settlement.dueNowCents ?? 0)
  const payment = priced && decidePaymentChange(seen, priced.after.columns)
  if (isRefusal(payment)) return payment
  const charged = payment && (await stopOtherPayments(ctx, key, payment.stopPayments ? 'price' : 'change'))
  if (charged) return charged
  const move = { bookingDate: newDay, numberOfNights: seen.numberOfNights }
  const moved = await commitBooking<Moved>(ctx, { id, move, freesPlaces: true }, async (tx, booking) => {
    // Asked again at the same time: one move, one payment.
    const repeated = await findRepeated(tx, key)
    if (repeated && isWaiting(repeated, ctx.now()))
      return { after: () => ({ waiting: repeated, refundIds: [] }) }
    const refusal = await moveRefusal(tx, ctx, booking, { seen, newDay, isPriced: priced !== undefined })
    if (refusal) return refusal
    if (priced && dueCents > 0) {
      await endWaitingChanges(tx, id)
      const until = holdExpiry(ctx.now(), ctx.config.holdMinutes)
      const waiting = await storeWaitingChange(tx, ctx, booking, {
        ...{ key, changedBy: 'customer', priced, until, move: { newDay, dueCents, feeCents } },
      })
      return { after: () => ({ waiting, refundIds: [] }) }
    }
    const write = familyMoveWrite(booking, newDay, priced?.after)
    const told = priced && { ...priced, messages: [...priced.messages, ...describeMove(ctx, booking)] }
    const settled =
      told && (await makeOrderChange(tx, ctx, booking, { key, changedBy: 'customer', priced: told, write }))
    return {
      write,
      async after() {
        const made = await settled?.after()
        if (isRefusal(made)) return made
        if (!made) await mailMove(tx, ctx, booking)
        return { waiting: null, refundIds: made?.refundIds ?? [] }
      },
    }
  })
  if (isRefusal(moved)) return moved === BOOKING_GONE ? WRONG_LINK : moved
  for (const refundId of moved.refundIds) await sendRefund(ctx, refundId)
  return moved.waiting
}

/** Returns what a move would cost; its messages say what the new day's price means where nothing of it is due first. */
export async function quoteMove(
  ctx: Context,
  booking: FullBooking,
  bookingDate: PartyDay,
): Promise<{ feeCents: Cents; dueCents: Cents; messages: readonly Message[] } | Refusal> {
  const feeCents = getMoveFee(booking.rescheduleCount, booking.priceTerms?.reschedule)
  const priced = await priceMove(ctx, booking, { bookingDate, feeCents })
  if (isRefusal(priced)) return priced
  const { differenceCents = 0, dueNowCents = 0 } = priced?.settlement ?? {}
  const saysMore = priced && differenceCents !== 0 && dueNowCents === 0
  return { feeCents, dueCents: feeCents + dueNowCents, messages: saysMore ? priced.messages : [] }
}

type Moved = { readonly waiting: OrderChangeRow | null; readonly refundIds: readonly number[] }

type Move = { readonly seen: FullBooking; readonly newDay: PartyDay; readonly isPriced: boolean }

async function moveRefusal(
  tx: Transaction,
  ctx: Context,
  booking: FullBooking,
  { seen, newDay, isPriced }: Move,
): Promise<Refusal | undefined> {
  const { bookingDate, rescheduleCount, numberOfNights, priceTerms, version } = booking
  // Only as many nights are locked as the party had, and only its price then is known.
  if ((isPriced && version !== seen.version) || numberOfNights !== seen.numberOfNights)
    return CHANGED_MEANWHILE
  const moved = { ...booking, bookingDate: newDay }
  return (
    rescheduleRefusal({
      bookingStatus: booking.bookingStatus,
      timesRescheduled: rescheduleCount,
      bookingDate,
      newPartyDay: newDay,
      today: partyDayAt(ctx.now()),
      limits: priceTerms?.reschedule,
    }) ??
    exemptionRefusal(priceTerms?.tax?.exemption, newDay) ??
    refusalAfterOffers(tx, ctx, moved, () => dayRefusal(tx, { ...moved, isVisitor: true }, ctx.now()))
  )
}

/** Returns what the new day means in money; undefined if it costs the same and moving is free. */
async function priceMove(
  ctx: Context,
  booking: FullBooking,
  { bookingDate, feeCents }: { readonly bookingDate: PartyDay; readonly feeCents: Cents },
): Promise<PricedChange | undefined | Refusal> {
  const isPriced = touchesPrice({ bookingDate }, booking)
  if (!isPriced && feeCents === 0) return undefined
  const sold = { ...booking, priceTerms: withPaidDeposit(booking) }
  const order = isPriced ? await repriceBooking(ctx, sold, { bookingDate }) : undefined
  if (isRefusal(order)) return order
  const after = changedSnapshot(booking, {}, order)
  const priced = settledChange(ctx, booking, {
    after,
    isDeposit: booking.isDeposit,
    area: 'inside',
    bookingDate,
  })
  return priced.settlement.differenceCents === 0 && feeCents === 0 ? undefined : priced
}
