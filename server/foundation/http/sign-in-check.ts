import { createMiddleware } from 'hono/factory'
import type { Endpoint } from '#contract/wire/endpoint.ts'
import { officeMay, type Permission } from '#contract/wire/permissions.ts'
import { isRefusal, type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import type { Admin } from '#server/context.ts'
import type { AppContext, AppEnvironment, Signer } from './app-environment.ts'
import { clientAddress } from './client-address.ts'
import { refusalResponse } from './responses.ts'

export const SIGN_IN = refuse('unauthorized', 'api.signIn')

/** Returns the administrator who made the request, if it carries credentials. */
export async function identifyAdmin(c: AppContext) {
  return (await identifySigner(c)).admin
}

async function identifySigner(c: AppContext): Promise<Signer> {
  const signer = c.get('signer') ?? (await findSigner(c))
  c.set('signer', signer)
  if (signer.admin) c.set('admin', signer.admin)
  return signer
}

async function findSigner(c: AppContext): Promise<Signer> {
  const authorization = c.req.header('authorization')
  if (!authorization) return {}
  const found = await c.get('ctx').findAdmin(authorization, clientAddress(c))
  if (!found) return {}
  return isRefusal(found) ? { refusal: found } : { admin: found }
}

/** Returns whether a staff member or an API key has a permission. */
export function may({ permissions }: Admin, permission: Permission): boolean {
  return permissions.includes(permission)
}

export function forbid(permission: Permission): Refusal {
  return refuse('forbidden', 'admin.forbidden', { office: officeMay(permission) ? 'yes' : 'no' })
}

/**
 * Responds with 401 to everybody except staff, and with 403 to staff without the permission. Sends no header that would
 * open the browser's own sign-in dialog.
 */
export async function requireAdmin(c: AppContext, permission?: Permission): Promise<Response | undefined> {
  const { admin, refusal = SIGN_IN } = await identifySigner(c)
  if (admin && (!permission || may(admin, permission))) return undefined
  c.header('Cache-Control', 'no-store')
  if (admin && permission) return refusalResponse(c, forbid(permission))
  const details = c.req.path === '/api/admin/check' ? { isAdmin: false } : {}
  return refusalResponse(c, { ...refusal, details })
}

const CONFIRMED_MILLISECONDS = 10 * 60 * 1000
export const PASSWORD_NEEDED = refuse('password_needed', 'accounts.passwordNeeded')

/**
 * Returns whether whoever made the request has just shown the password. Scripts show theirs with every request; keys
 * cannot show any.
 */
export function hasShownPassword({ keyId, confirmedAt }: Admin, now: Date): boolean {
  if (keyId !== undefined) return false
  return !confirmedAt || now.getTime() - confirmedAt.getTime() <= CONFIRMED_MILLISECONDS
}

/** Responds with 403 if a sensitive operation is requested by somebody who has not just shown the password. */
export async function requirePassword(
  c: AppContext,
  { asksForPassword }: Pick<Endpoint, 'asksForPassword'>,
): Promise<Response | undefined> {
  const admin = asksForPassword ? await identifyAdmin(c) : undefined
  if (!admin || hasShownPassword(admin, c.get('ctx').now())) return undefined
  if (admin.keyId !== undefined && asksForPassword === 'of people') return undefined
  c.header('Cache-Control', 'no-store')
  return refusalResponse(c, PASSWORD_NEEDED)
}

/** Refuses entire path prefixes, including unknown paths, before anything else is checked. */
export const staffOnly = createMiddleware<AppEnvironment>(
  async (c, next) => (await requireAdmin(c)) ?? next(),
)
