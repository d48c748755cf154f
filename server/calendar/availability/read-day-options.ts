import { dateRefusal } from '#domain/calendar/availability.ts'
import { type DayOptions, dayOptions } from '#domain/calendar/day-options.ts'
import { type Message, message } from '#domain/foundation/messages/message.ts'
import type { Refusal } from '#domain/foundation/refusal/refusal.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import {
  addDays,
  bookableRange,
  dayRange,
  type PartyDay,
  partyDayAt,
} from '#domain/foundation/time/party-day.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import type { Context } from '#server/context.ts'
import { asc } from '#server/foundation/database/drizzle.ts'
import { addons, themes } from '#server/foundation/database/schema/all-tables.ts'
import { type CalendarQuestion, calendarFacts } from './calendar-facts.ts'
import { findFirstOffer } from './first-offer.ts'
import { goneRefusal } from './question-refusals.ts'

type ReadDayOptions = Omit<DayOptions, 'reason'> & { readonly reason: string | null }

/** How far around a day to search for other days. */
const DAYS_AROUND = 60

/** Returns what a family can book on a day, and the alternatives. */
export async function readDayOptions(
  ctx: Context,
  day: PartyDay,
  { language, ...question }: Omit<CalendarQuestion, 'from' | 'to' | 'now'> & { readonly language: Language },
): Promise<ReadDayOptions | Refusal> {
  const now = ctx.now()
  const { first, last } = bookableRange(partyDayAt(now))
  const around = dayRange(addDays(day, -DAYS_AROUND), addDays(day, DAYS_AROUND))
  const within = around.filter((other) => first <= other && other <= last)
  const [from = day, to = day] = [within[0], within.at(-1)]
  const facts = await calendarFacts(ctx.db, { ...question, from, to, now })
  const gone = goneRefusal(question, facts)
  if (gone) return gone
  const catalogue = {
    themes: (await ctx.db.select().from(themes).orderBy(asc(themes.displayOrder), asc(themes.id))).filter(
      ({ available }) => available,
    ),
    addons: (await ctx.db.select().from(addons).orderBy(asc(addons.displayOrder), asc(addons.id))).filter(
      ({ available }) => available,
    ),
  }
  const { reason, ...options } = dayOptions(day, within, facts, catalogue)
  const kept = options.isFull && question.isVisitor ? await sayIfKept(ctx, day, question) : undefined
  const shown = kept ?? reason
  return { ...options, reason: shown && textIn(language)(shown) }
}

/** Says for how many minutes an offer to the waiting list keeps the place that a family asks for. */
async function sayIfKept(
  ctx: Context,
  day: PartyDay,
  question: Omit<CalendarQuestion, 'from' | 'to' | 'now'>,
): Promise<Message | undefined> {
  const now = ctx.now()
  const first = await findFirstOffer(ctx.db, day, now)
  if (!first) return undefined
  const ofOffer = { ...question, from: day, to: day, now, offerToken: first.token }
  if (dateRefusal(day, await calendarFacts(ctx.db, ofOffer))) return undefined
  return message('calendar.offeredUntil', { day, minutes: first.minutes })
}
