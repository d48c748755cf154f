import { eq } from 'drizzle-orm'
import type { LoginResponse } from '#contract/accounts.ts'
import { refuse } from '#domain/refusal.ts'
import type { Context } from '#server/context.ts'
import { users } from '#server/database/schema/all-tables.ts'
import { countAgainst, giveBack } from '#server/http/rate-limit.ts'
import type { DetailedRefusal } from '#server/http/responses.ts'
import { isPassword, NOBODYS_HASH } from './password.ts'
import { credentialOf, openSession } from './sessions.ts'

const WINDOW_SECONDS = 15 * 60
const FAILURES_BY_USER = { name: 'login-user', most: 5, seconds: WINDOW_SECONDS }
const FAILURES_BY_ADDRESS = { name: 'login-address', most: 5, seconds: WINDOW_SECONDS }

/** Each try is counted before the password is looked at, so that many at once cannot slip through. */
export async function signIn(
  ctx: Context,
  input: { readonly username: string; readonly password: string },
  address: string,
): Promise<LoginResponse | DetailedRefusal> {
  const tries = [
    [FAILURES_BY_USER, input.username],
    [FAILURES_BY_ADDRESS, address],
  ] as const
  const refusals = await Promise.all(tries.map(([limit, who]) => countAgainst(ctx, limit, who)))
  const locked = refusals.find((refusal) => refusal !== undefined)
  if (locked) return locked
  const [user] = await ctx.db.select().from(users).where(eq(users.username, input.username))
  const isRight = await isPassword(input.password, user?.passwordHash ?? NOBODYS_HASH)
  if (!user || !isRight) return refuse('unauthorized', 'Invalid username or password. Please try again.')
  await Promise.all(tries.map(([limit, who]) => giveBack(ctx, limit, who)))
  const secret = await openSession(ctx, user.id)
  return {
    success: true,
    isAdmin: user.isAdmin,
    user: { id: user.id, username: user.username, fullName: user.fullName, email: user.email },
    credential: credentialOf(user.username, secret),
  }
}
