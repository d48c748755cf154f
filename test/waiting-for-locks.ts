import type { Database } from '#server/foundation/database/client.ts'
import { sql } from '#server/foundation/database/drizzle.ts'

/** Returns how many connections to this database are waiting for a lock that another one holds. */
export async function waitingForLocks(db: Database): Promise<number> {
  const { rows } = await db.execute<{ waiting: number }>(
    sql`SELECT count(*)::int AS waiting FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  )
  return rows[0]?.waiting ?? 0
}
