import { addDays, type PartyDay, partyDayAt } from '#domain/foundation/time/party-day.ts'
import type { FollowUpKind } from '#domain/people/follow-ups/follow-up-kinds.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import { daysAvailable } from '#server/calendar/availability/read-day-options.ts'
import type { Context } from '#server/context.ts'

/** A year later on the same day of the week. */
const DAYS_OF_YEAR = 364

/**
 * Returns the day on which the wizard opens with the order of a follow-up, and which its mail is priced for: the one
 * that was chosen, otherwise the one a year after the party, if it has room.
 */
export async function findDay(
  ctx: Context,
  kind: FollowUpKind,
  booking: FullBooking,
): Promise<PartyDay | null> {
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
