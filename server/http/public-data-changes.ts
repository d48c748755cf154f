import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import type { Logger } from 'pino'
import { CONNECT_TIMEOUT_MILLISECONDS } from '#platform/connect-timeout.ts'
import type { Database } from '#server/database/client.ts'
import { sql } from '#server/database/drizzle.ts'

const CHANNEL = 'public_data_changed'
const RECONNECT_MILLISECONDS = 1000
const KEEP_ALIVE_MILLISECONDS = 10_000

/**
 * Tells every server that pages are out of date: this one at once, so that the author of the change sees it on the next
 * page, the others through the database.
 */
export async function notifyChange(db: Database, origin = ''): Promise<void> {
  await db.execute(sql`SELECT pg_notify(${CHANNEL}, ${origin})`)
}

/** Sends and receives notifications about changed public data between servers. */
export function publicDataChanges(db: Database) {
  /** Identifies this server's own announcements. */
  const own = randomUUID()
  const listening = new Set<() => void>()
  return {
    announce: async () => {
      for (const onChange of listening) onChange()
      await notifyChange(db, own)
    },

    /**
     * Calls `onChange` whenever any server announces a change. Also calls it after a lost connection, when
     * announcements may have been missed. Returns a function that stops listening.
     */
    listen(connectionString: string, onChange: () => void, log: Logger): () => Promise<void> {
      listening.add(onChange)
      const stop = listenToDatabase(connectionString, (origin) => origin !== own && onChange(), log)
      return async () => {
        listening.delete(onChange)
        await stop()
      }
    },
  }
}

/** Calls `heard` with the origin of each change, and without one after each new connection. */
function listenToDatabase(
  connectionString: string,
  heard: (origin?: string) => void,
  log: Logger,
): () => Promise<void> {
  const stopping = new AbortController()
  let client: Client | undefined
  const connect = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      client = newClient(connectionString)
      try {
        await listenUntilLost(client, heard, log)
      } catch (error) {
        log.warn(
          { error: error instanceof Error ? error.message : String(error) },
          'The listener cannot reach the database',
        )
      }
      await pause(RECONNECT_MILLISECONDS, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }
  void connect()
  return async () => {
    stopping.abort()
    await client?.end().catch(() => undefined)
  }
}

function newClient(connectionString: string): Client {
  return new Client({
    connectionString,
    application_name: 'moonlit-teepees listener',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MILLISECONDS,
    // This connection sends no queries, so only keep-alive tells a broken one from an idle one.
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MILLISECONDS,
  })
}

async function listenUntilLost(client: Client, heard: (origin?: string) => void, log: Logger): Promise<void> {
  const lost = new Promise<void>((resolve) => {
    client.on('end', resolve)
    client.on('error', (error) => {
      log.warn({ error: error.message }, 'The listener lost the database')
      resolve()
    })
  })
  await client.connect()
  client.on('notification', ({ payload }) => heard(payload))
  await client.query(`LISTEN ${CHANNEL}`)
  heard()
  await lost
}
