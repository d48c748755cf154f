import { message } from '#domain/foundation/messages/message.ts'
import { refuse } from '#domain/foundation/refusal/refusal.ts'
import type { Context } from '#server/context.ts'
import { and, eq, isNotNull } from '#server/foundation/database/drizzle.ts'
import { authenticators } from '#server/foundation/database/schema/all-tables.ts'
import type { DetailedRefusal } from '#server/foundation/http/detailed-refusal.ts'
import type { User } from '../check-password.ts'
import { openChallenge } from './challenges.ts'
import { findPasskeys, passkeyOptions } from './show-passkey.ts'

const REQUIRED = refuse('second_factor_required', message('accounts.secondFactorNeeded'))

/**
 * Refuses a sign-in by password alone if the account has a second factor, and returns what the second step needs.
 * Returns undefined if it has none.
 */
export async function askForSecondFactor(ctx: Context, { id }: User): Promise<DetailedRefusal | undefined> {
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
