import { createMiddleware } from 'hono/factory'
import { isRefusal, refuse } from '#domain/refusal.ts'
import type { AppContext, AppEnvironment, Signer } from './app-environment.ts'
import { clientAddress } from './client-address.ts'
import { refusalResponse } from './responses.ts'

export const SIGN_IN = refuse('unauthorized', 'Please sign in as an administrator.')

/** Learns which administrator signed the request, if it carries credentials. */
export async function learnAdmin(c: AppContext) {
  return (await learnSigner(c)).admin
}

async function learnSigner(c: AppContext): Promise<Signer> {
  const signer = c.get('signer') ?? (await findSigner(c))
  c.set('signer', signer)
  if (signer.admin) c.set('admin', signer.admin)
  return signer
}

async function findSigner(c: AppContext): Promise<Signer> {
  const credential = /^Basic\s+([A-Za-z0-9+/=_-]+)\s*$/i.exec(c.req.header('authorization') ?? '')?.[1]
  if (!credential) return {}
  const found = await c.get('ctx').adminOf(credential, clientAddress(c))
  if (!found) return {}
  return isRefusal(found) ? { refusal: found } : { admin: found }
}

/** Responds with 401 to everybody but administrators, without the header that opens the browser's own sign-in window. */
export async function requireAdmin(c: AppContext): Promise<Response | undefined> {
  const { admin, refusal = SIGN_IN } = await learnSigner(c)
  if (admin) return undefined
  c.header('Cache-Control', 'no-store')
  const details = c.req.path === '/api/admin/check' ? { isAdmin: false } : {}
  return refusalResponse(c, { ...refusal, details })
}

/** Refuses whole branches of paths, unknown ones included, before anything else is looked at. */
export const staffOnly = createMiddleware<AppEnvironment>(
  async (c, next) => (await requireAdmin(c)) ?? next(),
)
