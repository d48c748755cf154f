import type { CalendarFailure } from '#contract/calendar/busy-calendars.ts'
import { addDays, partyDayAt } from '#domain/time/party-day.ts'
import type { Context } from '#server/context.ts'
import { asc, eq } from '#server/database/drizzle.ts'
import type { BusyDays } from '#server/database/schema/all-tables.ts'
import { busyCalendars } from '#server/database/schema/all-tables.ts'
import { DownloadFailure, downloadText } from '#server/http/download-text.ts'
import { readEvents } from '#server/imports/files/read-ics.ts'
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
    await readCalendar(ctx, row)
  }
}

export async function readCalendar(ctx: Context, row: BusyCalendarRow): Promise<void> {
  const days = await download(ctx, row)
  const triedAt = ctx.now()
  const set =
    typeof days === 'string' ? { triedAt, failure: days } : { triedAt, readAt: triedAt, days, failure: null }
  await ctx.db.update(busyCalendars).set(set).where(eq(busyCalendars.id, row.id))
}

async function download(
  ctx: Context,
  { url: sealed, createdAt }: BusyCalendarRow,
): Promise<BusyDays | CalendarFailure> {
  const url = unseal(await readSealingKeys(ctx.config), getPlace(createdAt), sealed)
  if (url === undefined) return 'unreachable'
  try {
    return toBusyDays(await downloadText({ url, ...LIMITS }, getReach(ctx)), ctx.now())
  } catch (error) {
    if (error instanceof DownloadFailure) return error.reason
    throw error
  }
}

/** Keeps only when somebody is busy, from yesterday on, and nothing about the events. */
function toBusyDays(text: string, now: Date): BusyDays | CalendarFailure {
  const events = readEvents(text, now)
  if (!events) return 'no_calendar'
  const first = addDays(partyDayAt(now), -1)
  const days: Record<string, string[]> = {}
  for (const { day, time, isFree } of events) {
    if (isFree || day < first) continue
    const times = days[day] ?? []
    days[day] = [...new Set([...times, time])].sort()
  }
  return days
}
