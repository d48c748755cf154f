import type { Server } from 'node:http'

const IDLE_CHECK_MILLISECONDS = 50

/**
 * Stops accepting connections, finishes running requests and closes each connection after its response. Closes whatever
 * is still open after `boundMilliseconds`.
 */
export async function drain(server: Server, boundMilliseconds: number): Promise<void> {
  const closed = new Promise<void>((done) => server.close(() => done()))
  // Node keeps a connection open for further requests once its last one ends, but none will come.
  const closing = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MILLISECONDS)
  const cutting = setTimeout(() => server.closeAllConnections(), boundMilliseconds)
  await closed
  clearInterval(closing)
  clearTimeout(cutting)
}
