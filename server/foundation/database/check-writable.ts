import type { Database } from './client.ts'
import { DatabaseReadOnly } from './database-failures.ts'

/**
 * Throws DatabaseReadOnly if the database is a standby or was made read-only, so that the pool replaces its connections:
 * after a failover they may lead to the server that was demoted.
 */
export async function checkWritable(db: Database): Promise<void> {
  const client = await db.$client.connect()
  let failure: Error | undefined
  try {
    const { rows } = await client.query<{ isReadOnly: boolean }>(
      `SELECT pg_is_in_recovery() OR current_setting('transaction_read_only')::boolean
         OR current_setting('default_transaction_read_only')::boolean AS "isReadOnly"`,
    )
    if (rows[0]?.isReadOnly) throw new DatabaseReadOnly()
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error))
    throw error
  } finally {
    client.release(failure)
  }
}
