import type { Socket } from 'node:net'
import { connectGuarded } from '#server/foundation/reach/connect-guarded.ts'
import type { Reach } from '#server/foundation/reach/public-address.ts'

const PORT = 587
const TLS_PORT = 465

type Wanted = {
  readonly host?: string | undefined
  readonly port?: number | string | undefined
  readonly secure?: boolean | undefined
}
type Done = (error: Error | null, opened?: { connection: Socket }) => void

/** Returns how a mail transport opens its connections, so that an address that somebody entered leads nowhere inside. */
export function guardedSockets(reach: Reach | undefined, milliseconds: number) {
  if (!reach) return {}
  return {
    getSocket({ host = '', port, secure }: Wanted, done: Done) {
      // What a URL has in brackets is an IP address.
      const bare = host.replace(/^\[|\]$/g, '')
      const place = { host: bare, port: Number(port) || (secure ? TLS_PORT : PORT), milliseconds }
      connectGuarded(place, reach).then(
        (connection) => done(null, { connection }),
        (error) => done(error),
      )
    },
  }
}
