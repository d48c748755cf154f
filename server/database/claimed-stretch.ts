import { type SQL, sql } from 'drizzle-orm'
import type { PartyDay } from '#domain/party-day.ts'

/**
 * For a WITH clause: `stretch`, one row about parties from one day through another, read from the rules as they stand.
 * Its days are those that such parties may claim of anything (`first_claimed`, `last_claimed`), and those of the parties
 * that may share one of these days with them (`first_party`, `last_party`). `domain/resources.ts` says what is claimed;
 * this is never less. A run of closed days can be no longer than there are closed days.
 */
export function claimedStretch(from: PartyDay, to: PartyDay): SQL {
  return sql`
    reach AS (
      SELECT coalesce((SELECT max(days_before) FROM resources), 0) AS before,
        greatest(turnaround_days, (SELECT max(days_after) FROM resources)) AS after,
        CASE WHEN collect_on_closed_days THEN 0 ELSE (SELECT count(*)::int FROM unavailable_dates) END AS closed
      FROM site_settings),
    claimed AS (
      SELECT reach.*, ${from}::date - before AS first_claimed,
        (SELECT min(${to}::date + after + n) FROM generate_series(0, closed) AS n
          WHERE closed = 0 OR NOT EXISTS (SELECT FROM unavailable_dates WHERE date = ${to}::date + after + n)) AS last_claimed
      FROM reach),
    stretch AS (
      SELECT first_claimed, last_claimed, last_claimed + before AS last_party,
        (SELECT max(first_claimed - n) FROM generate_series(0, closed) AS n
          WHERE closed = 0 OR NOT EXISTS (SELECT FROM unavailable_dates WHERE date = first_claimed - n - 1)) - after AS first_party
      FROM claimed)`
}
