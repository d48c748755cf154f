import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect, createServer, type Socket } from 'node:net'

/** `hang`: accepts everything and never responds. `slow`: each chunk of a response is 2 s late. */
export type Fault = 'hang' | 'slow' | 'cut' | 'error-500' | 'wrong-json'

const SLOW_MILLISECONDS = 2_000
const RESPONSES = {
  'error-500':
    'HTTP/1.1 500 Internal Server Error\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}',
  'wrong-json': 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 12\r\n\r\n{"wrong":[1}',
} as const

export type FaultyService = {
  readonly port: number
  /** Sets the fault for new connections and closes the open ones; without a fault, connections reach the service. */
  misbehave(fault: Fault | undefined): void
  stop(): Promise<void>
}

/** Starts a faulty proxy between the site and a service on this machine. */
export async function startFaultyService(target: number): Promise<FaultyService> {
  let fault: Fault | undefined
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('error', () => undefined).on('close', () => open.delete(socket))
    if (fault === 'cut') return socket.destroy()
    if (fault === 'hang') return socket.resume()
    if (fault === 'error-500' || fault === 'wrong-json') {
      const response = RESPONSES[fault]
      return socket.on('data', () => socket.end(response))
    }
    pass(socket, target, fault === 'slow' ? SLOW_MILLISECONDS : 0)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    misbehave(next) {
      fault = next
      for (const socket of open) socket.destroy()
    },
    async stop() {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

function pass(socket: Socket, target: number, delayMilliseconds: number): void {
  const service = connect(target, '127.0.0.1')
  const end = () => {
    socket.destroy()
    service.destroy()
  }
  service.on('error', end).on('close', end)
  socket.on('close', end)
  socket.pipe(service)
  if (delayMilliseconds === 0) service.pipe(socket)
  else
    service.on('data', (data) => setTimeout(() => socket.writable && socket.write(data), delayMilliseconds))
}
