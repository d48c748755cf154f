import { isActive } from '#domain/booking/status.ts'
import { noticeForChange, offerExpiry } from '#domain/family/waiting-list.ts'
import { findBooking } from '#server/booking/bookings/booking-queries.ts'
import { dayRefusal } from '#server/booking/bookings/day-refusal.ts'
import { themeRefusal } from '#server/booking/bookings/price-order.ts'
import { partyFactsFor } from '#server/booking/bookings/to-party-facts.ts'
import { readPricing } from '#server/catalogue/pricing/pricing-queries.ts'
import type { Context } from '#server/context.ts'
import type { Queryable, Transaction } from '#server/foundation/database/client.ts'
import { queueMail } from '#server/foundation/mail/queue-mail.ts'
import { type Entry, markOffered } from './mark-offered.ts'

/**
 * Offers a booking the bigger order it is waiting for, if its day now has room for the difference. Returns whether it
 * did. Its family finds the change prepared on its booking page.
 * @param waiting how many are waiting for that day, including this one
 */
export async function offerMore(
  tx: Transaction,
  ctx: Context,
  entry: Entry,
  waiting: number,
): Promise<boolean> {
  const { themeId, numberOfTeepees, bookingDate, changesBookingId, wantedBeside } = entry
  const booking = changesBookingId === null ? undefined : await findBooking(tx, { id: changesBookingId })
  const isStillThatDay =
    booking &&
    isActive(booking.bookingStatus) &&
    booking.bookingDate === bookingDate &&
    booking.numberOfNights === 1
  if (!isStillThatDay || themeId === null) return false
  const until = await getExpiry(tx, ctx, entry, waiting)
  if (!until) return false
  const wanted = { ...booking, themeId, numberOfTeepees, addons: wantedBeside?.addons }
  if ((await themeRefusal(tx, wanted, booking)) ?? (await dayRefusal(tx, wanted, ctx.now()))) return false
  await markOffered(tx, ctx, entry, until)
  const party = await partyFactsFor(tx, ctx, booking)
  // The mail names no booking: the booking's row may be locked by a transaction that is waiting for this entry.
  await queueMail(tx, ctx, { kind: 'more-offered', once: [entry.id], party, numberOfTeepees, until })
  return true
}

/** Returns until when a bigger order is held; undefined once its family could no longer make the change. */
export async function getExpiry(
  db: Queryable,
  ctx: Context,
  { bookingDate, wantedBeside }: Pick<Entry, 'bookingDate' | 'wantedBeside'>,
  waiting: number,
): Promise<Date | undefined> {
  const { changes } = await readPricing(db)
  if (!changes.enabled) return undefined
  const noticeDays = noticeForChange(changes, wantedBeside ?? {})
  return offerExpiry({ now: ctx.now(), bookingDate, noticeDays, waiting })
}
