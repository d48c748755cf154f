import type { FullnessReport, ReportRange } from '#contract/money/reports.ts'
import { NIGHTS_MOST } from '#domain/foundation/time/stay.ts'
import { holdsCapacityAt } from '#server/calendar/availability/holds-capacity.ts'
import type { Database } from '#server/foundation/database/client.ts'
import { sql } from '#server/foundation/database/drizzle.ts'
import { periodAt } from './report-sql.ts'

/**
 * Returns the places used and the places available. The latter follow today's settings, which have no history. A closed
 * day has none; if more parties took place than there was room for, the number of parties counts as the room.
 */
export async function readFullness(db: Database, range: ReportRange, now: Date): Promise<FullnessReport> {
  const result = await db.execute<FullnessReport['periods'][number]>(sql`
    WITH used AS (
      SELECT booking_date + night AS night_of, count(*) AS parties, sum(number_of_teepees) AS teepees
      FROM bookings, generate_series(0, number_of_nights - 1) AS night
      WHERE ${holdsCapacityAt(now)} AND booking_date BETWEEN ${range.from}::date - ${NIGHTS_MOST - 1}::int AND ${range.to}::date
      GROUP BY night_of),
    days AS (
      SELECT day, coalesce(parties, 0) AS parties, coalesce(teepees, 0) AS teepees,
        NOT EXISTS (SELECT FROM unavailable_dates WHERE unavailable_dates.date = day) AS is_open
      FROM (SELECT generate_series(${range.from}::date, ${range.to}::date, interval '1 day')::date AS day) AS calendar
      LEFT JOIN used ON night_of = day)
    SELECT ${periodAt(sql`day`, range)} AS period, (count(*) FILTER (WHERE is_open))::int AS "openDays",
      sum(parties)::int AS parties, sum(teepees)::int AS teepees,
      sum(greatest(parties, CASE WHEN is_open THEN max_parties_per_day ELSE 0 END))::int AS places
    FROM days CROSS JOIN site_settings GROUP BY 1 ORDER BY 1`)
  return { periods: result.rows }
}
