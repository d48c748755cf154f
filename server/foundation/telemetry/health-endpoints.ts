import { setTimeout as pause } from 'node:timers/promises'
import * as contract from '#contract/operations/health.ts'
import { refuse } from '#domain/foundation/refusal/refusal.ts'
import { isReadOnly } from '#server/foundation/database/constraint.ts'
import { endpoints } from '#server/foundation/http/serve-endpoint.ts'
import type { Database } from '../database/client.ts'
import { DatabaseReadOnly } from '../database/database-failures.ts'

/** Monitoring sends probes every few seconds. */
const PATIENCE_MILLISECONDS = 2_000

export const healthEndpoints = endpoints((serve) => {
  serve(contract.readHealth, () => ({ status: 'ok' as const }))
  serve(contract.readReadiness, async ({ ctx }) => {
    try {
      const isSilent = pause(PATIENCE_MILLISECONDS, true, { ref: false })
      const response = await Promise.race([checkWritable(ctx.db), isSilent])
      if (response !== true) return { status: 'ready' as const }
    } catch (error) {
      if (isReadOnly(error)) return refuse('unavailable', 'api.databaseReadOnly')
    }
    // Both any other error and a timeout mean that it does not respond.
    return refuse('unavailable', 'api.databaseSilent')
  })
})

/**
 * Throws DatabaseReadOnly if the database is a standby or was made read-only, so that the pool replaces its connections:
 * after a failover they may lead to the server that was demoted.
 */
async function checkWritable(db: Database): Promise<void> {
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
