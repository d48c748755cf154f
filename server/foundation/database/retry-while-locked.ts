import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'
import { findDatabaseError } from './constraint.ts'

/**
 * The longest wait for a lock. After a second (deadlock_timeout), PostgreSQL looks for transactions that wait for each
 * other and aborts one of them, which could be a visitor's.
 */
const LOCK_MILLISECONDS = 500
const PAUSE_MILLISECONDS = 250
const LOCK_NOT_AVAILABLE = '55P03'
const DEADLOCK = '40P01'

/**
 * Runs a transaction that changes the schema while an older server is still working. It locks one table after another
 * and would meet requests in the middle, each holding what the other needs. So it releases everything and tries again
 * for as long as necessary, for example until a backup is complete.
 */
export async function retryWhileLocked(client: Client, transaction: () => Promise<void>): Promise<void> {
  await client.query(`SET lock_timeout = ${LOCK_MILLISECONDS}`)
  for (;;) {
    try {
      return await transaction()
    } catch (error) {
      if (![LOCK_NOT_AVAILABLE, DEADLOCK].includes(findDatabaseError(error)?.code ?? '')) throw error
      await pause(PAUSE_MILLISECONDS)
    }
  }
}
