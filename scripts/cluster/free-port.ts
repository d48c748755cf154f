import { once } from 'node:events'
import { createServer } from 'node:net'

/** Returns a TCP port of loopback that nothing listens on. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  await new Promise((closed) => server.close(closed))
  if (typeof address !== 'object' || address === null) throw new Error('No port is free')
  return address.port
}
