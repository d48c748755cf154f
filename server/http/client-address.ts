import type { AppContext } from './app-context.ts'

/** The caller's address. A proxy's word is taken only when TRUST_PROXY says that there is one. */
export function clientAddress(c: AppContext): string {
  const forwarded = c.get('world').config.trustProxy
    ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
    : undefined
  return (forwarded || c.env?.incoming?.socket.remoteAddress || 'in-process').replace(/^::ffff:/, '')
}
