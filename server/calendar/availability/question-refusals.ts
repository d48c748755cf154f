import type { AvailabilityQuestion } from '#domain/calendar/availability.ts'
import { type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import { daysBetween, type PartyDay } from '#domain/foundation/time/party-day.ts'
import type { CalendarQuestion } from './calendar-facts.ts'

/** Refuses a range with its days in the wrong order, or too many of them. */
export function rangeRefusal(from: PartyDay, to: PartyDay, daysMax: number): Refusal | undefined {
  if (to < from) return refuse('invalid', 'calendar.lastBeforeFirst')
  if (daysBetween(from, to) < daysMax) return undefined
  return refuse('invalid', 'calendar.daysAtMost', { count: daysMax })
}

/** Refuses a question about a theme or an add-on that is not among the facts. */
export function goneRefusal(
  { themeId, addons = [] }: Pick<CalendarQuestion, 'themeId' | 'addons'>,
  facts: AvailabilityQuestion,
): Refusal | undefined {
  if (themeId !== undefined && !facts.theme) return refuse('not_found', 'catalogue.themeGone')
  if (facts.addons?.length === addons.length) return undefined
  return refuse('not_found', 'catalogue.addonGone')
}
