import { AVAILABILITY_DAYS_MAX, type DayAvailability } from '#contract/availability.ts'
import { availabilityOfDays } from '#domain/availability.ts'
import { dayRange, daysBetween } from '#domain/party-day.ts'
import { type Refusal, refuse } from '#domain/refusal.ts'
import { daysAtMost } from '#domain/sentences/to-staff.ts'
import type { Context } from '#server/context.ts'
import { type CalendarQuestion, calendarFacts } from './calendar-facts.ts'

/** Returns which days of a range are free for a number of teepees. */
export async function daysAvailable(
  ctx: Context,
  asked: Omit<CalendarQuestion, 'now'>,
): Promise<DayAvailability[] | Refusal> {
  const { from, to, themeId } = asked
  if (to < from) return refuse('invalid', 'The last day must not be before the first.')
  if (daysBetween(from, to) >= AVAILABILITY_DAYS_MAX)
    return refuse('invalid', daysAtMost(AVAILABILITY_DAYS_MAX))
  const facts = await calendarFacts(ctx.db, { ...asked, now: ctx.now() })
  if (themeId !== undefined && !facts.theme) return refuse('not_found', 'This theme does not exist anymore.')
  if (facts.addons?.length !== (asked.addons?.length ?? 0))
    return refuse('not_found', 'This add-on does not exist anymore.')
  return availabilityOfDays(dayRange(from, to), facts)
}
