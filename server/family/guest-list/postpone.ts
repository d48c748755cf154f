import { isRefusal, type Refusal } from '#domain/foundation/refusal/refusal.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { addDays } from '#domain/foundation/time/party-day.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import { newSecret } from '#server/booking/guests/guest-queries.ts'
import type { Context } from '#server/context.ts'
import { listFamilyDays } from '#server/family/booking-page/list-family-days.ts'
import { guestLists } from '#server/foundation/database/schema/all-tables.ts'

const SEARCHED_DAYS = 60
const SHOWN_DAYS = 12

type Postponed = { readonly days: string[]; readonly text: string }

/** Tells the guests, whose links show it until the party moves, and returns the days it could move to. */
export async function postponeParty(
  ctx: Context,
  booking: FullBooking,
  { text: given, language }: { readonly text: string | null; readonly language: Language },
): Promise<Postponed | Refusal> {
  const { id: bookingId, bookingDate } = booking
  const text = given ?? textIn(language)('guests.postponed', { day: bookingDate })
  const range = { from: addDays(bookingDate, 1), to: addDays(bookingDate, SEARCHED_DAYS) }
  const days = await listFamilyDays(ctx, booking, range, language)
  if (isRefusal(days)) return days
  const set = { postponedText: text, postponedDay: bookingDate }
  await ctx.db
    .insert(guestLists)
    .values({ bookingId, token: newSecret(), isOpen: false, ...set })
    .onConflictDoUpdate({ target: guestLists.bookingId, set })
  const free = days.filter(({ available }) => available).map(({ date }) => date)
  return { days: free.slice(0, SHOWN_DAYS), text }
}
