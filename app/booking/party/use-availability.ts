import { useQuery } from '@tanstack/react-query'
import { type ApiQuery, apiQuery } from '#app/lib/api-query.ts'
import type { BookingDraft } from '#app/lib/booking-draft.ts'
import type { CalendarDay } from '#app/ui/calendar-day.ts'
import type { DayAvailability } from '#contract/availability.ts'
import { addDays, bookableRange, type PartyDay, partyDayAt } from '#domain/party-day.ts'

/** How a stretch of days is asked for. */
export type DaysQuery = (from: PartyDay, to: PartyDay) => ApiQuery<DayAvailability[]>

/** The days for this theme and this many teepees; an unpaid booking of one's own does not stand in its own way. */
export function draftDays(draft: AskingDraft): DaysQuery {
  return (from, to) => apiQuery('/api/availability', { query: { from, to, ...partyOf(draft) } })
}

/** What can be had on a day, and instead of it, likewise. */
export function dayOptionsQuery(date: PartyDay, draft: AskingDraft) {
  return apiQuery('/api/availability/:date', {
    params: { date },
    query: partyOf(draft),
    staleTime: FRESH_MILLISECONDS,
  })
}

type AskingDraft = Pick<BookingDraft, 'themeId' | 'numberOfTeepees' | 'bookingId' | 'offerToken'>

function partyOf({ themeId, numberOfTeepees, bookingId, offerToken }: AskingDraft) {
  return {
    themeId: themeId ?? undefined,
    teepees: numberOfTeepees,
    bookingId: bookingId ?? undefined,
    offerToken: offerToken ?? undefined,
  }
}

/** Other families book meanwhile: what is known of the days is asked for again after half a minute. */
const FRESH_MILLISECONDS = 30_000

type Days = ReadonlyMap<PartyDay, CalendarDay>

/** What is known of one month's days. `month` is `yyyy-MM`. */
export function useAvailability(month: string | undefined, daysQuery: DaysQuery) {
  const query = month === undefined ? undefined : queryOfMonth(month, daysQuery)
  return useQuery<DayAvailability[], Error, Days, readonly string[]>({
    queryKey: query?.queryKey ?? [],
    enabled: query !== undefined,
    staleTime: FRESH_MILLISECONDS,
    select: byDay,
  })
}

/** Why the chosen day cannot be had, as far as is known. */
export function useDayRefusal(draft: BookingDraft): string | undefined {
  const { bookingDate } = draft
  const { data: days } = useAvailability(bookingDate ? monthOf(bookingDate) : undefined, draftDays(draft))
  return days?.get(bookingDate)?.reason
}

export function monthOf(day: PartyDay): string {
  return day.slice(0, 7)
}

/** Only the days of the month that can be booked at all; nothing where there are none. */
function queryOfMonth(month: string, daysQuery: DaysQuery) {
  const { first, last } = bookableRange(partyDayAt(new Date()))
  const nextMonth = monthOf(addDays(`${month}-28`, 7))
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
