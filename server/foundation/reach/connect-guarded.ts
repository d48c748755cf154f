import { connect, isIP, type Socket } from 'node:net'
import { guardedLookup, isReachable, type Reach, UnreachableAddress } from './public-address.ts'

type Place = { readonly host: string; readonly port: number; readonly milliseconds: number }

/**
 * Opens a connection that leads into the server's own network neither by an IP address nor by a name, whatever the name
 * meant when it was entered.
 */
export function connectGuarded({ host, port, milliseconds }: Place, reach: Reach): Promise<Socket> {
  // Node does not call the lookup for an IP address.
  if (isIP(host) > 0 && !isReachable(host, reach)) return Promise.reject(new UnreachableAddress(host))
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, lookup: guardedLookup(reach) })
    socket.setTimeout(milliseconds, () => socket.destroy(new Error('Connection timeout')))
    socket.once('error', reject)
    socket.once('connect', () => {
      socket.setTimeout(0)
      resolve(socket)
    })
  })
}
