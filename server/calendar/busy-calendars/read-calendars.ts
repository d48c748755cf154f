import type { CalendarFailure } from '#contract/calendar/busy-calendars.ts'
import { addDays, type PartyDay, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { listDays } from '#server/calendar/ics/read-entry.ts'
import { type CalendarEvent, DAYS_AHEAD } from '#server/calendar/ics/read-events.ts'
import type { Context } from '#server/context.ts'
import { asc, eq } from '#server/foundation/database/drizzle.ts'
import type { BusyDays } from '#server/foundation/database/schema/all-tables.ts'
import { busyCalendars } from '#server/foundation/database/schema/all-tables.ts'
import { DownloadFailure, downloadText } from '#server/foundation/http/download-text.ts'
import { doEach } from '#server/foundation/jobs/isolate-failures.ts'
import { unseal } from '#server/foundation/secrets/sealed-text.ts'
import { readSealingKeys } from '#server/foundation/secrets/sealing-keys.ts'
import { getReach } from '#server/foundation/webhooks/webhook-reach.ts'
import { getPlace } from './busy-calendars.ts'

const LIMITS = { accept: 'text/calendar, */*;q=0.1', bytesMost: 5_000_000, milliseconds: 15_000 }
/** How busy days store an event that lasts all day, or since the day before. */
const ALL_DAY = ''

type BusyCalendarRow = typeof busyCalendars.$inferSelect

/** Rereads every calendar, one after the other. A calendar that cannot be read keeps its days and stores the reason. */
export async function readCalendars(ctx: Context, signal?: AbortSignal): Promise<void> {
  const rows = await ctx.db.select().from(busyCalendars).orderBy(asc(busyCalendars.id))
  await doEach(
    ctx,
    rows,
    ({ id }) => ({ calendar: id }),
    async (row) => {
      if (!signal?.aborted) await readCalendar(ctx, row, signal)
    },
  )
}

export async function readCalendar(ctx: Context, row: BusyCalendarRow, signal?: AbortSignal): Promise<void> {
  const read = await download(ctx, row, signal)
  if (signal?.aborted) return
  const triedAt = ctx.now()
  const set =
    typeof read === 'string'
      ? { triedAt, failure: read }
      : { triedAt, readAt: triedAt, ...read, failure: null }
  await ctx.db.update(busyCalendars).set(set).where(eq(busyCalendars.id, row.id))
}

async function download(
  ctx: Context,
  { url: sealed, createdAt, days: known }: BusyCalendarRow,
  stopping?: AbortSignal,
): Promise<{ days: BusyDays; unreadCount: number } | CalendarFailure> {
  const url = unseal(await readSealingKeys(ctx.config), getPlace(createdAt), sealed)
  if (url === undefined) return 'unreachable'
  try {
    const text = await downloadText({ url, ...LIMITS }, getReach(ctx))
    const calendar = await ctx.fileParser.readEvents(text, ctx.now(), stopping)
    if (!calendar) return 'no_calendar'
    const { events, unreadable, partial, isCutOff } = calendar
    if (isCutOff && events.length === 0) return 'no_calendar'
    // Days may be missing at the end of a calendar that is cut off.
    const days = toBusyDays(events, ctx.now(), isCutOff ? known : {})
    return { days, unreadCount: unreadable.length + partial.length + (isCutOff ? 1 : 0) }
  } catch (error) {
    if (error instanceof DownloadFailure) return error.reason
    throw error
  }
}

/** Keeps only when somebody is busy, from yesterday on, and nothing about the events. */
function toBusyDays(events: readonly CalendarEvent[], now: Date, known: BusyDays): BusyDays {
  const today = partyDayAt(now)
  const first = addDays(today, -1)
  const last = addDays(today, DAYS_AHEAD)
  const days = new Map(Object.entries(known).map(([day, times]) => [day, new Set(times)]))
  const add = (day: PartyDay, time: string) => days.set(day, (days.get(day) ?? new Set()).add(time))
  for (const event of events) {
    if (event.isFree) continue
    const [start = event.day, ...others] = listDays(event, last)
    add(start, event.time)
    for (const day of others) add(day, ALL_DAY)
  }
  const kept = [...days].filter(([day]) => day >= first)
  return Object.fromEntries(kept.map(([day, times]) => [day, [...times].sort()]))
}
