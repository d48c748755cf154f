import { setTimeout as pause } from 'node:timers/promises'
import { type Client, DatabaseError, escapeIdentifier } from 'pg'

/**
 * All locks together must come within this time: after a second (deadlock_timeout) PostgreSQL looks for transactions
 * that wait for each other and ends one of them, which could be a visitor's.
 */
const PATIENCE_MILLISECONDS = 500
const PAUSE_MILLISECONDS = 250
const TIMEOUT = '57014'
const DEADLOCK = '40P01'

/**
 * Begins a transaction that holds every table of the site. A migration that locked one table after the other would meet
 * requests of an older server in the middle: each holds what the other needs. While somebody reads for long, such as a
 * backup, nobody waits behind this: it gives everything back and tries again.
 */
export async function beginAlone(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND pg_has_role(relowner, 'USAGE') ORDER BY relname`,
  )
  const tables = rows.map(({ name }) => `public.${escapeIdentifier(name)}`).join(', ')
  for (;;) {
    await client.query('BEGIN')
    if (tables === '' || (await takesAll(client, tables))) return
    await client.query('ROLLBACK')
    await pause(PAUSE_MILLISECONDS)
  }
}

async function takesAll(client: Client, tables: string): Promise<boolean> {
  try {
    await client.query(`SET LOCAL statement_timeout = ${PATIENCE_MILLISECONDS}`)
    await client.query(`LOCK TABLE ${tables} IN ACCESS EXCLUSIVE MODE`)
    await client.query('SET LOCAL statement_timeout TO DEFAULT')
    return true
  } catch (error) {
    if (error instanceof DatabaseError && [TIMEOUT, DEADLOCK].includes(error.code ?? '')) return false
    throw error
  }
}
