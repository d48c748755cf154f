import { AVAILABILITY_DAYS_MAX, type DayAvailability } from '#contract/booking/availability.ts'
import { availabilityOfDays } from '#domain/calendar/availability.ts'
import type { Refusal } from '#domain/refusal/refusal.ts'
import { dayRange } from '#domain/time/party-day.ts'
import type { Context } from '#server/context.ts'
import { type CalendarQuestion, calendarFacts } from './calendar-facts.ts'
import { goneRefusal, rangeRefusal } from './question-refusals.ts'

/** Returns which days of a range are free for a number of teepees. */
export async function daysAvailable(
  ctx: Context,
  asked: Omit<CalendarQuestion, 'now'>,
): Promise<DayAvailability[] | Refusal> {
  const { from, to } = asked
  const refusal = rangeRefusal(from, to, AVAILABILITY_DAYS_MAX)
  if (refusal) return refusal
  const facts = await calendarFacts(ctx.db, { ...asked, now: ctx.now() })
  return goneRefusal(asked, facts) ?? availabilityOfDays(dayRange(from, to), facts)
}
