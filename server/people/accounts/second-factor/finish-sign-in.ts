import type { LoginResponse } from '#contract/people/accounts.ts'
import { isRefusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import type { Context } from '#server/context.ts'
import { eq } from '#server/foundation/database/drizzle.ts'
import { users } from '#server/foundation/database/schema/all-tables.ts'
import type { DetailedRefusal } from '#server/foundation/http/detailed-refusal.ts'
import { countAgainst, uncount } from '#server/foundation/http/rate-limit.ts'
import { holdAccount } from '../check-password.ts'
import type { SessionPlace } from '../sessions.ts'
import { createSignIn } from '../sign-in.ts'
import { closeChallenge, findChallenge } from './challenges.ts'
import { takeCode } from './codes.ts'
import { isOwnPasskey } from './show-passkey.ts'

type Shown = { readonly challenge: string } & (
  | { readonly code: string }
  | { readonly passkey: Readonly<Record<string, unknown>> }
)

const GUESSES = { name: 'second-factor', most: 5, seconds: 15 * 60 }
const TOO_LATE = refuse('unauthorized', 'accounts.passwordTooLate')
const WRONG_PASSKEY = refuse('unauthorized', 'accounts.passkeyOfOther')

/** Completes the second step of a sign-in. Each attempt is counted before it is checked. */
export async function finishSignIn(
  ctx: Context,
  shown: Shown,
  place: SessionPlace,
): Promise<LoginResponse | DetailedRefusal> {
  const challenge = await findChallenge(ctx, shown.challenge, 'sign-in')
  const [user] = challenge ? await ctx.db.select().from(users).where(eq(users.id, challenge.userId)) : []
  if (!challenge || !user?.isAdmin) return TOO_LATE
  const tooMany = await countAgainst(ctx, GUESSES, String(user.id))
  if (tooMany) return tooMany
  if ('code' in shown) {
    const refused = await takeCode(ctx, { userId: user.id, username: user.username }, shown.code)
    // This was no guess, so it must not delay the recovery code that comes next.
    if (refused?.code === 'key_missing') await uncount(ctx, GUESSES, String(user.id))
    if (refused) return refused
  } else if (!(await isOwnPasskey(ctx, user.id, { ...challenge, passkey: shown.passkey }))) {
    return WRONG_PASSKEY
  }
  const signedIn = await ctx.db.transaction(async (tx) => {
    if (!(await holdAccount(tx, user)) || !(await closeChallenge(tx, challenge))) return TOO_LATE
    return createSignIn(tx, ctx, { user, place })
  })
  if (!isRefusal(signedIn)) await uncount(ctx, GUESSES, String(user.id))
  return signedIn
}
