import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export type TcpRelay = {
  readonly port: number
  /** Breaks every connection and refuses new ones, as a network does that fell apart. */
  cut(): void
  mend(): void
  stop(): Promise<void>
}

/** Passes connections on to a port of this machine, so that a test can cut them. */
export async function startTcpRelay(targetPort: number): Promise<TcpRelay> {
  const sockets = new Set<Socket>()
  let isCut = false
  const hold = (socket: Socket) => {
    sockets.add(socket)
    // The other end hears of it by its own socket.
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
  }
  const cut = () => {
    isCut = true
    for (const socket of sockets) socket.destroy()
  }
  const server = createServer((near) => {
    if (isCut) return void near.destroy()
    const far = connect(targetPort, '127.0.0.1')
    for (const socket of [near, far]) hold(socket)
    near.on('close', () => far.destroy()).pipe(far)
    far.on('close', () => near.destroy()).pipe(near)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    mend: () => {
      isCut = false
    },
    async stop() {
      server.close()
      cut()
      await once(server, 'close')
    },
  }
}
