import { AVAILABILITY_DAYS_MAX, type DayAvailability } from '#contract/booking/availability.ts'
import { dateRefusal, listAvailability } from '#domain/calendar/availability.ts'
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
import type { Queryable } from '#server/foundation/database/client.ts'
import { and, asc, eq, gt } from '#server/foundation/database/drizzle.ts'
import { addons, themes, waitingList } from '#server/foundation/database/schema/all-tables.ts'
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

const MINUTE = 60_000

/** Returns the offer of a place on a day that expires first, and in how many minutes. */
export async function findFirstOffer(
  db: Queryable,
  day: PartyDay,
  now: Date,
): Promise<{ readonly token: string; readonly minutes: number } | undefined> {
  const { token, offerExpiresAt, bookingDate, status } = waitingList
  const [first] = await db
    .select({ token, until: offerExpiresAt })
    .from(waitingList)
    .where(and(eq(bookingDate, day), eq(status, 'offered'), gt(offerExpiresAt, now)))
    .orderBy(asc(offerExpiresAt))
    .limit(1)
  if (!first?.until) return undefined
  return { token: first.token, minutes: Math.ceil((first.until.getTime() - now.getTime()) / MINUTE) }
}
