import { dayBegins, type PartyDay } from '#domain/foundation/time/party-day.ts'
import { startInstant } from '#domain/foundation/time/party-start.ts'
import { toTime } from '#domain/foundation/time/time-of-day.ts'
import { type WorkTerms, workdayOn } from './work-settings.ts'

/** Returns when crews start to work on a day; if nobody works, when the day itself begins. */
export function crewDayBegins(day: PartyDay, terms: WorkTerms): Date {
  const workday = workdayOn(day, terms)
  return workday ? startInstant(day, toTime(workday.fromMinute)) : dayBegins(day)
}
