import { useQuery } from '@tanstack/react-query'
import { type ApiQuery, apiQuery } from '#app/lib/api/api-query.ts'
import type { BookingDraft } from '#app/lib/draft/booking-draft.ts'
import type { CalendarDay } from '#app/ui/calendar/calendar-day.ts'
import type { DayAvailability } from '#contract/booking/availability.ts'
import { addDays, bookableRange, type PartyDay, partyDayAt } from '#domain/time/party-day.ts'

/** The query for a range of days. */
export type DaysQuery = (from: PartyDay, to: PartyDay) => ApiQuery<DayAvailability[]>

/**
 * Returns the query of days for this theme and number of teepees; ignores what is reserved for the visitor's own unpaid
 * booking.
 */
export function draftDays(draft: AskingDraft): DaysQuery {
  return (from, to) => apiQuery('/api/availability', { query: { from, to, ...toParty(draft) } })
}

/** Likewise returns what is available on a day, and the alternatives; beside these add-ons, if there are any. */
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

type AskingDraft = Pick<BookingDraft, 'themeId' | 'numberOfTeepees' | 'bookingId' | 'offerToken'>

function toParty({ themeId, numberOfTeepees, bookingId, offerToken }: AskingDraft) {
  return {
    themeId: themeId ?? undefined,
    teepees: numberOfTeepees,
    bookingId: bookingId ?? undefined,
    offerToken: offerToken ?? undefined,
  }
}

/** Other families book meanwhile: availability is refetched after half a minute. */
const FRESH_MILLISECONDS = 30_000

type Days = ReadonlyMap<PartyDay, CalendarDay>

/** Returns what is known of one month's days. `month` is `yyyy-MM`. */
export function useAvailability(month: string | undefined, daysQuery: DaysQuery) {
  const query = month === undefined ? undefined : queryOfMonth(month, daysQuery)
  return useQuery<DayAvailability[], Error, Days, readonly string[]>({
    queryKey: query?.queryKey ?? [],
    enabled: query !== undefined,
    staleTime: FRESH_MILLISECONDS,
    select: byDay,
  })
}

/** Returns why the chosen day is not available, as far as is known. */
export function useDayRefusal(draft: BookingDraft): string | undefined {
  const { bookingDate } = draft
  const { data: days } = useAvailability(bookingDate ? getMonth(bookingDate) : undefined, draftDays(draft))
  return days?.get(bookingDate)?.reason
}

export function getMonth(day: PartyDay): string {
  return day.slice(0, 7)
}

/** Returns the query for the bookable days of the month; nothing if there are none. */
function queryOfMonth(month: string, daysQuery: DaysQuery) {
  const { first, last } = bookableRange(partyDayAt(new Date()))
  const nextMonth = getMonth(addDays(`${month}-28`, 7))
  const from = later(`${month}-01`, first)
  const to = earlier(addDays(`${nextMonth}-01`, -1), last)
  return to < from ? undefined : daysQuery(from, to)
}

const later = (a: PartyDay, b: PartyDay) => (a > b ? a : b)
const earlier = (a: PartyDay, b: PartyDay) => (a < b ? a : b)

function byDay(days: readonly DayAvailability[]): Days {
  return new Map(
    days.map(({ date, available, teepeesLeft, reason }) => [
      date,
      { isAvailable: available, teepeesLeft, reason: reason ?? undefined },
    ]),
  )
}
