import { useQuery } from '@tanstack/react-query'
import { type ApiQuery, apiQuery } from '#app/lib/api/api-query.ts'
import type { BookingDraft } from '#app/lib/draft/booking-draft.ts'
import { bookableDays, byDay, FRESH_MILLISECONDS, getMonth } from '#app/lib/month-days.ts'
import type { CalendarDay } from '#app/ui/calendar/calendar-day.ts'
import type { DayAvailability } from '#contract/booking/availability.ts'
import type { PartyDay } from '#domain/foundation/time/party-day.ts'

/** The query for a range of days. */
export type DaysQuery = (from: PartyDay, to: PartyDay) => ApiQuery<DayAvailability[]>

/**
 * Returns the query for days with this theme and number of teepees; excludes the visitor's own unpaid
 * booking.
 */
export function draftDays(draft: AskingDraft): DaysQuery {
  return (from, to) => apiQuery('/api/availability', { query: { from, to, ...toParty(draft) } })
}

/** Likewise for a single day and its alternatives, with these add-ons if there are any. */
export function dayOptionsQuery(
  date: PartyDay,
  draft: AskingDraft,
  addons: readonly { readonly addonId: number; readonly quantity: number }[] = [],
) {
  const list = addons.map(({ addonId, quantity }) => `${addonId}:${quantity}`).join(',')
  return apiQuery('/api/availability/:date', {
    params: { date },
    query: { ...toParty(draft), addons: list || undefined },
    staleTime: FRESH_MILLISECONDS,
  })
}

type AskingDraft = Pick<
  BookingDraft,
  'themeId' | 'numberOfTeepees' | 'numberOfNights' | 'bookingId' | 'offerToken'
>

function toParty({ themeId, numberOfTeepees, numberOfNights, bookingId, offerToken }: AskingDraft) {
  return {
    themeId: themeId ?? undefined,
    teepees: numberOfTeepees,
    nights: numberOfNights > 1 ? numberOfNights : undefined,
    bookingId: bookingId ?? undefined,
    offerToken: offerToken ?? undefined,
  }
}

type Days = ReadonlyMap<PartyDay, CalendarDay>

/** Returns the known days of one month. `month` is `yyyy-MM`. */
export function useAvailability(month: string | undefined, daysQuery: DaysQuery) {
  const query = month === undefined ? undefined : getMonthQuery(month, daysQuery)
  return useQuery<DayAvailability[], Error, Days, readonly string[]>({
    queryKey: query?.queryKey ?? [],
    enabled: query !== undefined,
    staleTime: FRESH_MILLISECONDS,
    select: byDay,
  })
}

/** Returns why the selected day is not available, if known. */
export function useDayRefusal(draft: BookingDraft): string | undefined {
  const { bookingDate } = draft
  const { data: days } = useAvailability(bookingDate ? getMonth(bookingDate) : undefined, draftDays(draft))
  return days?.get(bookingDate)?.reason
}

/** Returns the query for the month's bookable days; undefined if there are none. */
function getMonthQuery(month: string, daysQuery: DaysQuery) {
  const range = bookableDays(month)
  return range && daysQuery(range.from, range.to)
}
