import { AVAILABILITY_DAYS_MAX, type DayAvailability } from '#contract/booking/availability.ts'
import { listAvailability } from '#domain/calendar/availability.ts'
import type { Refusal } from '#domain/foundation/refusal/refusal.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { dayRange } from '#domain/foundation/time/party-day.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import type { Context } from '#server/context.ts'
import { type CalendarQuestion, calendarFacts } from './calendar-facts.ts'
import { goneRefusal, rangeRefusal } from './question-refusals.ts'

/** Returns which days of a range are free for this many teepees. */
export async function daysAvailable(
  ctx: Context,
  { language, ...question }: Omit<CalendarQuestion, 'now'> & { readonly language: Language },
): Promise<DayAvailability[] | Refusal> {
  const { from, to } = question
  const refusal = rangeRefusal(from, to, AVAILABILITY_DAYS_MAX)
  if (refusal) return refusal
  const facts = await calendarFacts(ctx.db, { ...question, now: ctx.now() })
  const gone = goneRefusal(question, facts)
  if (gone) return gone
  const text = textIn(language)
  return listAvailability(dayRange(from, to), facts).map(({ reason, ...day }) => ({
    ...day,
    reason: reason && text(reason),
  }))
}
