import type { CalendarFailure } from '#contract/calendar/busy-calendars.ts'
import { addDays, partyDayAt } from '#domain/time/party-day.ts'
import type { Context } from '#server/context.ts'
import { asc, eq } from '#server/database/drizzle.ts'
import type { BusyDays } from '#server/database/schema/all-tables.ts'
import { busyCalendars } from '#server/database/schema/all-tables.ts'
import { DownloadFailure, downloadText } from '#server/http/download-text.ts'
import type { CalendarDay } from '#server/imports/files/read-ics.ts'
import { unseal } from '#server/secrets/sealed-text.ts'
import { readSealingKeys } from '#server/secrets/sealing-keys.ts'
import { getReach } from '#server/webhooks/webhook-reach.ts'
import { getPlace } from './busy-calendars.ts'

const LIMITS = { accept: 'text/calendar, */*;q=0.1', bytesMost: 5_000_000, milliseconds: 15_000 }

type BusyCalendarRow = typeof busyCalendars.$inferSelect

/** Rereads every calendar, one after the other. A calendar that cannot be read keeps its days and stores the reason. */
export async function readCalendars(ctx: Context, signal?: AbortSignal): Promise<void> {
  for (const row of await ctx.db.select().from(busyCalendars).orderBy(asc(busyCalendars.id))) {
    if (signal?.aborted) return
    await readCalendar(ctx, row, signal)
  }
}

export async function readCalendar(ctx: Context, row: BusyCalendarRow, signal?: AbortSignal): Promise<void> {
  const days = await download(ctx, row, signal)
  if (signal?.aborted) return
  const triedAt = ctx.now()
  const set =
    typeof days === 'string' ? { triedAt, failure: days } : { triedAt, readAt: triedAt, days, failure: null }
  await ctx.db.update(busyCalendars).set(set).where(eq(busyCalendars.id, row.id))
}

async function download(
  ctx: Context,
  { url: sealed, createdAt }: BusyCalendarRow,
  stopping?: AbortSignal,
): Promise<BusyDays | CalendarFailure> {
  const url = unseal(await readSealingKeys(ctx.config), getPlace(createdAt), sealed)
  if (url === undefined) return 'unreachable'
  try {
    const text = await downloadText({ url, ...LIMITS }, getReach(ctx))
    const events = await ctx.fileParser.readEvents(text, ctx.now(), stopping)
    return events ? toBusyDays(events, ctx.now()) : 'no_calendar'
  } catch (error) {
    if (error instanceof DownloadFailure) return error.reason
    throw error
  }
}

/** Keeps only when somebody is busy, from yesterday on, and nothing about the events. */
function toBusyDays(events: readonly CalendarDay[], now: Date): BusyDays {
  const first = addDays(partyDayAt(now), -1)
  const days = new Map<string, Set<string>>()
  for (const { day, time, isFree } of events) {
    if (isFree || day < first) continue
    days.set(day, (days.get(day) ?? new Set()).add(time))
  }
  return Object.fromEntries([...days].map(([day, times]) => [day, [...times].sort()]))
}
