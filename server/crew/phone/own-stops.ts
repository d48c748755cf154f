import { LATE_REPORT_DAYS, toStopId } from '#domain/crew/crew-events.ts'
import { isResponsibleFor } from '#domain/crew/own-crew.ts'
import { DEFAULT_LANGUAGE } from '#domain/foundation/text/language.ts'
import { addDays, type PartyDay, partyDayAt } from '#domain/foundation/time/party-day.ts'
import type { Admin, Context } from '#server/context.ts'
import { dayPlans } from '#server/crew/work/day-plans.ts'
import { unlessReadOnly } from '#server/foundation/database/constraint.ts'
import { and, eq, inArray, isNotNull, lt } from '#server/foundation/database/drizzle.ts'
import { crewEvents, givenStops, users } from '#server/foundation/database/schema/all-tables.ts'
import { may } from '#server/foundation/http/sign-in-check.ts'
import { type DatedStop, findStops, isCrewDay } from './stops.ts'

/** The crews that concern a staff member; undefined for all of them. */
type OwnCrews = ((crew: number) => boolean) | undefined

/**
 * Returns which crews concern a staff member. The office is concerned with all of them, and so is everybody while
 * nobody is assigned to a crew.
 */
export async function findOwnCrews(ctx: Context, admin: Admin): Promise<OwnCrews> {
  if (may(admin, 'bookings:read')) return undefined
  const members = await ctx.db
    .select({ id: users.id, crew: users.crew })
    .from(users)
    .where(and(eq(users.isAdmin, true), isNotNull(users.crew)))
  if (members.length === 0) return undefined
  const own = members.find(({ id }) => id === admin.userId)?.crew ?? null
  const assigned = new Set(members.flatMap(({ crew }) => crew ?? []))
  return (crew) => isResponsibleFor(crew, { own, assigned })
}

/**
 * Returns the ids of the given stops that are a member's own: those of their crew, and those they have already reported
 * from.
 */
export async function findOwnStopIds(
  ctx: Context,
  admin: Admin,
  stops: ReadonlyMap<string, DatedStop>,
): Promise<ReadonlySet<string>> {
  const isOwnCrew = await findOwnCrews(ctx, admin)
  if (!isOwnCrew) return new Set(stops.keys())
  const own = await findReportedStopIds(
    ctx,
    admin,
    [...stops.values()].map(({ bookingId }) => bookingId),
  )
  const days = new Set([...stops.values()].map(({ day }) => day))
  for (const day of days)
    for (const [id, crew] of await crewByStop(ctx, day)) if (isOwnCrew(crew)) own.add(id)
  return own
}

/** A crew that has started a stop keeps it, even if the day's plan gives it to another one meanwhile. */
export async function findReportedStopIds(
  ctx: Context,
  { userId }: Admin,
  bookingIds: readonly number[],
): Promise<Set<string>> {
  if (bookingIds.length === 0) return new Set()
  const rows = await ctx.db
    .selectDistinct({ bookingId: crewEvents.bookingId, stop: crewEvents.stop })
    .from(crewEvents)
    .where(and(eq(crewEvents.userId, userId), inArray(crewEvents.bookingId, [...bookingIds])))
  return new Set(rows.map(({ bookingId, stop }) => toStopId(bookingId, stop)))
}

async function crewByStop(ctx: Context, day: PartyDay): Promise<[id: string, crew: number][]> {
  const [plan] = await dayPlans(ctx, { from: day, to: day, seesMoney: false, language: DEFAULT_LANGUAGE })
  return (plan?.plans ?? []).flatMap(({ crew, stops }) =>
    stops.map(({ bookingId, kind }): [string, number] => [toStopId(bookingId, kind), crew]),
  )
}

/** Returns one of a member's own stops, on the days that the phone shows. */
export async function findCrewStop(ctx: Context, admin: Admin, id: string): Promise<DatedStop | undefined> {
  const stops = await findStops(ctx.db, [id], ctx.now())
  const stop = stops.get(id)
  if (!stop || !isCrewDay(stop.day, ctx.now())) return undefined
  return (await findOwnStopIds(ctx, admin, stops)).has(id) ? stop : undefined
}

/**
 * Returns the stops among these that a member may report from, by id: its own, and those that were on its phone for the
 * same day. Others' stops look as if they did not exist.
 */
export async function findReportableStops(
  ctx: Context,
  admin: Admin,
  ids: readonly string[],
): Promise<ReadonlyMap<string, DatedStop>> {
  const stops = await findStops(ctx.db, ids, ctx.now())
  const own = await findOwnStopIds(ctx, admin, stops)
  const given = await findGivenStopIds(ctx, admin, stops)
  return new Map(stops.entries().filter(([id]) => own.has(id) || given.has(id)))
}

/** Records which stops are on a member's phone: it may report from them when others have them already. */
export async function recordGivenStops(
  { db }: Context,
  { userId }: Admin,
  stops: readonly DatedStop[],
): Promise<void> {
  if (stops.length === 0) return
  const rows = stops.map(({ bookingId, kind: stop, day }) => ({ bookingId, stop, day, userId }))
  // Each new row locks its booking: in order, so that two requests never deadlock.
  rows.sort((one, other) => one.bookingId - other.bookingId)
  await unlessReadOnly(db.insert(givenStops).values(rows).onConflictDoNothing())
}

/** Returns the ids of the given stops that were on a member's phone for the day they are on now. */
async function findGivenStopIds(
  { db }: Context,
  { userId }: Admin,
  stops: ReadonlyMap<string, DatedStop>,
): Promise<ReadonlySet<string>> {
  const bookingIds = [...stops.values()].map(({ bookingId }) => bookingId)
  if (bookingIds.length === 0) return new Set()
  const rows = await db
    .select()
    .from(givenStops)
    .where(and(eq(givenStops.userId, userId), inArray(givenStops.bookingId, bookingIds)))
  const given = rows.map(({ bookingId, stop, day }) => ({ id: toStopId(bookingId, stop), day }))
  return new Set(given.filter(({ id, day }) => stops.get(id)?.day === day).map(({ id }) => id))
}

/** Deletes what is about days from which no report is accepted anymore. */
export async function forgetGivenStops({ db, now }: Context): Promise<void> {
  await db.delete(givenStops).where(lt(givenStops.day, addDays(partyDayAt(now()), -LATE_REPORT_DAYS)))
}
