import { connect, type Socket } from 'node:net'
import { lookupFor, type Reach } from '#server/foundation/reach/public-address.ts'

const PORT = 587
const TLS_PORT = 465

type Wanted = {
  readonly host?: string | undefined
  readonly port?: number | string | undefined
  readonly secure?: boolean | undefined
}
type Done = (error: Error | null, opened?: { connection: Socket }) => void

/**
 * Returns how a mail transport opens its connections: an address that somebody entered leads nowhere into the server's
 * own network, whatever its name meant when it was entered.
 */
export function guardedSockets(reach: Reach | undefined, milliseconds: number) {
  if (!reach) return {}
  return {
    getSocket(wanted: Wanted, done: Done) {
      openSocket(wanted, reach, milliseconds).then(
        (connection) => done(null, { connection }),
        (error) => done(error),
      )
    },
  }
}

function openSocket(
  { host = '', port, secure }: Wanted,
  reach: Reach,
  milliseconds: number,
): Promise<Socket> {
  // What a URL has in brackets is an IP address.
  const bare = host.replace(/^\[|\]$/g, '')
  return new Promise((resolve, reject) => {
    const lookup = lookupFor(bare, reach)
    const socket = connect({ host: bare, port: Number(port) || (secure ? TLS_PORT : PORT), lookup })
    socket.setTimeout(milliseconds, () => socket.destroy(new Error('Connection timeout')))
    socket.once('error', reject)
    socket.once('connect', () => {
      socket.setTimeout(0)
      resolve(socket)
    })
  })
}
