import type { LoginResponse } from '#contract/people/accounts.ts'
import { isRefusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { and, eq, isNotNull } from '#server/foundation/database/drizzle.ts'
import { authenticators } from '#server/foundation/database/schema/all-tables.ts'
import type { DetailedRefusal } from '#server/foundation/http/detailed-refusal.ts'
import { checkPassword, holdAccount, type Origin, type User, WRONG } from './check-password.ts'
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
  return ctx.db.transaction(async (tx) => {
    if (!(await holdAccount(tx, user))) return WRONG
    return (await askForSecondFactor(tx, ctx, user)) ?? createSignIn(tx, ctx, { user, place: origin })
  })
}

/** Opens a session for a user who has passed every required check, and whose account the transaction holds. */
export async function createSignIn(
  tx: Transaction,
  ctx: Context,
  { user, place }: { readonly user: User; readonly place: SessionPlace },
): Promise<LoginResponse> {
  const secret = await openSession(tx, ctx, { userId: user.id, place })
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
async function askForSecondFactor(
  tx: Transaction,
  ctx: Context,
  { id }: User,
): Promise<DetailedRefusal | undefined> {
  const [[app], keys] = await Promise.all([
    tx
      .select({ userId: authenticators.userId })
      .from(authenticators)
      .where(and(eq(authenticators.userId, id), isNotNull(authenticators.confirmedAt))),
    findPasskeys(tx, id),
  ])
  if (!app && keys.length === 0) return undefined
  const options = await passkeyOptions(ctx, keys)
  const challenge = await openChallenge(tx, ctx, {
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
