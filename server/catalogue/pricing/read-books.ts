import { keptThrough } from '#domain/calendar/resources/resources.ts'
import { workdayOn } from '#domain/calendar/work/work-settings.ts'
import { type BookedDay, type Books, EARLY_DAYS } from '#domain/catalogue/pricing/advice/find-advice.ts'
import {
  addDays,
  addMonths,
  dayBegins,
  dayRange,
  type PartyDay,
  partyDayAt,
} from '#domain/foundation/time/party-day.ts'
import { lastNight, listNights, type Stay } from '#domain/foundation/time/stay.ts'
import { workThatCounts } from '#server/calendar/availability/read-work.ts'
import type { Context } from '#server/context.ts'
import { sql } from '#server/foundation/database/drizzle.ts'
import { readSettings } from '#server/foundation/database/read-settings.ts'
import { unavailableDates } from '#server/foundation/database/schema/all-tables.ts'

const MONTHS_BACK = 36

type Booked = {
  readonly day: PartyDay
  readonly nights: number
  readonly teepees: number
  /** When it took its place on this day. */
  readonly since: Date
  readonly cancelledAt: Date | null
  readonly addonIds: readonly number[]
}

/** Returns the past three years day by day, from the first party on, and what was ordered. */
export async function readBooks(ctx: Context): Promise<{ books: Books; from: PartyDay; to: PartyDay }> {
  const to = addDays(partyDayAt(ctx.now()), -1)
  const earliest = addMonths(to, -MONTHS_BACK)
  const [booked, waitedFor, closed, settings, work] = await Promise.all([
    readBooked(ctx, earliest, to),
    ctx.db.execute<{ day: PartyDay }>(sql`
      SELECT DISTINCT booking_date::text AS day FROM waiting_list WHERE changes_booking_id IS NULL
        AND booking_date BETWEEN ${earliest}::date AND ${to}::date`),
    ctx.db.select({ date: unavailableDates.date, reason: unavailableDates.reason }).from(unavailableDates),
    readSettings(ctx.db),
    workThatCounts(ctx.db),
  ])
  const unavailable = new Map(closed.map(({ date, reason }) => [date, reason]))
  const kept = booked.filter(({ cancelledAt }) => cancelledAt === null)
  const from = kept.reduce((first, { day }) => (day < first ? day : first), to)
  const isOpen = (day: PartyDay) => !unavailable.has(day) && (!work || workdayOn(day, work) !== undefined)
  const { collectOnClosedDays, turnaroundDays } = settings
  const { parties, teepees } = countEarly(booked, (stay) =>
    keptThrough(stay, turnaroundDays, { unavailable, collectOnClosedDays }),
  )
  const waited = new Set(waitedFor.rows.map(({ day }) => day))
  const partyDays = new Set(
    kept.flatMap(({ day, nights }) => listNights({ bookingDate: day, numberOfNights: nights })),
  )
  const days = new Map<PartyDay, BookedDay>()
  for (const day of dayRange(from, to)) {
    if (!isOpen(day)) continue
    const isSoldOut =
      (parties.get(day) ?? 0) >= settings.maxPartiesPerDay || (teepees.get(day) ?? 0) >= settings.teepeeStock
    days.set(day, { isSoldOut, isWaitedFor: waited.has(day), isEmpty: !partyDays.has(day) })
  }
  return { books: { days, parties: kept }, from, to }
}

/** Reads all that ever had a place: an abandoned checkout is no booking. */
async function readBooked(ctx: Context, from: PartyDay, to: PartyDay): Promise<Booked[]> {
  const { rows } = await ctx.db.execute<
    Omit<Booked, 'since' | 'cancelledAt'> & { since: number; ended: number | null }
  >(sql`
    SELECT booking_date::text AS day, number_of_nights AS nights, number_of_teepees AS teepees,
      extract(epoch FROM greatest(created_at,
        (SELECT max(created_at) FROM booking_moves WHERE booking_id = bookings.id)))::float8 AS since,
      CASE WHEN booking_status = 'cancelled'
        THEN extract(epoch FROM coalesce(cancelled_at, created_at))::float8 END AS ended,
      ARRAY(SELECT DISTINCT addon_id FROM booking_addons WHERE booking_id = bookings.id) AS "addonIds"
    FROM bookings WHERE booking_date BETWEEN ${from}::date AND ${to}::date
      AND (booking_status <> 'cancelled' OR is_paid OR confirmed_at IS NOT NULL)`)
  return rows.map(({ ended, since, ...row }) => ({
    ...row,
    since: new Date(since * 1_000),
    cancelledAt: ended === null ? null : new Date(ended * 1_000),
  }))
}

/** Counts what each day had `EARLY_DAYS` before: its parties, and its teepees with those still in turnaround. */
function countEarly(booked: readonly Booked[], lastDay: (stay: Stay) => PartyDay) {
  const parties = new Map<PartyDay, number>()
  const teepees = new Map<PartyDay, number>()
  for (const { day, nights, since, cancelledAt, teepees: count } of booked) {
    const stay = { bookingDate: day, numberOfNights: nights }
    for (const used of dayRange(day, lastDay(stay))) {
      const early = dayBegins(addDays(used, -EARLY_DAYS))
      if (since > early || (cancelledAt !== null && cancelledAt <= early)) continue
      if (used <= lastNight(stay)) parties.set(used, (parties.get(used) ?? 0) + 1)
      teepees.set(used, (teepees.get(used) ?? 0) + count)
    }
  }
  return { parties, teepees }
}
