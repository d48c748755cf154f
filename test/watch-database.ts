import { Client } from 'pg'
import { vi } from 'vitest'
import { Batch } from '#server/foundation/database/batch.ts'
import type { Database } from '#server/foundation/database/client.ts'
import { sql } from '#server/foundation/database/drizzle.ts'

/** Returns how many connections to this database are waiting for a lock that another one holds. */
export async function waitingForLocks(db: Database): Promise<number> {
  const { rows } = await db.execute<{ waiting: number }>(
    sql`SELECT count(*)::int AS waiting FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  )
  return rows[0]?.waiting ?? 0
}

/** Returns what is sent to the database from now on: the statements of each round trip. */
export function watchTrips(): string[][] {
  const trips: string[][] = []
  const query = Client.prototype.query as (...words: unknown[]) => unknown
  vi.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...words: unknown[]) {
    const [asked] = words
    if (asked instanceof Batch) trips.push([...asked.texts])
    // The pool sends this while it waits for the database.
    else if (asked !== 'SELECT 1') trips.push([(asked as { text: string }).text])
    return query.apply(this, words)
  })
  return trips
}
