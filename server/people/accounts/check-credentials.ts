import { createHash } from 'node:crypto'
import { getPermissions } from '#contract/wire/permissions.ts'
import { isRefusal } from '#domain/foundation/refusal/refusal.ts'
import type { Admin, Context } from '#server/context.ts'
import { eq, sql } from '#server/foundation/database/drizzle.ts'
import { preparedSelect } from '#server/foundation/database/execute-prepared.ts'
import { users } from '#server/foundation/database/schema/all-tables.ts'
import type { DetailedRefusal } from '#server/foundation/http/detailed-refusal.ts'
import { findApiKey } from './api-keys.ts'
import { checkPassword, type User } from './check-password.ts'
import { getSecondFactor, hasSecondFactor } from './second-factor/has-second-factor.ts'
import { findSession, SESSION_PREFIX } from './sessions.ts'

const USERNAME_LENGTH_MAX = 200
const REMEMBERED_MOST = 100

type CheckCredentials = (
  ctx: Context,
  authorization: string,
  address: string,
) => Promise<Admin | DetailedRefusal | undefined>

type Attempt = { readonly username: string; readonly password: string; readonly address: string }

/**
 * Returns a function that finds the user for an Authorization header: `Bearer` with an API key, or `Basic` with
 * `username:session secret` or `username:password` in base64. Scripts send the password with every request, so recent
 * correct ones are cached per address, as a hash that includes the stored hash: a new password invalidates them, and
 * guesses from other addresses are counted as usual. A password alone is refused for an account with a second factor.
 */
export function credentialCheck(): CheckCredentials {
  const remembered = new Set<string>()
  const beingChecked = new Map<string, Promise<unknown>>()
  const checkAndRemember = async (ctx: Context, { username, password, address }: Attempt) => {
    const user = await checkPassword(ctx, { username, password }, { address })
    if (isRefusal(user)) return user
    if (remembered.size >= REMEMBERED_MOST) remembered.clear()
    remembered.add(getMemory(user, password, address))
    return user
  }
  return async (ctx, authorization, address) => {
    const [, key] = /^Bearer\s+(\S+)\s*$/i.exec(authorization) ?? []
    if (key) return findApiKey(ctx, key)
    const [, credential] = /^Basic\s+([A-Za-z0-9+/=_-]+)\s*$/i.exec(authorization) ?? []
    if (!credential) return undefined
    const [username, secret] = splitOnce(Buffer.from(credential, 'base64').toString('utf8'))
    if (!username || !secret || username.includes('\0') || username.length > USERNAME_LENGTH_MAX)
      return undefined
    if (secret.startsWith(SESSION_PREFIX)) return findSession(ctx, { username, secret }, address)
    const [known] = await accountByName(ctx.db, { username })
    const memory = known && getMemory(known.user, secret, address)
    // Every attempt is counted before it is checked: those that come with the first one wait for its answer.
    if (memory) await beingChecked.get(memory)
    if (memory && remembered.has(memory)) return toAdmin(known.user, known.needsSecondFactor)
    const checking = checkAndRemember(ctx, { username, password: secret, address })
    if (memory)
      beingChecked.set(
        memory,
        checking.catch(() => undefined),
      )
    const user = await checking.finally(() => memory && beingChecked.delete(memory))
    if (isRefusal(user)) return user.code === 'rate_limited' ? user : undefined
    return toAdmin(user, await hasSecondFactor(ctx.db, user.id))
  }
}

const accountByName = preparedSelect('account_by_name', (db) => {
  // Drizzle leaves out the table of a column when there is only one.
  const needsSecondFactor = getSecondFactor(sql`${users}.id`)
  return db
    .select({ user: users, needsSecondFactor })
    .from(users)
    .where(eq(users.username, sql.placeholder('username')))
})

function getMemory({ passwordHash }: User, password: string, address: string): string {
  return createHash('sha256').update(`${passwordHash}\n${address}\n${password}`).digest('hex')
}

function toAdmin(user: User, needsSecondFactor: boolean): Admin | undefined {
  const { id, username, isAdmin } = user
  if (!isAdmin || needsSecondFactor) return undefined
  return { userId: id, username, permissions: getPermissions(user), sessionHash: null }
}

function splitOnce(text: string): [string, string] {
  const at = text.indexOf(':')
  return at < 0 ? ['', ''] : [text.slice(0, at), text.slice(at + 1)]
}
