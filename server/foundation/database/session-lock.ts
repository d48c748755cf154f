import type { PoolClient } from 'pg'
import { createSession, type Database, type Session } from './client.ts'

/** `space` is one of the program's own numbers; `name` is what is locked within it. */
export type LockKey = { readonly space: number; readonly name: string }

/**
 * Runs the work while no other session, on any server, holds the lock of the key. It needs no open transaction
 * meanwhile. Closing the connection releases the lock, so what the work writes through its session is only written
 * while the lock is held.
 */
export async function withSessionLock<T>(
  db: Database,
  key: LockKey,
  work: (session: Session) => Promise<T>,
): Promise<T> {
  const client = await db.$client.connect()
  return releasingAfter(client, key, async () => {
    await client.query('SELECT pg_advisory_lock($1, hashtext($2))', [key.space, key.name])
    return work(createSession(client))
  })
}

/** Does the same, but returns undefined without running the work if another session holds the lock. */
export async function unlessSessionLocked<T>(
  db: Database,
  key: LockKey,
  work: (session: Session) => Promise<T>,
): Promise<T | undefined> {
  const client = await db.$client.connect()
  if (await isTaken(client, key)) return undefined
  return releasingAfter(client, key, () => work(createSession(client)))
}

/** Takes the lock, unless another session holds it: then it gives the connection back. */
async function isTaken(client: PoolClient, key: LockKey): Promise<boolean> {
  try {
    const { rows } = await client.query<{ isMine: boolean }>(
      'SELECT pg_try_advisory_lock($1, hashtext($2)) AS "isMine"',
      [key.space, key.name],
    )
    if (rows[0]?.isMine) return false
    client.release()
    return true
  } catch (error) {
    client.release(true)
    throw error
  }
}

async function releasingAfter<T>(client: PoolClient, key: LockKey, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } finally {
    const unlocked = client.query('SELECT pg_advisory_unlock($1, hashtext($2))', [key.space, key.name])
    const isFree = await unlocked.then(
      () => true,
      () => false,
    )
    // Discarding the connection releases its locks.
    client.release(!isFree)
  }
}
