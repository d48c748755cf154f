import type { Server } from 'node:http'

const IDLE_CHECK_MILLISECONDS = 50

/**
 * Accepts no more connections, finishes running requests and closes each connection after its response. Cuts what is
 * still open after `boundMilliseconds`.
 */
export async function drain(server: Server, boundMilliseconds: number): Promise<void> {
  const closed = new Promise<void>((done) => server.close(() => done()))
  // Node keeps a connection whose request ends now open for a next one, which will not come.
  const closing = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MILLISECONDS)
  const cutting = setTimeout(() => server.closeAllConnections(), boundMilliseconds)
  await closed
  clearInterval(closing)
  clearTimeout(cutting)
}
