import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '#server/database/client.ts'
import { LOCKS } from '#server/database/locks.ts'

/**
 * Makes this the only work, on any server, on the files of one picture. The lock goes when its connection goes, so
 * what a crashed server left behind is told apart from what another server is just writing.
 */
export function withImageLock<T>(
  db: Database,
  path: string,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    await allowSlowStorage(tx)
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${LOCKS.images}, hashtext(${path}))`)
    return work(tx)
  })
}

/** The same, but lets be what somebody else is working on. */
export function unlessLocked(
  db: Database,
  path: string,
  work: (tx: Transaction) => Promise<void>,
): Promise<void> {
  return db.transaction(async (tx) => {
    await allowSlowStorage(tx)
    const { rows } = await tx.execute<{ isMine: boolean }>(
      sql`SELECT pg_try_advisory_xact_lock(${LOCKS.images}, hashtext(${path})) AS "isMine"`,
    )
    if (rows[0]?.isMine) await work(tx)
  })
}

function allowSlowStorage(tx: Transaction) {
  return tx.execute(sql`SET LOCAL idle_in_transaction_session_timeout = '5min'`)
}
