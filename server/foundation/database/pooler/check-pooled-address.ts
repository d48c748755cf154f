import { randomInt } from 'node:crypto'
import { Client, escapeIdentifier } from 'pg'
import { StartRefusal } from '#platform/boot.ts'
import { CONNECT_TIMEOUT_MILLISECONDS } from '#platform/connect-timeout.ts'
import { LOCKS } from '../locks.ts'

const OTHER_DATABASE =
  'DATABASE_URL and DATABASE_DIRECT_URL lead to different databases. Give two ways to the same one: ' +
  'through the pooler, and to PostgreSQL itself.'

/**
 * Checks that the pooler's address leads to the database of the direct one, and switches just-in-time compilation off
 * for its user there: it costs seconds, and a pooler takes no settings of a session. Throws a StartRefusal if the
 * databases differ.
 */
export async function checkPooledAddress(pooledUrl: string, directUrl: string): Promise<void> {
  const [pooled, direct] = [newClient(pooledUrl), newClient(directUrl)]
  try {
    await Promise.all([pooled.connect(), direct.connect()])
    const lock = [LOCKS.sessions, randomInt(2 ** 31)]
    await direct.query('SELECT pg_advisory_lock($1, $2)', lock)
    const { rows } = await pooled.query('SELECT pg_try_advisory_xact_lock($1, $2) AS taken', lock)
    if (rows[0].taken) throw new StartRefusal(OTHER_DATABASE)
    await switchJitOff(pooled)
  } finally {
    // Closing the connection releases the lock.
    await Promise.all([pooled.end(), direct.end()])
  }
}

/** Sessions that the pooler opens from now on have it. */
async function switchJitOff(client: Client): Promise<void> {
  const { rows } = await client.query(`SELECT current_setting('jit') AS jit, current_database() AS name`)
  if (rows[0].jit === 'off') return
  await client.query(`ALTER ROLE CURRENT_USER IN DATABASE ${escapeIdentifier(rows[0].name)} SET jit = off`)
}

function newClient(connectionString: string): Client {
  const client = new Client({ connectionString, connectionTimeoutMillis: CONNECT_TIMEOUT_MILLISECONDS })
  // A broken connection fails the running query. Without a listener, the error would end the process without a message.
  client.on('error', () => undefined)
  return client
}
