import type { FollowedOrder } from '#contract/people/follow-ups.ts'
import { toRequiredDetails } from '#domain/booking/details-fields.ts'
import { type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import { DAY_MILLISECONDS } from '#domain/foundation/time/durations.ts'
import { addDays, type PartyDay, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { ERASED } from '#domain/people/customers/contact-keys.ts'
import { findBooking } from '#server/booking/bookings/booking-queries.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import { daysAvailable } from '#server/calendar/availability/read-day-options.ts'
import type { Context } from '#server/context.ts'
import { and, eq, isNull } from '#server/foundation/database/drizzle.ts'
import { followUps } from '#server/foundation/database/schema/all-tables.ts'
import { addressHashes, type FollowUp, findByToken } from './follow-up-links.ts'

const NO_LONGER = refuse('not_found', 'followUps.linkOver')

/** How many days the button in a mail gives access to the family's details. */
const LINK_DAYS = 60
/** A year later on the same day of the week. */
const DAYS_OF_YEAR = 364

/**
 * Returns the family of a booking and a suitable day, for the wizard, and records that the link was opened. The link
 * stops working when the booking's address is corrected, since it went to the old one.
 */
export async function openOrder(ctx: Context, token: string): Promise<FollowedOrder | Refusal> {
  const row = await findByToken(ctx.db, 'order', token)
  if (!row || +ctx.now() - +row.createdAt > LINK_DAYS * DAY_MILLISECONDS) return NO_LONGER
  const booking = row.bookingId === null ? undefined : await findBooking(ctx.db, { id: row.bookingId })
  if (!booking || booking.customerEmail === ERASED) return NO_LONGER
  const hash = await addressHashes(ctx.db)
  if (hash(booking.customerEmail) !== row.addressHash) return NO_LONGER
  await ctx.db
    .update(followUps)
    .set({ clickedAt: ctx.now() })
    .where(and(eq(followUps.id, row.id), isNull(followUps.clickedAt)))
  return { bookingDate: await findDay(ctx, row, booking), details: toRequiredDetails(booking) }
}

/** Returns the day that was chosen, otherwise the one a year after the party, if it has room. */
async function findDay(ctx: Context, { kind }: FollowUp, booking: FullBooking): Promise<PartyDay | null> {
  if (kind === 'birthday') return null
  const day = kind === 'unfinished-booking' ? booking.bookingDate : addDays(booking.bookingDate, DAYS_OF_YEAR)
  if (day < partyDayAt(ctx.now())) return null
  const { themeId, numberOfTeepees: teepees, numberOfNights, bookedAddons: addons } = booking
  const days = await daysAvailable(ctx, {
    from: day,
    to: day,
    themeId,
    teepees,
    numberOfNights,
    addons,
    isVisitor: true,
    language: booking.language,
  })
  return Array.isArray(days) && days[0]?.available === true ? day : null
}
