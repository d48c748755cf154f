import type { PartyDay } from '#domain/party-day.ts'

const format = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})

/** `Sat, Dec 12`. */
export function weekdayAndDay(day: PartyDay): string {
  return format.format(new Date(`${day}T00:00:00Z`))
}
