import { eq } from 'drizzle-orm'
import type { BookingChange } from '#contract/staff-bookings.ts'
import { holdsCapacity } from '#domain/booking/status.ts'
import { partyDayAt } from '#domain/party-day.ts'
import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts'
import type { DateRefusal } from '#domain/resource-availability.ts'
import { audit } from '#server/accounts/audit.ts'
import { newerVersion } from '#server/accounts/staff-changes.ts'
import { announceBooking } from '#server/bookings/announce-booking.ts'
import { findBooking, lockBooking } from '#server/bookings/booking-queries.ts'
import { BOOKING_GONE } from '#server/bookings/booking-refusals.ts'
import { dayRefusal } from '#server/bookings/day-refusal.ts'
import type { BookingRow, FullBooking } from '#server/bookings/full-booking.ts'
import { heldCoupon, moveCouponUse } from '#server/bookings/move-coupon-use.ts'
import { type PricedOrder, pricedColumns } from '#server/bookings/price-order.ts'
import { writeAddons } from '#server/bookings/write-addons.ts'
import type { Admin, Context } from '#server/context.ts'
import type { Transaction } from '#server/database/client.ts'
import { commitUnlessRefused } from '#server/database/commit-unless-refused.ts'
import { lockPartyDay } from '#server/database/locks.ts'
import { bookings } from '#server/database/schema/all-tables.ts'
import { changedColumns } from './booking-change-columns.ts'
import { changeStatus } from './change-status.ts'
import { describeBookingChange } from './describe-booking-change.ts'
import { repriceBooking, touchesPrice } from './reprice-booking.ts'
import { stopOtherIntents } from './revise-booking.ts'

/** Changes a booking for staff. Capacity holds for them too, unless they were asked and insist. */
export async function changeBooking(
  ctx: Context,
  id: number,
  change: BookingChange,
  admin: Admin,
): Promise<FullBooking | Refusal> {
  const seen = await findBooking(ctx.db, { id })
  if (!seen) return BOOKING_GONE
  const priced = touchesPrice(change, seen) ? await repriceBooking(ctx, seen, change) : undefined
  if (isRefusal(priced)) return priced
  const refusal = priced && (await paymentRefusal(ctx, seen, priced, change))
  if (refusal) return refusal
  const saved = await commitUnlessRefused(ctx.db, async (tx) => {
    await lockPartyDay(tx, change.bookingDate ?? seen.bookingDate)
    const booking = await lockBooking(tx, id)
    if (!booking) return BOOKING_GONE
    // A price is worked out from what was seen, and a day was locked: both must still be what is stored.
    const hasMoved = change.bookingDate === undefined && booking.bookingDate !== seen.bookingDate
    const seenVersion = change.version ?? (priced || hasMoved ? seen.version : undefined)
    const newer = newerVersion('this booking', booking.version, seenVersion)
    if (newer) return newer
    const tooFull = await capacityRefusal(tx, ctx, { seen, booking, change, addons: priced?.addons })
    if (tooFull && !change.overrideCapacity) return tooFull
    return write(tx, ctx, { seen, booking, change, priced, overruled: tooFull, admin })
  })
  return isRefusal(saved) ? saved : ((await findBooking(ctx.db, { id })) ?? BOOKING_GONE)
}

/** A payment under way is stopped before its amount changes, so that nobody pays a price that no longer holds. */
async function paymentRefusal(
  ctx: Context,
  booking: FullBooking,
  priced: PricedOrder,
  change: BookingChange,
): Promise<Refusal | undefined> {
  if (booking.isPaid) {
    return change.isDeposit === undefined || change.isDeposit === booking.isDeposit
      ? undefined
      : refuse(
          'conflict',
          'This booking has been paid, so deposit or full payment cannot be changed anymore.',
        )
  }
  if (pricedColumns(priced).finalAmount === booking.finalAmount) return undefined
  return stopOtherIntents(ctx, booking.id, null)
}

/** Asked only when the change makes the booking take more than it already holds. */
async function capacityRefusal(
  tx: Transaction,
  ctx: Context,
  {
    seen,
    booking,
    change,
    addons,
  }: Pick<Write, 'seen' | 'booking' | 'change'> & { addons?: Lines | undefined },
): Promise<DateRefusal | undefined> {
  const now = ctx.now()
  const after = { ...booking, ...changedColumns(change) }
  const isCancelled = (change.bookingStatus ?? booking.bookingStatus) === 'cancelled'
  const isOver = after.bookingDate === booking.bookingDate && after.bookingDate < partyDayAt(now)
  if (isCancelled || isOver) return undefined
  const takesMore =
    (change.bookingStatus !== undefined && !holdsCapacity(booking, now)) ||
    after.bookingDate !== booking.bookingDate ||
    after.themeId !== booking.themeId ||
    after.numberOfTeepees > booking.numberOfTeepees ||
    (change.addons !== undefined && hasMore(addons ?? [], seen.bookedAddons))
  return takesMore ? dayRefusal(tx, { ...after, addons: change.addons ? addons : undefined }, now) : undefined
}

type Lines = readonly { readonly addonId: number; readonly quantity: number }[]

function hasMore(after: Lines, before: Lines): boolean {
  const earlier = new Map(before.map(({ addonId, quantity }) => [addonId, quantity]))
  return after.some(({ addonId, quantity }) => quantity > (earlier.get(addonId) ?? 0))
}

type Write = {
  readonly seen: FullBooking
  readonly booking: BookingRow
  readonly change: BookingChange
  readonly priced: PricedOrder | undefined
  /** Why the day could not be had, where staff insisted. */
  readonly overruled: DateRefusal | undefined
  readonly admin: Admin
}

async function write(
  tx: Transaction,
  ctx: Context,
  { seen, booking, change, priced, overruled, admin }: Write,
): Promise<null | Refusal> {
  const now = ctx.now()
  const couponId = priced ? (priced.coupon?.id ?? null) : booking.couponId
  const claim = claimOn(couponId, booking)
  const usedUp = await moveCouponUse(tx, heldCoupon(booking), claim)
  if (usedUp) return usedUp
  const couponHeld = claim !== null
  const status = await changeStatus(tx, { ...booking, couponId, couponHeld }, change.bookingStatus, now)
  await tx
    .update(bookings)
    .set({
      ...changedColumns(change),
      ...(priced && pricedColumns(priced)),
      couponHeld,
      ...status,
      version: booking.version + 1,
      updatedAt: now,
    })
    .where(eq(bookings.id, booking.id))
  if (priced && change.addons) await writeAddons(tx, booking.id, priced.addons)
  await audit(tx, {
    actor: admin.username,
    action: 'changed',
    subject: 'booking',
    subjectId: booking.id,
    details: describeBookingChange(seen, change, priced, overruled),
  })
  // Cancelling has told so itself.
  const isCancelling = status.bookingStatus === undefined && change.bookingStatus === 'cancelled'
  if (!isCancelling) await announceBooking(tx, booking.id, { event: 'booking.changed', now })
  return null
}

/** The coupon of which the booking is to have a use once this is its coupon; a cancelled one claims none anew. */
function claimOn(couponId: number | null, booking: BookingRow): number | null {
  if (couponId === booking.couponId) return heldCoupon(booking)
  return booking.bookingStatus === 'cancelled' ? null : couponId
}
