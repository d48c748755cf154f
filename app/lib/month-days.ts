import type { CalendarDay } from '#app/ui/calendar/calendar-day.ts'
import type { DayAvailability } from '#contract/booking/availability.ts'
import { addDays, bookableRange, type PartyDay, partyDayAt } from '#domain/foundation/time/party-day.ts'

/** Other families book meanwhile: availability goes stale after half a minute. */
export const FRESH_MILLISECONDS = 30_000

type Range = { readonly from: PartyDay; readonly to: PartyDay }

export function getMonth(day: PartyDay): string {
  return day.slice(0, 7)
}

/** Returns the bookable days of a month (`yyyy-MM`); undefined if there are none. */
export function bookableDays(month: string): Range | undefined {
  const { first, last } = bookableRange(partyDayAt(new Date()))
  const nextMonth = getMonth(addDays(`${month}-28`, 7))
  const from = later(`${month}-01`, first)
  const to = earlier(addDays(`${nextMonth}-01`, -1), last)
  return to < from ? undefined : { from, to }
}

const later = (a: PartyDay, b: PartyDay) => (a > b ? a : b)
const earlier = (a: PartyDay, b: PartyDay) => (a < b ? a : b)

/** Returns what a calendar shows for each day. */
export function byDay(days: readonly DayAvailability[]): ReadonlyMap<PartyDay, CalendarDay> {
  return new Map(
    days.map(({ date, available, teepeesLeft, reason }) => [
      date,
      { isAvailable: available, teepeesLeft, reason: reason ?? undefined },
    ]),
  )
}
