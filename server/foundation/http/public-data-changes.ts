import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import type { Database } from '#server/foundation/database/client.ts'
import { sql } from '#server/foundation/database/drizzle.ts'
import { type Listener, listenToDatabase } from '#server/foundation/database/listen-to-database.ts'

const CHANNEL = 'public_data_changed'
const NOTHING_ELSE: Listener = { channels: {}, onConnected: () => undefined }

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
     * announcements may have been missed. `others` share the connection. Returns a function that stops listening.
     */
    listen(
      connectionString: string,
      onChange: () => void,
      log: Logger,
      others = NOTHING_ELSE,
    ): () => Promise<void> {
      listening.add(onChange)
      const hear = (origin: string) => {
        if (origin !== own) onChange()
      }
      const listener = {
        channels: { ...others.channels, [CHANNEL]: hear },
        onConnected: () => {
          onChange()
          others.onConnected()
        },
      }
      const stop = listenToDatabase(connectionString, listener, log)
      return async () => {
        listening.delete(onChange)
        await stop()
      }
    },
  }
}
