import type { LeadTimeReport, ReportRange } from '#contract/money/reports.ts'
import { LEAD_TIME_FROM } from '#domain/money/reports/lead-time.ts'
import type { Database } from '#server/foundation/database/client.ts'
import { sql } from '#server/foundation/database/drizzle.ts'
import { isMadeHere, isSold, isWithin, toPartyDay } from './report-sql.ts'

type Counted = {
  readonly group: number | null
  readonly bookings: number
  readonly medianDays: number | null
}

/** Returns the days between booking and party for bookings made in the range. The row without a group is the total. */
export async function readLeadTime(db: Database, range: ReportRange): Promise<LeadTimeReport> {
  const result = await db.execute<Counted>(sql`
    SELECT width_bucket(days, ${sql.param([...LEAD_TIME_FROM])}::int[]) AS group, count(*)::int AS bookings,
      percentile_disc(0.5) WITHIN GROUP (ORDER BY days) AS "medianDays"
    FROM (SELECT greatest(0, booking_date - ${toPartyDay(sql`created_at`)}) AS days
      FROM bookings AS booking WHERE ${isSold} AND ${isMadeHere} AND ${isWithin(sql`created_at`, range)}) AS booked
    GROUP BY GROUPING SETS ((1), ())`)
  const countByGroup = new Map(result.rows.map(({ group, bookings }) => [group, bookings]))
  return {
    medianDays: result.rows.find(({ group }) => group === null)?.medianDays ?? null,
    groups: LEAD_TIME_FROM.map((fromDays, index) => ({
      fromDays,
      bookings: countByGroup.get(index + 1) ?? 0,
    })),
  }
}
