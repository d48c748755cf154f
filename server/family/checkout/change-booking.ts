import type { BookingChange } from '#contract/booking/staff-bookings.ts'
import type { KindFacts } from '#contract/operations/audit-facts.ts'
import {
  decidePaymentChange,
  expectedVersion,
  reserveCouponUse,
  takesMore,
  touchesPrice,
} from '#domain/booking/changes/booking-change.ts'
import { type StatusChange, statusChange } from '#domain/booking/changes/status-change.ts'
import { areaRefusalToStaff } from '#domain/catalogue/pricing/delivery-area.ts'
import type { OrderedAddon } from '#domain/catalogue/pricing/types.ts'
import type { Cents } from '#domain/foundation/money/money.ts'
import type { DateRefusal } from '#domain/foundation/refusal/date-refusal.ts'
import { isRefusal, type Refusal } from '#domain/foundation/refusal/refusal.ts'
import { emailKey } from '#domain/people/customers/contact-keys.ts'
import { announceBooking } from '#server/booking/bookings/announce-booking.ts'
import { findBooking, lockFullBooking } from '#server/booking/bookings/booking-queries.ts'
import { BOOKING_GONE } from '#server/booking/bookings/booking-refusals.ts'
import { dayRefusal } from '#server/booking/bookings/day-refusal.ts'
import { settleWaitForMore } from '#server/booking/bookings/end-wait-for-more.ts'
import type { BookingRow, FullBooking } from '#server/booking/bookings/full-booking.ts'
import { heldCoupon, moveCouponUse } from '#server/booking/bookings/move-coupon-use.ts'
import { pricedColumns } from '#server/booking/bookings/price-order.ts'
import { recordMove, takeBackMove } from '#server/booking/bookings/record-move.ts'
import { markCancelled } from '#server/booking/bookings/release-booking.ts'
import { LAST_WORDS, queueReopenedMail } from '#server/booking/bookings/reopened-mail.ts'
import { removeAddons, writeAddons } from '#server/booking/bookings/write-addons.ts'
import { storeOrderChange } from '#server/booking/order-changes/order-change-queries.ts'
import { isSameOrder, orderSnapshot } from '#server/booking/order-changes/order-snapshot.ts'
import { commitFreeingPlaces } from '#server/calendar/availability/commit-freeing-places.ts'
import { takeCouponUse } from '#server/catalogue/coupons/coupon-uses.ts'
import type { Admin, Context } from '#server/context.ts'
import { audit } from '#server/foundation/audit-log/audit.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { eq, sql } from '#server/foundation/database/drizzle.ts'
import { lockPartyDay } from '#server/foundation/database/locks.ts'
import { bookingLinks, bookingNotes, bookings } from '#server/foundation/database/schema/all-tables.ts'
import { takeBackMails } from '#server/foundation/mail/waiting-mail.ts'
import { newerVersion } from '#server/foundation/staff-records/newer-version.ts'
import { changedColumns } from './booking-change-columns.ts'
import { bookingChangeFacts } from './booking-change-facts.ts'
import { repriceBooking } from './reprice-booking.ts'
import { stopOtherIntents } from './revise-booking.ts'
import { findUnservedArea } from './unserved-area.ts'

/** Changes a booking for staff. Capacity limits staff as well, unless they saw the warning and override it. */
export async function changeBooking(
  ctx: Context,
  id: number,
  change: BookingChange,
  admin: Admin,
): Promise<FullBooking | Refusal> {
  const seen = await findBooking(ctx.db, { id })
  if (!seen) return BOOKING_GONE
  const area = await findUnservedArea(ctx, seen, change)
  if (area && !change.overrideArea) return areaRefusalToStaff(area, change.zipCode ?? seen.zipCode)
  const priced = touchesPrice(change, seen) ? await repriceBooking(ctx, seen, change) : undefined
  if (isRefusal(priced)) return priced
  const refusal =
    priced && (await paymentRefusal(ctx, seen, { ...priced.quote, isDeposit: change.isDeposit }))
  if (refusal) return refusal
  const saved = await commitFreeingPlaces(ctx, async (tx) => {
    await lockPartyDay(tx, change.bookingDate ?? seen.bookingDate)
    const booking = await lockFullBooking(tx, id)
    if (!booking) return BOOKING_GONE
    const { bookingDate } = booking
    const expected = expectedVersion(change, seen, { isRepriced: priced !== undefined, bookingDate })
    const newer = newerVersion('booking', booking.version, expected)
    if (newer) return newer
    const addons = change.addons && priced?.addons
    const tooFull = await capacityRefusal(tx, ctx, { booking, change: { ...change, addons } })
    if (tooFull && !change.overrideCapacity) return tooFull
    const order = priced && { columns: pricedColumns(priced), addons }
    const facts = bookingChangeFacts(seen, change, priced, { overruled: tooFull, area })
    const refused = await writeChange(tx, ctx, { booking, change, order, facts, admin })
    return refused ?? recordChange(tx, ctx, booking, admin)
  })
  return isRefusal(saved) ? saved : ((await findBooking(ctx.db, { id })) ?? BOOKING_GONE)
}

/** Stops open payments before the amount changes, so that no outdated price is charged. */
export async function paymentRefusal(
  ctx: Context,
  booking: FullBooking,
  after: { readonly finalAmountCents: Cents; readonly isDeposit?: boolean | undefined },
): Promise<Refusal | undefined> {
  const decided = decidePaymentChange(booking, after)
  if (isRefusal(decided)) return decided
  return decided.stopPayments ? stopOtherIntents(ctx, booking.id, null) : undefined
}

type Placed = Omit<BookingChange, 'addons'> & { readonly addons?: Lines | undefined }

/** Checks the calendar only if the change makes the booking take more than it already holds. */
export async function capacityRefusal(
  tx: Transaction,
  ctx: Context,
  { booking, change }: { readonly booking: FullBooking; readonly change: Placed },
): Promise<DateRefusal | undefined> {
  const now = ctx.now()
  if (!takesMore(booking, change, now)) return undefined
  return dayRefusal(tx, { ...booking, ...changedColumns(change), addons: change.addons }, now)
}

type Lines = readonly { readonly addonId: number; readonly quantity: number }[]

/** Records how a change altered an order, so that it can be reverted. */
async function recordChange(
  tx: Transaction,
  ctx: Context,
  booking: FullBooking,
  admin: Admin,
): Promise<null> {
  const changed = await findBooking(tx, { id: booking.id })
  if (!changed) return null
  const [before, after] = [orderSnapshot(booking), orderSnapshot(changed)]
  if (isSameOrder(before, after)) return null
  await storeOrderChange(tx, ctx, booking, {
    bookingId: booking.id,
    ofVersion: booking.version,
    requestHash: '',
    changedBy: admin.username,
    status: 'applied',
    before,
    after,
    differenceCents: priceCents(changed) - priceCents(booking),
    dueCents: 0,
    refundCents: 0,
    appliedAt: ctx.now(),
  })
  return null
}

function priceCents({ totalCents, discountCents }: BookingRow): Cents {
  return totalCents - discountCents
}

type Write = {
  readonly booking: FullBooking
  readonly change: BookingChange
  /** Missing if the price is unchanged. */
  readonly order: NewOrder | undefined
  readonly facts: KindFacts<'changes'>
  readonly admin: Admin
}

type NewOrder = {
  readonly columns: Partial<BookingRow> & Pick<BookingRow, 'couponId'>
  /** Missing if they are unchanged. */
  readonly addons: readonly OrderedAddon[] | undefined
}

/** Writes staff's change to a locked booking, and announces it. */
export async function writeChange(
  tx: Transaction,
  ctx: Context,
  { booking, change, order, facts, admin }: Write,
): Promise<null | Refusal> {
  const now = ctx.now()
  const { themeId, numberOfTeepees } = { ...booking, ...changedColumns(change), ...order?.columns }
  await settleWaitForMore(tx, booking, { themeId, numberOfTeepees, now })
  const couponId = order ? order.columns.couponId : booking.couponId
  const reservation = reserveCouponUse(couponId, booking)
  const usedUp = await moveCouponUse(tx, heldCoupon(booking), reservation)
  if (usedUp) return usedUp
  const held = { ...booking, couponId, couponHeld: reservation !== null }
  const status = await applyStatus(tx, held, statusChange(held, change.bookingStatus, now), now)
  await tx
    .update(bookings)
    .set({
      ...changedColumns(change),
      ...order?.columns,
      ...status,
      version: booking.version + 1,
      updatedAt: now,
    })
    .where(eq(bookings.id, booking.id))
  await revokeLinks(tx, booking, change)
  await writeNotes(tx, booking.id, change.teamNotes)
  if (order?.addons) {
    await removeAddons(tx, booking.id)
    await writeAddons(tx, booking.id, order.addons)
  }
  const { bookingDate: toDay = booking.bookingDate } = change
  const moved = { movedBy: admin.username, toDay }
  const isMoved = toDay !== booking.bookingDate
  const isMoveTakenBack = isMoved && change.undo === true && (await takeBackMove(tx, booking, moved))
  if (isMoved && !isMoveTakenBack) await recordMove(tx, ctx, booking, moved)
  await audit(tx, {
    actor: admin.username,
    action: 'changed',
    subject: 'booking',
    subjectId: booking.id,
    facts,
  })
  const isReopened = booking.bookingStatus === 'cancelled' && status.bookingStatus !== undefined
  // Undone in time, the family hears neither.
  const isUnheard =
    change.undo === true && (await takeBackMails(tx, now, { bookingId: booking.id, kinds: LAST_WORDS }))
  if (isReopened && !isUnheard) await queueReopenedMail(tx, ctx, booking.id)
  // Cancelling has already queued its webhooks.
  const isCancelling = status.bookingStatus === undefined && change.bookingStatus === 'cancelled'
  if (!isCancelling) await announceBooking(tx, booking.id, { event: 'booking.changed', now })
  return null
}

/** Mails to a mistyped address may have reached a stranger, so the links sent there are revoked. */
async function revokeLinks(
  tx: Transaction,
  { id: bookingId, customerEmail: earlier }: BookingRow,
  { customerEmail }: BookingChange,
): Promise<void> {
  if (customerEmail === undefined || emailKey(customerEmail) === emailKey(earlier)) return
  const { linkVersion } = bookingLinks
  await tx
    .insert(bookingLinks)
    .values({ bookingId, linkVersion: 1 })
    .onConflictDoUpdate({
      target: bookingLinks.bookingId,
      set: { linkVersion: sql`${linkVersion} + 1` },
    })
}

/** Notes that are not part of the change stay. */
async function writeNotes(
  tx: Transaction,
  bookingId: number,
  text: BookingChange['teamNotes'],
): Promise<void> {
  if (text === undefined) return
  if (text === null) await tx.delete(bookingNotes).where(eq(bookingNotes.bookingId, bookingId))
  else
    await tx
      .insert(bookingNotes)
      .values({ bookingId, text })
      .onConflictDoUpdate({ target: bookingNotes.bookingId, set: { text } })
}

/** Gives back the coupon use or takes it again, depending on the status. Returns the columns to write. */
async function applyStatus(
  tx: Transaction,
  booking: BookingRow,
  decided: StatusChange,
  now: Date,
): Promise<Partial<BookingRow>> {
  const { couponHeld, couponId } = booking
  if (decided.kind === 'none') return { couponHeld }
  if (decided.kind === 'cancel') {
    await markCancelled(tx, booking, 'staff', now)
    return { couponHeld: false }
  }
  const isTaken = decided.takesCouponAgain && couponId !== null && (await takeCouponUse(tx, couponId))
  return { ...decided.columns, couponHeld: decided.takesCouponAgain ? isTaken : couponHeld }
}
