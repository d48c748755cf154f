import { randomBytes } from 'node:crypto'
import { getSignedCookie, setSignedCookie } from 'hono/cookie'
import { DAY_MILLISECONDS } from '#domain/foundation/time/durations.ts'
import type { AppContext } from '#server/foundation/http/app-environment.ts'
import { isBehindTls } from '#server/foundation/http/client-address.ts'
import { readSecret } from '#server/foundation/secrets/read-secret.ts'
import type { Origin } from './check-password.ts'

type Device = NonNullable<Origin['device']>

const COOKIE = 'known_device'
const DAYS = 365

/**
 * Returns the requesting browser if a user has signed in with it before. It grants nothing, and only prevents locks
 * caused by strangers.
 */
export async function readKnownDevice(c: AppContext): Promise<Device | undefined> {
  if (!c.req.header('cookie')?.includes(COOKIE)) return undefined
  const { db, now } = c.get('ctx')
  const value = await getSignedCookie(c, await readSecret(db, 'known-devices'), COOKIE)
  const [, userId, day, id] = /^(\d+)\.(\d+)\.([\w-]+)$/.exec(value || '') ?? []
  if (!userId || !id || Number(day) + DAYS < dayNumber(now())) return undefined
  return { id, userId: Number(userId) }
}

/**
 * Marks the browser as known after a successful sign-in. Scripts cannot read the cookie, and it is only sent with the
 * admin's calls.
 */
export async function rememberDevice(c: AppContext, userId: number): Promise<void> {
  const { db, now } = c.get('ctx')
  const known = await readKnownDevice(c)
  const id = known?.userId === userId ? known.id : randomBytes(16).toString('base64url')
  const value = `${userId}.${dayNumber(now())}.${id}`
  await setSignedCookie(c, COOKIE, value, await readSecret(db, 'known-devices'), {
    path: '/api/admin',
    maxAge: DAYS * (DAY_MILLISECONDS / 1000),
    httpOnly: true,
    sameSite: 'Strict',
    secure: isBehindTls(c),
  })
}

function dayNumber(instant: Date): number {
  return Math.floor(instant.getTime() / DAY_MILLISECONDS)
}
