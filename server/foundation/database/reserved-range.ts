import type { PartyDay } from '#domain/foundation/time/party-day.ts'
import type { Queryable } from './client.ts'
import { type SQL, type SQLWrapper, sql } from './drizzle.ts'

/**
 * For a WITH clause: `reserved_range`, a single row about parties from one day through another, by the current rules.
 * It has the days on which such parties may reserve anything (`first_reserved`, `last_reserved`), and the days of the
 * parties that may share one of them (`first_party`, `last_party`). `domain/calendar/resources/resources.ts` defines
 * reservations; this range is never smaller. `to` is the last night of the latest of these parties, and no party was
 * ever longer than `longest_stay`. Nothing is collected on closed days, if the settings say so, nor on days
 * when nobody works: a run of such days is at most seven times as long as the closed days, the exceptional days and one
 * week together.
 */
export function reservedRange(from: PartyDay | SQLWrapper, to: PartyDay | SQLWrapper): SQL {
  return sql`
    reach AS (
      SELECT coalesce((SELECT max(days_before) FROM resources), 0) AS before,
        greatest(turnaround_days, (SELECT max(days_after) FROM resources), CASE WHEN rule.is_on THEN 1 ELSE 0 END) AS after,
        coalesce((SELECT longest_stay FROM pricing_settings), 1) - 1 AS further_nights,
        collect_on_closed_days AS on_closed, rule.is_on AS by_work,
        CASE WHEN rule.is_on
          THEN ((SELECT count(*) FROM unavailable_dates) + (SELECT count(*) FROM work_exceptions) + 1)::int * 7
          WHEN collect_on_closed_days THEN 0 ELSE (SELECT count(*)::int FROM unavailable_dates) END AS run
      FROM site_settings, (SELECT coalesce((SELECT enabled FROM work_settings), false) AS is_on) AS rule),
    reserved AS (
      SELECT reach.*, ${from}::date - before AS first_reserved,
        (SELECT min(${to}::date + after + n) FROM generate_series(0, run) AS n
          WHERE run = 0 OR NOT ${isWithoutCollections(sql`${to}::date + after + n`)}) AS last_reserved
      FROM reach),
    reserved_range AS (
      SELECT first_reserved, last_reserved, last_reserved + before AS last_party,
        (SELECT max(first_reserved - n) FROM generate_series(0, run) AS n
          WHERE run = 0 OR NOT ${isWithoutCollections(sql`first_reserved - n - 1`)}) - after - further_nights AS first_party
      FROM reserved)`
}

/**
 * Returns the first day whose parties may still reserve something on a day, or be collected on it. Parties are
 * collected the day after at the earliest, so the day before is always included.
 */
export async function firstPartyDay(db: Queryable, day: PartyDay): Promise<PartyDay> {
  const { rows } = await db.execute<{ firstDay: PartyDay }>(sql`
    WITH ${reservedRange(day, day)} SELECT first_party - 1 AS "firstDay" FROM reserved_range`)
  if (!rows[0]) throw new Error('The site settings row is missing')
  return rows[0].firstDay
}

/** The same rule as in `domain/calendar/work/jobs.ts`. */
function isWithoutCollections(day: SQL): SQL {
  return sql`(
    (NOT on_closed AND EXISTS (SELECT FROM unavailable_dates WHERE date = ${day}))
    OR (by_work AND coalesce(
      (SELECT crews = 0 OR work_window IS NULL FROM work_exceptions WHERE date = ${day}),
      (SELECT settings->'windows'->extract(dow FROM ${day})::int = 'null'::jsonb FROM work_settings))))`
}
