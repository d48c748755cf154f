import type { AvailabilityQuestion } from '#domain/calendar/availability.ts'
import { type Refusal, refuse } from '#domain/refusal/refusal.ts'
import { daysAtMost } from '#domain/sentences/to-staff.ts'
import { daysBetween, type PartyDay } from '#domain/time/party-day.ts'
import type { CalendarQuestion } from './calendar-facts.ts'

/** Refuses to answer about days in the wrong order, or about too many. */
export function rangeRefusal(from: PartyDay, to: PartyDay, daysMax: number): Refusal | undefined {
  if (to < from) return refuse('invalid', 'The last day must not be before the first.')
  if (daysBetween(from, to) < daysMax) return undefined
  return refuse('invalid', daysAtMost(daysMax))
}

/** Refuses to answer about a theme or an add-on that was not found among the facts. */
export function goneRefusal(
  { themeId, addons = [] }: Pick<CalendarQuestion, 'themeId' | 'addons'>,
  facts: AvailabilityQuestion,
): Refusal | undefined {
  if (themeId !== undefined && !facts.theme) return refuse('not_found', 'This theme no longer exists.')
  if (facts.addons?.length === addons.length) return undefined
  return refuse('not_found', 'This add-on no longer exists.')
}
