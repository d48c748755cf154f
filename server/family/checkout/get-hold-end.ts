import { holdExpiry, longHoldExpiry, revisedHoldExpiry } from '#domain/booking/changes/hold.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import type { Context } from '#server/context.ts'
import { findOfferEnd } from '#server/family/waiting-list/offer-places.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import type { BookingRequest } from './booking-request.ts'

/**
 * Returns when the hold of a new or revised booking ends, null if it does not: an offer of the waiting list holds its
 * day for as long as it was promised. Call it with the day locked.
 */
export async function getHoldEnd(
  tx: Transaction,
  ctx: Context,
  { order: { bookingDate }, enteredBy, offerToken }: BookingRequest,
  own: FullBooking | undefined,
): Promise<Date | null> {
  const now = ctx.now()
  const { holdMinutes } = ctx.config
  if (enteredBy && !own) {
    const { holdDays } = enteredBy
    return holdDays === undefined ? null : longHoldExpiry(now, holdDays, bookingDate)
  }
  const offerEnd = offerToken ? await findOfferEnd(tx, { offerToken, day: bookingDate, now }) : undefined
  const anew = getLater(holdExpiry(now, holdMinutes), offerEnd)
  if (!own || (await leavesOffer(tx, own, { bookingDate, now }))) return anew
  const revised = revisedHoldExpiry(own, { now, holdMinutes, bookingDate })
  return revised && getLater(revised, anew)
}

/** Returns whether the checkout holds a booking: no longer than a new one, or than the offer that it came from. */
export async function isHeldByCheckout(
  tx: Transaction,
  ctx: Context,
  { id: bookingId, bookingDate: day, bookingStatus, isPaid, paidCents, holdExpiresAt }: FullBooking,
): Promise<boolean> {
  const now = ctx.now()
  const isUnpaid = bookingStatus === 'pending' && !isPaid && paidCents === 0
  if (!isUnpaid || holdExpiresAt === null) return false
  const offerEnd = await findOfferEnd(tx, { bookingId, day, now })
  return holdExpiresAt <= getLater(holdExpiry(now, ctx.config.holdMinutes), offerEnd)
}

/** Returns whether a booking moves to another day than the one that an offer holds for it. */
async function leavesOffer(
  tx: Transaction,
  { id: bookingId, bookingDate: day, holdExpiresAt }: FullBooking,
  { bookingDate, now }: { readonly bookingDate: string; readonly now: Date },
): Promise<boolean> {
  if (bookingDate === day || holdExpiresAt === null) return false
  const offerEnd = await findOfferEnd(tx, { bookingId, day, now })
  return offerEnd !== undefined && holdExpiresAt <= offerEnd
}

function getLater(one: Date, other: Date | undefined): Date {
  return other && other > one ? other : one
}
