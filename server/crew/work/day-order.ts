import { isDeepStrictEqual } from 'node:util'
import type { CrewOrder, DayPlan, SavedOrder } from '#contract/crew/work.ts'
import { isRefusal, type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import { DEFAULT_LANGUAGE, type Language } from '#domain/foundation/text/language.ts'
import type { PartyDay } from '#domain/foundation/time/party-day.ts'
import { toMinutes } from '#domain/foundation/time/time-of-day.ts'
import type { Admin, Context } from '#server/context.ts'
import { eq } from '#server/foundation/database/drizzle.ts'
import { lockDayOrder } from '#server/foundation/database/locks.ts'
import { jobPlaces } from '#server/foundation/database/schema/all-tables.ts'
import { recordEvent } from '#server/foundation/events/record-event.ts'
import { dayPlans, type PlacedJob } from './day-plans.ts'

const STOPS_CHANGED = refuse('conflict', 'work.stopsChanged')

/**
 * Stores the owner's order for a day. The program places stops that are not in it, so all of them if it is empty.
 * Refuses if it should replace another order than the day's.
 */
export async function orderDay(
  ctx: Context,
  date: PartyDay,
  { replaces, ...order }: SavedOrder,
  admin: Admin,
): Promise<null | Refusal> {
  const rows = await readPlaces(ctx, date, order)
  if (isRefusal(rows)) return rows
  return ctx.db.transaction(async (tx) => {
    await lockDayOrder(tx, date)
    if (replaces) {
      const stored = await tx
        .select()
        .from(jobPlaces)
        .where(eq(jobPlaces.date, date))
        .orderBy(jobPlaces.crew, jobPlaces.place)
      if (!isDeepStrictEqual(stored, toPlaces(date, { crews: replaces }))) return STOPS_CHANGED
    }
    await tx.delete(jobPlaces).where(eq(jobPlaces.date, date))
    for (const row of rows) {
      await tx
        .insert(jobPlaces)
        .values(row)
        .onConflictDoUpdate({ target: [jobPlaces.bookingId, jobPlaces.kind], set: row })
    }
    await recordEvent(tx, { kind: 'work.day-ordered', actor: admin.username })
    return null
  })
}

export type PlanViewer = { readonly seesMoney: boolean; readonly language: Language }

/** Returns the plan for a day in another order, without storing it. */
export async function previewDay(
  ctx: Context,
  date: PartyDay,
  order: CrewOrder,
  viewer: PlanViewer,
): Promise<DayPlan | Refusal> {
  const places = await readPlaces(ctx, date, order)
  if (isRefusal(places)) return places
  const [plan] = await dayPlans(ctx, { from: date, to: date, ...viewer, places })
  return plan ?? STOPS_CHANGED
}

/** Refuses stops that are not on this day, and duplicates. */
async function readPlaces(ctx: Context, date: PartyDay, order: CrewOrder): Promise<PlacedJob[] | Refusal> {
  const [plan] = await dayPlans(ctx, { from: date, to: date, seesMoney: false, language: DEFAULT_LANGUAGE })
  const stops = plan?.plans.flatMap((crew) => crew.stops) ?? []
  const rows = toPlaces(date, order)
  const isKnown = rows.every((row) =>
    stops.some(({ bookingId, kind }) => bookingId === row.bookingId && kind === row.kind),
  )
  const keys = new Set(rows.map(({ bookingId, kind }) => `${kind} ${bookingId}`))
  return isKnown && keys.size === rows.length ? rows : STOPS_CHANGED
}

/** Returns the places of an order's stops, by crew and position. */
function toPlaces(date: PartyDay, { crews }: CrewOrder): PlacedJob[] {
  return crews.flatMap((list, crew) =>
    list.map(({ notBefore, ...job }, place) => ({
      ...job,
      date,
      crew: crew + 1,
      place: place + 1,
      notBefore: notBefore === undefined ? null : toMinutes(notBefore),
    })),
  )
}
