import { setTimeout as pause } from 'node:timers/promises'
import { Client, escapeIdentifier } from 'pg'
import type { Logger } from 'pino'
import { CONNECT_TIMEOUT_MILLISECONDS } from '#platform/connect-timeout.ts'

const RECONNECT_MILLISECONDS = 1000
const KEEP_ALIVE_MILLISECONDS = 10_000

/** How to handle notifications: by channel, and after each reconnection, when some may have been missed. */
export type Listener = {
  readonly channels: Readonly<Record<string, (payload: string) => void>>
  readonly onConnected: () => void
}

/** Listens to notifications from all servers, over its own connection. Returns a function that stops listening. */
export function listenToDatabase(
  connectionString: string,
  listener: Listener,
  log: Logger,
): () => Promise<void> {
  const stopping = new AbortController()
  let client: Client | undefined
  const connect = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      client = newClient(connectionString)
      try {
        await listenUntilLost(client, listener, log)
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

async function listenUntilLost(
  client: Client,
  { channels, onConnected }: Listener,
  log: Logger,
): Promise<void> {
  const lost = new Promise<void>((resolve) => {
    client.on('end', resolve)
    client.on('error', (error) => {
      log.warn({ error: error.message }, 'The listener lost the database')
      resolve()
    })
  })
  await client.connect()
  client.on('notification', ({ channel, payload = '' }) => channels[channel]?.(payload))
  for (const channel of Object.keys(channels)) await client.query(`LISTEN ${escapeIdentifier(channel)}`)
  onConnected()
  await lost
}
