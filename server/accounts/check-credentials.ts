import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Admin, Context } from '#server/context.ts'
import { users } from '#server/database/schema/all-tables.ts'
import { countAgainst, giveBack } from '#server/http/rate-limit.ts'
import { isPassword, NOBODYS_HASH } from './password.ts'
import { findSession, SESSION_PREFIX } from './sessions.ts'

/** Scripts may send the password with every request; guessing that way is stopped here, from one address or from many. */
const WINDOW_SECONDS = 15 * 60
const GUESSES_BY_ADDRESS = { name: 'basic-password', most: 100, seconds: WINDOW_SECONDS }
const GUESSES_BY_USER = { name: 'basic-user', most: 100, seconds: WINDOW_SECONDS }
const USERNAME_LENGTH_MAX = 200
const REMEMBERED_MOST = 100

/** Passwords that were right a moment ago, by a hash over them and the stored hash: a new password forgets them. */
const remembered = new Map<string, true>()

/** Who a Basic credential belongs to: `username:session secret` or `username:password`, in base64. */
export async function checkCredentials(
  ctx: Context,
  credential: string,
  address: string,
): Promise<Admin | undefined> {
  const [username, secret] = splitOnce(Buffer.from(credential, 'base64').toString('utf8'))
  if (!username || !secret || username.includes('\0') || username.length > USERNAME_LENGTH_MAX)
    return undefined
  if (secret.startsWith(SESSION_PREFIX)) return findSession(ctx, username, secret)
  return checkPassword(ctx, username, secret, address)
}

async function checkPassword(
  ctx: Context,
  username: string,
  password: string,
  address: string,
): Promise<Admin | undefined> {
  const [user] = await ctx.db.select().from(users).where(eq(users.username, username))
  const storedHash = user?.isAdmin ? user.passwordHash : NOBODYS_HASH
  const memoryKey = createHash('sha256').update(`${storedHash}\n${password}`).digest('hex')
  if (!remembered.has(memoryKey)) {
    const tries = [
      [GUESSES_BY_ADDRESS, address],
      [GUESSES_BY_USER, username],
    ] as const
    const refusals = await Promise.all(tries.map(([limit, who]) => countAgainst(ctx, limit, who)))
    if (refusals.some((refusal) => refusal !== undefined)) return undefined
    if (!(await isPassword(password, storedHash))) return undefined
    await Promise.all(tries.map(([limit, who]) => giveBack(ctx, limit, who)))
    if (remembered.size >= REMEMBERED_MOST) remembered.clear()
    remembered.set(memoryKey, true)
  }
  return user?.isAdmin ? { userId: user.id, username: user.username, sessionHash: null } : undefined
}

function splitOnce(text: string): [string, string] {
  const at = text.indexOf(':')
  return at < 0 ? ['', ''] : [text.slice(0, at), text.slice(at + 1)]
}
