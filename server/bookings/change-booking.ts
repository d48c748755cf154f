import { eq } from 'drizzle-orm'
import type { BookingChange } from '#contract/staff-bookings.ts'
import { dateRefusal } from '#domain/availability.ts'
import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts'
import { audit } from '#server/accounts/audit.ts'
import { calendarFacts } from '#server/calendar/calendar-facts.ts'
import { takeCouponUse } from '#server/coupons/coupon-uses.ts'
import type { Transaction } from '#server/database/client.ts'
import { commitUnlessRefused } from '#server/database/commit-unless-refused.ts'
import { lockPartyDay } from '#server/database/locks.ts'
import { bookings } from '#server/database/schema/all-tables.ts'
import type { Admin, World } from '#server/world.ts'
import type { BookingRow, FullBooking } from './booking-answers.ts'
import { findBooking, lockBooking } from './booking-queries.ts'
import { markCancelled } from './release-booking.ts'

const GONE = refuse('not_found', 'This booking does not exist anymore.')
const NEWER = refuse(
  'newer_version',
  'Somebody else changed this booking in the meantime. Please look at it again before you save.',
)

/** Changes a booking for staff. Capacity holds for them too, unless they were asked and insist. */
export async function changeBooking(
  world: World,
  id: number,
  change: BookingChange,
  admin: Admin,
): Promise<FullBooking | Refusal> {
  const saved = await commitUnlessRefused(world.db, async (tx) => {
    const [glimpsed] = await tx.select().from(bookings).where(eq(bookings.id, id))
    if (!glimpsed) return GONE
    await lockPartyDay(tx, change.bookingDate ?? glimpsed.bookingDate)
    const booking = await lockBooking(tx, id)
    if (!booking) return GONE
    if (change.version !== undefined && change.version !== booking.version) return NEWER
    const refusal = await capacityRefusal(tx, world, booking, change)
    if (refusal) return refusal
    await apply(tx, world, booking, change)
    await audit(tx, {
      actor: admin.username,
      action: 'changed',
      subject: 'booking',
      subjectId: id,
      details: describe(booking, change),
    })
    return booking
  })
  return isRefusal(saved) ? saved : ((await findBooking(world.db, { id })) ?? GONE)
}

/** Asked only when the change makes the booking take more than it already holds. */
async function capacityRefusal(
  tx: Transaction,
  world: World,
  booking: BookingRow,
  change: BookingChange,
): Promise<Refusal | undefined> {
  const after = { ...booking, ...definedOnly(change) }
  if (after.bookingStatus === 'cancelled' || change.overrideCapacity) return undefined
  const takesMore =
    booking.bookingStatus === 'cancelled' ||
    after.bookingDate !== booking.bookingDate ||
    after.themeId !== booking.themeId ||
    after.numberOfTeepees > booking.numberOfTeepees
  if (!takesMore) return undefined
  const facts = await calendarFacts(tx, {
    from: after.bookingDate,
    to: after.bookingDate,
    themeId: after.themeId,
    teepees: after.numberOfTeepees,
    now: world.now(),
    exceptBookingId: booking.id,
  })
  return dateRefusal(after.bookingDate, facts)
}

async function apply(
  tx: Transaction,
  world: World,
  booking: BookingRow,
  change: BookingChange,
): Promise<void> {
  const now = world.now()
  if (change.bookingStatus === 'cancelled' && booking.bookingStatus !== 'cancelled')
    await markCancelled(tx, booking, 'staff', now)
  const { bookingDate, customerName, customerEmail, customerPhone, partyAddress } = change
  const { city, state, zipCode, guestCount, specialRequests, customThemeDetails } = change
  const details = definedOnly({
    bookingDate,
    customerName,
    customerEmail,
    customerPhone,
    partyAddress,
    city,
    state,
    zipCode,
    guestCount,
    specialRequests,
    customThemeDetails,
  })
  const status =
    change.bookingStatus && change.bookingStatus !== 'cancelled'
      ? await statusColumns(tx, booking, change.bookingStatus, now)
      : {}
  await tx
    .update(bookings)
    .set({ ...details, ...status, version: booking.version + 1, updatedAt: now })
    .where(eq(bookings.id, booking.id))
}

/** A booking that staff vouch for waits for its payment without a limit. */
async function statusColumns(
  tx: Transaction,
  booking: BookingRow,
  status: 'pending' | 'confirmed' | 'completed',
  now: Date,
) {
  const isReopened = booking.bookingStatus === 'cancelled'
  const couponHeld =
    isReopened && booking.couponId !== null ? await takeCouponUse(tx, booking.couponId) : booking.couponHeld
  return {
    bookingStatus: status,
    couponHeld,
    holdExpiresAt: status === 'pending' && !isReopened ? booking.holdExpiresAt : null,
    confirmedAt: status === 'pending' ? null : (booking.confirmedAt ?? now),
    cancelReason: null,
    cancelledAt: null,
  }
}

function describe(booking: BookingRow, change: BookingChange): string {
  const before: Record<string, unknown> = booking
  return Object.entries(change)
    .filter(
      ([name, value]) =>
        name in before && name !== 'version' && value !== undefined && value !== before[name],
    )
    .map(([name, value]) => `${name}: ${String(before[name] ?? '')} → ${String(value ?? '')}`)
    .concat(change.overrideCapacity ? ['although the day is full'] : [])
    .join('; ')
}

type Defined<T> = { [K in keyof T]: Exclude<T[K], undefined> }

function definedOnly<T extends object>(values: T): Partial<Defined<T>> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<
    Defined<T>
  >
}
