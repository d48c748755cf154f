import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie'
import { trialBookings } from '#server/foundation/database/schema/all-tables.ts'
import type { AppContext } from '#server/foundation/http/app-environment.ts'
import { isBehindTls } from '#server/foundation/http/client-address.ts'
import { readSecret } from '#server/foundation/secrets/read-secret.ts'

const COOKIE = 'trial'
const PATH = '/api'
const SECONDS = 30 * 60

/** Returns whether the owner is trying the site in the requesting browser. */
export async function isTrial(c: AppContext): Promise<boolean> {
  if (!c.req.header('cookie')?.includes(`${COOKIE}=`)) return false
  const { db, now } = c.get('ctx')
  const endsAt = await getSignedCookie(c, await readSecret(db, 'trials'), COOKIE)
  return Number(endsAt || 0) > now().getTime()
}

/** Returns whether a booking made by the requesting browser is a trial: the first one, until it is removed. */
export async function makesTrialBooking(c: AppContext): Promise<boolean> {
  return (await isTrial(c)) && (await c.get('ctx').db.$count(trialBookings)) === 0
}

/**
 * Marks the browser for half an hour. Scripts cannot read the cookie, and other sites cannot make the browser send it.
 */
export async function markTrial(c: AppContext): Promise<void> {
  const { db, now } = c.get('ctx')
  const endsAt = now().getTime() + SECONDS * 1000
  await setSignedCookie(c, COOKIE, String(endsAt), await readSecret(db, 'trials'), {
    path: PATH,
    maxAge: SECONDS,
    httpOnly: true,
    sameSite: 'Strict',
    secure: isBehindTls(c),
  })
}

export function endTrial(c: AppContext): void {
  deleteCookie(c, COOKIE, { path: PATH })
}
