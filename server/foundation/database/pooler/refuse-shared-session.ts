import { randomInt } from 'node:crypto'
import type { Client } from 'pg'
import { StartRefusal } from '#platform/boot.ts'
import { LOCKS } from '../locks.ts'

const SENTENCE =
  'DATABASE_URL leads through a pool that shares connections between programs, such as PgBouncer in transaction mode. ' +
  'Locks and notifications between servers would be lost there. ' +
  'Give the address of PostgreSQL itself, or of a pool in session mode, as DATABASE_DIRECT_URL; ' +
  'DATABASE_URL may then stay as it is. If DATABASE_DIRECT_URL is set, it is the one that leads through such a pool.'

/**
 * Throws a StartRefusal if two connections may share a database session: a lock taken by the first must block the
 * second, and must still be held when it is released.
 */
export async function refuseSharedSession(first: Client, second: Client): Promise<void> {
  const lock = [LOCKS.sessions, randomInt(2 ** 31)]
  await first.query('SELECT pg_advisory_lock($1, $2)', lock)
  const { rows: tried } = await second.query('SELECT pg_try_advisory_lock($1, $2) AS taken', lock)
  const { rows: given } = await first.query('SELECT pg_advisory_unlock($1, $2) AS back', lock)
  if (tried[0].taken || !given[0].back) throw new StartRefusal(SENTENCE)
}
