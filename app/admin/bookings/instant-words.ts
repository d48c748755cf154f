import { BUSINESS_TIME_ZONE } from '#domain/party-day.ts'

const format = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: BUSINESS_TIME_ZONE,
})

/** A moment as the clock on the workshop's wall shows it: 'Jan 4, 2027, 9:00 AM'. */
export function instantWords(instant: string): string {
  return format.format(new Date(instant))
}
