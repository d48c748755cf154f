import type { DayAvailability } from '#contract/booking/availability.ts'
import { alreadyOn } from '#domain/booking/changes/reschedule.ts'
import { isRefusal, type Refusal } from '#domain/foundation/refusal/refusal.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import type { PartyDay } from '#domain/foundation/time/party-day.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import { daysAvailable } from '#server/calendar/availability/read-day-options.ts'
import type { Context } from '#server/context.ts'

/**
 * Returns the days a party could move to. Only somebody with its link sees days that are free apart from this booking.
 */
export async function listFamilyDays(
  ctx: Context,
  { id, themeId, numberOfTeepees, numberOfNights, bookingDate, bookedAddons }: FullBooking,
  range: { readonly from: PartyDay; readonly to: PartyDay },
  language: Language,
): Promise<DayAvailability[] | Refusal> {
  const wanted = {
    language,
    themeId,
    teepees: numberOfTeepees,
    numberOfNights,
    addons: bookedAddons,
    isVisitor: true,
    exceptBookingId: id,
  }
  const days = await daysAvailable(ctx, { ...range, ...wanted })
  if (isRefusal(days)) return days
  return days.map((day) =>
    day.date === bookingDate
      ? { ...day, available: false, reason: textIn(language)(alreadyOn(bookingDate)) }
      : day,
  )
}
