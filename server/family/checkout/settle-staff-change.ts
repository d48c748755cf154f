import { createHash } from 'node:crypto'
import type { BookingChange } from '#contract/booking/staff-bookings.ts'
import { toCents } from '#contract/wire/decimal.ts'
import { areaRefusalToStaff } from '#domain/catalogue/pricing/delivery-area.ts'
import { message } from '#domain/foundation/messages/message.ts'
import { isRefusal, type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import { findBooking, lockFullBooking } from '#server/booking/bookings/booking-queries.ts'
import { BOOKING_GONE } from '#server/booking/bookings/booking-refusals.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import { orderChangeFacts } from '#server/booking/order-changes/apply-order.ts'
import { endWaitingChanges } from '#server/booking/order-changes/order-change-queries.ts'
import { commitFreeingPlaces } from '#server/calendar/availability/commit-freeing-places.ts'
import type { Admin, Context, StaffCaller } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { lockPartyDay } from '#server/foundation/database/locks.ts'
import type { DetailedRefusal } from '#server/foundation/http/detailed-refusal.ts'
import { newerVersion } from '#server/foundation/staff-records/newer-version.ts'
import { readOpenIntents, stopIntents } from '#server/money/payments/intents/stop-intents.ts'
import { sendRefund } from '#server/money/payments/refunds/send-refund.ts'
import { bookingChangeFacts, type StaffOverrides } from './booking-change-facts.ts'
import { capacityRefusal, paymentRefusal, writeChange } from './change-booking.ts'
import { changeDisputed } from './change-order.ts'
import { type MadeChange, makeOrderChange } from './make-order-change.ts'
import { type PricedStaffChange, priceStaffChange } from './price-staff-change.ts'
import { findUnservedArea } from './unserved-area.ts'

const SEE_BOTH_FIRST = refuse('invalid', message('bookings.lookFirst'))

/** Returns whether staff saw both statements, in which case their change settles like a family's. */
export function isSettled({ differenceAmount, priceByHand, putBack }: BookingChange): boolean {
  return [differenceAmount, priceByHand, putBack].some((part) => part !== undefined)
}

/**
 * Changes an order for staff by the same rule as a family's change: overpayments are refunded, with documents and a
 * mail with both statements. The change is made at once, whatever is due. Staff may set the price, restore an earlier
 * order, and override refusals.
 */
export async function settleStaffChange(
  ctx: Context,
  id: number,
  change: BookingChange,
  { admin, language }: StaffCaller,
): Promise<FullBooking | DetailedRefusal> {
  const seen = await findBooking(ctx.db, { id })
  if (!seen) return BOOKING_GONE
  if (change.differenceAmount === undefined || change.bookingStatus !== undefined) return SEE_BOTH_FIRST
  const area = await findUnservedArea(ctx, seen, change)
  if (area && !change.overrideArea) return areaRefusalToStaff(area, change.zipCode ?? seen.zipCode)
  const stale = newerVersion('booking', seen.version, change.version)
  if (stale) return stale
  const priced = await priceStaffChange(ctx, seen, change)
  if (isRefusal(priced)) return priced
  if (priced.settlement.differenceCents !== toCents(change.differenceAmount))
    return changeDisputed(ctx, seen, priced, language)
  const charged = await stopPayments(ctx, seen, priced)
  if (charged) return charged
  const saved = await commitFreeingPlaces(ctx, (tx) => save(tx, ctx, { seen, change, priced, area, admin }))
  if (isRefusal(saved)) return saved
  for (const refundId of saved.refundIds) await sendRefund(ctx, refundId)
  return (await findBooking(ctx.db, { id })) ?? BOOKING_GONE
}

/** Stops payments for another price, and for a change by the family that this one replaces. */
async function stopPayments(
  ctx: Context,
  booking: FullBooking,
  { after, isDeposit }: PricedStaffChange,
): Promise<Refusal | undefined> {
  const refused = await paymentRefusal(ctx, booking, { ...after.columns, isDeposit })
  if (refused || !booking.isPaid) return refused
  const underway = refuse('payment_used', message('orderChange.underway'))
  return stopIntents(ctx, await readOpenIntents(ctx.db, ctx, booking.id, { kind: 'change' }), underway)
}

type Save = Pick<StaffOverrides, 'area'> & {
  readonly seen: FullBooking
  readonly change: BookingChange
  readonly priced: PricedStaffChange
  readonly admin: Admin
}

async function save(
  tx: Transaction,
  ctx: Context,
  { seen, change, priced, area, admin }: Save,
): Promise<MadeChange | Refusal> {
  await lockPartyDay(tx, change.bookingDate ?? seen.bookingDate)
  const booking = await lockFullBooking(tx, seen.id)
  if (!booking) return BOOKING_GONE
  const newer = newerVersion('booking', booking.version, seen.version)
  if (newer) return newer
  if (booking.paidCents !== seen.paidCents)
    return refuse('price_changed', message('orderChange.changedMeanwhile'))
  const { columns, addons } = priced.after
  const { themeId, numberOfTeepees } = columns
  const placed = { ...change, themeId, numberOfTeepees, addons }
  const overruled = await capacityRefusal(tx, ctx, { booking, change: placed })
  if (overruled && !change.overrideCapacity) return overruled
  await endWaitingChanges(tx, booking.id)
  const facts =
    change.putBack === undefined
      ? bookingChangeFacts(booking, change, priced.order, { overruled, area })
      : orderChangeFacts(priced.before, priced.after)
  const order = { columns: { ...columns, isDeposit: priced.isDeposit }, addons }
  return makeOrderChange(tx, ctx, booking, {
    key: { bookingId: booking.id, ofVersion: booking.version, requestHash: calculateHash(change) },
    changedBy: admin.username,
    priced,
    isUndo: change.undo === true,
    write: () => writeChange(tx, ctx, { booking, change, order, facts, admin }),
  })
}

function calculateHash(change: BookingChange): string {
  return createHash('sha256').update(JSON.stringify(change)).digest('hex')
}
