import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import type { Logger } from 'pino'
import type { Database } from '#server/database/client.ts'

const CHANNEL = 'public_data_changed'
const RECONNECT_MILLISECONDS = 1000
const KEEP_ALIVE_MILLISECONDS = 10_000

/** Names this server to itself in what it announces. */
const OWN = randomUUID()
const listening = new Set<() => void>()

/**
 * Tells every server that pages show something old: this one at once, so that whoever made the change sees it with the
 * next page, the others by way of the database.
 */
export async function notifyChange(db: Database): Promise<void> {
  for (const onChange of listening) onChange()
  await db.execute(sql`SELECT pg_notify(${CHANNEL}, ${OWN})`)
}

/**
 * Calls `onChange` whenever any server announces a change. After a lost connection something may have been missed,
 * so it is called then too. Returns how to stop listening.
 */
export function listenForChanges(
  connectionString: string,
  onChange: () => void,
  log: Logger,
): () => Promise<void> {
  let isStopped = false
  let client: Client | undefined
  listening.add(onChange)
  const connect = async (): Promise<void> => {
    while (!isStopped) {
      client = new Client({
        connectionString,
        application_name: 'moonlit-teepees listener',
        // Nothing is ever asked here, so only this tells a broken line from a quiet one.
        keepAlive: true,
        keepAliveInitialDelayMillis: KEEP_ALIVE_MILLISECONDS,
      })
      const lost = new Promise<void>((resolve) => {
        client?.on('end', resolve)
        client?.on('error', (error) => {
          log.warn({ error: error.message }, 'The listener lost the database')
          resolve()
        })
      })
      try {
        await client.connect()
        client.on('notification', ({ payload }) => payload !== OWN && onChange())
        await client.query(`LISTEN ${CHANNEL}`)
        onChange()
        await lost
      } catch (error) {
        log.warn(
          { error: error instanceof Error ? error.message : String(error) },
          'The listener cannot reach the database',
        )
      }
      if (!isStopped) await pause(RECONNECT_MILLISECONDS)
    }
  }
  void connect()
  return async () => {
    isStopped = true
    listening.delete(onChange)
    await client?.end().catch(() => undefined)
  }
}
