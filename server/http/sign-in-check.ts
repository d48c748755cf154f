import { createMiddleware } from 'hono/factory'
import { refuse } from '#domain/refusal.ts'
import type { AppContext, AppEnvironment } from './app-environment.ts'
import { clientAddress } from './client-address.ts'
import { refusalResponse } from './responses.ts'

export const SIGN_IN = refuse('unauthorized', 'Please sign in as an administrator.')

/** Learns who signed the request, if it carries credentials. */
export async function learnAdmin(c: AppContext) {
  const known = c.get('admin')
  if (known) return known
  const credential = /^Basic\s+([A-Za-z0-9+/=_-]+)\s*$/i.exec(c.req.header('authorization') ?? '')?.[1]
  if (!credential) return undefined
  const admin = await c.get('ctx').adminOf(credential, clientAddress(c))
  if (admin) c.set('admin', admin)
  return admin
}

/** A 401 answer for everybody but administrators. It never asks the browser for its own sign-in window. */
export async function requireAdmin(c: AppContext): Promise<Response | undefined> {
  const admin = await learnAdmin(c)
  if (admin) return undefined
  c.header('Cache-Control', 'no-store')
  if (c.req.path === '/api/admin/check')
    return c.json({ isAdmin: false, message: SIGN_IN.message, code: SIGN_IN.code }, 401)
  return refusalResponse(c, SIGN_IN)
}

/** Refuses whole branches of paths, unknown ones included, before anything else is looked at. */
export const staffOnly = createMiddleware<AppEnvironment>(
  async (c, next) => (await requireAdmin(c)) ?? next(),
)
