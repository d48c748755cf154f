import type { BusyCalendar } from '#contract/calendar/busy-calendars.ts'
import type { DayRoom } from '#contract/crew/agenda.ts'
import { isRefusal, type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import type { Admin, Context } from '#server/context.ts'
import type { Database } from '#server/foundation/database/client.ts'
import { commitUnlessRefused } from '#server/foundation/database/commit-unless-refused.ts'
import { asc, eq } from '#server/foundation/database/drizzle.ts'
import { busyCalendars } from '#server/foundation/database/schema/all-tables.ts'
import { recordEvent } from '#server/foundation/events/record-event.ts'
import type { DetailedRefusal } from '#server/foundation/http/detailed-refusal.ts'
import { seal, unseal } from '#server/foundation/secrets/sealed-text.ts'
import { readSealingKeys } from '#server/foundation/secrets/sealing-keys.ts'
import { urlProblem } from '#server/foundation/webhooks/post-webhook.ts'
import { getReach } from '#server/foundation/webhooks/webhook-reach.ts'

const CALENDARS_MOST = 10
export const NO_CALENDAR = refuse('not_found', 'busyCalendars.gone')
const ENOUGH = refuse('conflict', 'busyCalendars.atMost', { most: CALENDARS_MOST })

type BusyCalendarRow = typeof busyCalendars.$inferSelect

/** Identifies the row of a sealed URL: the row's id is not known before it is stored. */
export function getPlace(createdAt: Date): string {
  return `busy calendar ${createdAt.toISOString()}`
}

export async function findBusyCalendars(ctx: Context): Promise<BusyCalendar[]> {
  const rows = await ctx.db.select().from(busyCalendars).orderBy(asc(busyCalendars.id))
  return Promise.all(rows.map((row) => calendarResponse(ctx, row)))
}

export async function findCalendar(db: Database, id: number): Promise<BusyCalendarRow | undefined> {
  const [row] = await db.select().from(busyCalendars).where(eq(busyCalendars.id, id))
  return row
}

/** Stores a calendar that has yet to be read. */
export async function addCalendar(
  ctx: Context,
  { name, url }: { readonly name: string; readonly url: string },
  admin: Admin,
): Promise<BusyCalendarRow | DetailedRefusal> {
  const problem = urlProblem(url, getReach(ctx))
  if (problem) return { ...refuse('invalid', problem), field: 'url' }
  const createdAt = ctx.now()
  const sealed = seal(await readSealingKeys(ctx.config), getPlace(createdAt), url)
  return commitUnlessRefused(ctx.db, async (tx) => {
    if ((await tx.$count(busyCalendars)) >= CALENDARS_MOST) return ENOUGH
    const [row] = await tx.insert(busyCalendars).values({ name, url: sealed, createdAt }).returning()
    if (!row) throw new Error('The calendar was not stored')
    const facts = { kind: 'text', text: name } as const
    await recordEvent(tx, { kind: 'calendar.added', actor: admin.username, subjectId: row.id, facts })
    return row
  })
}

export async function removeCalendar(ctx: Context, id: number, admin: Admin): Promise<null | Refusal> {
  const removed = await commitUnlessRefused(ctx.db, async (tx) => {
    const [row] = await tx.delete(busyCalendars).where(eq(busyCalendars.id, id)).returning()
    if (!row) return NO_CALENDAR
    const facts = { kind: 'text', text: row.name } as const
    await recordEvent(tx, { kind: 'calendar.removed', actor: admin.username, subjectId: id, facts })
    return null
  })
  return isRefusal(removed) ? removed : null
}

export async function calendarResponse(ctx: Context, row: BusyCalendarRow): Promise<BusyCalendar> {
  const { id, name, days, unreadCount, readAt, failure, createdAt } = row
  const url = unseal(await readSealingKeys(ctx.config), getPlace(createdAt), row.url)
  const today = partyDayAt(ctx.now())
  return {
    id,
    name,
    host: (url && URL.parse(url)?.host) ?? '',
    busyDays: Object.keys(days).filter((day) => day >= today).length,
    unreadEntries: unreadCount,
    readAt: readAt?.toISOString() ?? null,
    failure,
  }
}

/** Adds to each day which other calendars are busy, and from when. Days without any are left unchanged. */
export async function withBusy(db: Database, days: readonly DayRoom[]): Promise<DayRoom[]> {
  const calendars = await db
    .select({ name: busyCalendars.name, days: busyCalendars.days })
    .from(busyCalendars)
    .orderBy(asc(busyCalendars.id))
  return days.map((day) => {
    const busy = calendars.flatMap(({ name, days: busyDays }) => {
      const times = busyDays[day.date]
      return times ? [{ calendar: name, times: times.filter((time) => time !== '') }] : []
    })
    return busy.length > 0 ? { ...day, busy } : day
  })
}
