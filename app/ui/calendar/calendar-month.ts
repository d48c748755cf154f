/** The arithmetic of a month's grid. Days are `yyyy-MM-dd` and months `yyyy-MM`, without a time zone. */

const DAY_MS = 86_400_000

/** Returns the month's weeks from Sunday to Saturday; the first and last days may belong to other months. */
export function listWeeks(month: string): string[][] {
  const first = `${month}-01`
  const sunday = addDays(first, -getWeekday(first))
  // No month spans more than six weeks.
  const weeks = Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => addDays(sunday, 7 * week + weekday)),
  )
  return weeks.filter((week) => week.some((day) => getMonth(day) === month))
}

export function getMonth(day: string): string {
  return day.slice(0, 7)
}

export function addMonths(month: string, months: number): string {
  const date = toDate(`${month}-01`)
  date.setUTCMonth(date.getUTCMonth() + months)
  return getMonth(formatDate(date))
}

type Key = { readonly key: string; readonly shiftKey: boolean }

/**
 * Returns the day that a key moves to in a grid of days; undefined for other keys (the date picker of the
 * ARIA Authoring Practices Guide).
 */
export function dayAtKey(day: string, { key, shiftKey }: Key): string | undefined {
  if (key === 'ArrowLeft') return addDays(day, -1)
  if (key === 'ArrowRight') return addDays(day, 1)
  if (key === 'ArrowUp') return addDays(day, -7)
  if (key === 'ArrowDown') return addDays(day, 7)
  if (key === 'Home') return addDays(day, -getWeekday(day))
  if (key === 'End') return addDays(day, 6 - getWeekday(day))
  if (key === 'PageUp') return getSameDay(addMonths(getMonth(day), shiftKey ? -12 : -1), day)
  if (key === 'PageDown') return getSameDay(addMonths(getMonth(day), shiftKey ? 12 : 1), day)
  return undefined
}

/** The 31st becomes the last day of a shorter month. */
function getSameDay(month: string, day: string): string {
  const last = addDays(`${addMonths(month, 1)}-01`, -1)
  const same = `${month}${day.slice(7)}`
  return same < last ? same : last
}

function addDays(day: string, days: number): string {
  return formatDate(new Date(toDate(day).getTime() + days * DAY_MS))
}

function getWeekday(day: string): number {
  return toDate(day).getUTCDay()
}

/** Returns midnight in UTC, to be formatted with `timeZone: 'UTC'`. */
export function toDate(day: string): Date {
  return new Date(`${day}T00:00:00Z`)
}

function formatDate(date: Date): string {
  return date.toISOString().slice(0, 10)
}
