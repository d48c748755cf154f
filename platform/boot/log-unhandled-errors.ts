import type { Logger } from 'pino'

/** Errors outside of requests must not end the server. */
export function logUnhandledErrors(log: Logger): void {
  process.on('unhandledRejection', (error) => log.error({ error }, 'Something failed that nobody waited for'))
  // If a full disk rejects log lines, they are lost and the site carries on.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
}
