import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'
import { findDatabaseError } from './constraint.ts'

/**
 * No lock is waited for longer: after a second (deadlock_timeout) PostgreSQL looks for transactions that wait for each
 * other and ends one of them, which could be a visitor's.
 */
const LOCK_MILLISECONDS = 500
const PAUSE_MILLISECONDS = 250
const LOCK_NOT_AVAILABLE = '55P03'
const DEADLOCK = '40P01'

/**
 * Runs a transaction that changes the schema while an older server is working. It locks one table after the other, and
 * would meet requests in the middle: each holds what the other needs. So it gives everything back and tries again, for
 * as long as it takes, such as until a backup is written.
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
