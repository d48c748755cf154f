import { normalizeReference } from '#domain/booking/reference.ts'
import { isRefusal, type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import { isBookingPageToken } from '#server/booking/bookings/booking-page-link.ts'
import { findBooking } from '#server/booking/bookings/booking-queries.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import type { Context } from '#server/context.ts'
import type { Database, Transaction } from '#server/foundation/database/client.ts'
import { and, desc, eq, ne, or } from '#server/foundation/database/drizzle.ts'
import { bookings } from '#server/foundation/database/schema/all-tables.ts'
import type { DetailedRefusal } from '#server/foundation/http/detailed-refusal.ts'
import type { BookingRequest } from './booking-request.ts'
import { getEditable } from './revise-booking.ts'

/**
 * Returns the unpaid booking that a request revises: the one it names, otherwise the same party booked from a copy of
 * its draft. Browsers copy the draft when they duplicate a tab, and each tab would book and pay separately. Another day
 * or theme is another party.
 */
export async function findEditableBooking(
  ctx: Context,
  request: BookingRequest,
): Promise<FullBooking | DetailedRefusal | undefined> {
  const named = request.reference && (await findNamed(ctx, request, request.reference))
  if (named) return named
  const booked = await findDraftBooking(ctx.db, request)
  if (!booked) return undefined
  const own = getEditable(booked)
  return isRefusal(own) ? { ...own, details: { bookingId: booked.reference } } : own
}

const LINK_NEEDED = refuse('link_needed', 'bookings.linkNeeded')

/**
 * A booking that staff arranged with a family can only be changed with the mailed link, or in the browser that made it.
 */
async function findNamed(
  ctx: Context,
  request: BookingRequest,
  typedReference: string,
): Promise<FullBooking | Refusal | undefined> {
  const reference = normalizeReference(typedReference)
  const booking = reference ? await findBooking(ctx.db, { reference }) : undefined
  if (!booking) return undefined
  if (isArranged(booking) && !(await isOwn(ctx, request, booking))) return LINK_NEEDED
  return getEditable(booking)
}

/**
 * Returns whether staff entered or confirmed it. A booking that waits indefinitely for its first payment was confirmed.
 */
function isArranged(booking: FullBooking): boolean {
  const { isEnteredByStaff, bookingStatus, confirmedAt, isPaid, paidCents, holdExpiresAt } = booking
  const isConfirmed = bookingStatus === 'confirmed' || bookingStatus === 'completed' || confirmedAt !== null
  const waitsForStaff = bookingStatus === 'pending' && !isPaid && paidCents === 0 && holdExpiresAt === null
  return isEnteredByStaff || isConfirmed || waitsForStaff
}

async function isOwn(
  ctx: Context,
  { draftKey, token }: BookingRequest,
  booking: FullBooking,
): Promise<boolean> {
  if (draftKey && draftKey === booking.draftKey) return true
  return token !== undefined && (await isBookingPageToken(ctx, booking, token))
}

/**
 * Returns the booking of the same party from the same draft: the one that is not cancelled, otherwise the newest. A
 * party that was paid and cancelled can be booked again.
 */
async function findDraftBooking(db: Database, request: BookingRequest): Promise<FullBooking | undefined> {
  if (!request.draftKey) return undefined
  const [booked] = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        matchesDraftParty(request, request.draftKey),
        or(ne(bookings.bookingStatus, 'cancelled'), eq(bookings.isPaid, false)),
      ),
    )
    .orderBy(eq(bookings.bookingStatus, 'cancelled'), desc(bookings.id))
    .limit(1)
  return booked && findBooking(db, booked)
}

/** Returns whether another tab has booked the party since; call it with the day locked. */
export async function isBookedSince(tx: Transaction, request: BookingRequest): Promise<boolean> {
  if (!request.draftKey) return false
  const live = and(matchesDraftParty(request, request.draftKey), ne(bookings.bookingStatus, 'cancelled'))
  return (await tx.$count(bookings, live)) > 0
}

function matchesDraftParty({ order }: BookingRequest, draftKey: string) {
  return and(
    eq(bookings.draftKey, draftKey),
    eq(bookings.bookingDate, order.bookingDate),
    eq(bookings.themeId, order.themeId),
  )
}
