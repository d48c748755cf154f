import type { LoginResponse } from '#contract/people/accounts.ts'
import { isRefusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import type { Context } from '#server/context.ts'
import { and, eq, isNotNull } from '#server/foundation/database/drizzle.ts'
import { authenticators } from '#server/foundation/database/schema/all-tables.ts'
import type { DetailedRefusal } from '#server/foundation/http/detailed-refusal.ts'
import { checkPassword, type Origin, type User } from './check-password.ts'
import { openChallenge } from './second-factor/challenges.ts'
import { findPasskeys, passkeyOptions } from './second-factor/show-passkey.ts'
import { openSession, type SessionPlace, toCredential } from './sessions.ts'

/** Signs in by password alone if the account has no second factor. */
export async function signIn(
  ctx: Context,
  input: { readonly username: string; readonly password: string },
  origin: Origin & SessionPlace,
): Promise<LoginResponse | DetailedRefusal> {
  const user = await checkPassword(ctx, input, origin)
  if (isRefusal(user)) return user
  return (await askForSecondFactor(ctx, user)) ?? createSignIn(ctx, user, origin)
}

/** Opens a session for a user who has passed every required check. */
export async function createSignIn(ctx: Context, user: User, place: SessionPlace): Promise<LoginResponse> {
  const secret = await openSession(ctx, user.id, place)
  return {
    success: true,
    isAdmin: user.isAdmin,
    user: { id: user.id, username: user.username, fullName: user.fullName, email: user.email },
    credential: toCredential(user.username, secret),
  }
}

const REQUIRED = refuse('second_factor_required', 'accounts.secondFactorNeeded')

/**
 * Refuses a sign-in by password alone if the account has a second factor, and returns what the second step needs.
 * Returns undefined if it has none.
 */
async function askForSecondFactor(ctx: Context, { id }: User): Promise<DetailedRefusal | undefined> {
  const [[app], keys] = await Promise.all([
    ctx.db
      .select({ userId: authenticators.userId })
      .from(authenticators)
      .where(and(eq(authenticators.userId, id), isNotNull(authenticators.confirmedAt))),
    findPasskeys(ctx, id),
  ])
  if (!app && keys.length === 0) return undefined
  const options = await passkeyOptions(ctx, keys)
  const challenge = await openChallenge(ctx, {
    purpose: 'sign-in',
    userId: id,
    webauthnChallenge: options.challenge,
  })
  return {
    ...REQUIRED,
    details: {
      challenge,
      hasAuthenticator: app !== undefined,
      passkeyOptions: keys.length > 0 ? options : null,
    },
  }
}
