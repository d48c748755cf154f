import { useQuery } from '@tanstack/react-query'
import type { BookingDraft } from '#app/lib/booking-draft.ts'
import { pathQuery } from '#app/lib/path-query.ts'
import type { CalendarDay } from '#app/ui/calendar-day.ts'
import type { DayAvailability } from '#contract/availability.ts'
import { addDays, bookableRange, type PartyDay, partyDayAt } from '#domain/party-day.ts'

/** Where a stretch of days is asked for. */
export type DaysPath = (from: PartyDay, to: PartyDay) => string

/** The days for this theme and this many teepees; an unpaid booking of one's own does not stand in its own way. */
export function draftDays({
  themeId,
  numberOfTeepees,
  bookingId,
  offerToken,
}: Pick<BookingDraft, 'themeId' | 'numberOfTeepees' | 'bookingId' | 'offerToken'>): DaysPath {
  const theme = themeId === null ? '' : `&themeId=${themeId}`
  const own = bookingId === null ? '' : `&bookingId=${encodeURIComponent(bookingId)}`
  const offer = offerToken === null ? '' : `&offerToken=${encodeURIComponent(offerToken)}`
  return (from, to) =>
    `/api/availability?from=${from}&to=${to}${theme}&teepees=${numberOfTeepees}${own}${offer}`
}

/** Other families book meanwhile: what is known of the days is asked for again after half a minute. */
const FRESH_MILLISECONDS = 30_000

/** What is known of one month's days. `month` is `yyyy-MM`. */
export function useAvailability(month: string | undefined, pathOf: DaysPath) {
  const path = month === undefined ? undefined : pathOfMonth(month, pathOf)
  return useQuery({
    ...pathQuery<DayAvailability[]>(path ?? '/api/availability', { staleTime: FRESH_MILLISECONDS }),
    select: byDay,
    enabled: path !== undefined,
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
function pathOfMonth(month: string, pathOf: DaysPath): string | undefined {
  const { first, last } = bookableRange(partyDayAt(new Date()))
  const nextMonth = monthOf(addDays(`${month}-28`, 7))
  const from = later(`${month}-01`, first)
  const to = earlier(addDays(`${nextMonth}-01`, -1), last)
  return to < from ? undefined : pathOf(from, to)
}

const later = (a: PartyDay, b: PartyDay) => (a > b ? a : b)
const earlier = (a: PartyDay, b: PartyDay) => (a < b ? a : b)

function byDay(days: readonly DayAvailability[]): ReadonlyMap<PartyDay, CalendarDay> {
  return new Map(
    days.map(({ date, available, teepeesLeft, reason }) => [
      date,
      { isAvailable: available, teepeesLeft, reason: reason ?? undefined },
    ]),
  )
}
