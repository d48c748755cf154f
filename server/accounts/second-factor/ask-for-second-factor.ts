import type { generateAuthenticationOptions as generate } from '@simplewebauthn/server'
import { refuse } from '#domain/refusal/refusal.ts'
import type { Context } from '#server/context.ts'
import { and, eq, isNotNull } from '#server/database/drizzle.ts'
import { authenticators, passkeys } from '#server/database/schema/all-tables.ts'
import type { DetailedRefusal } from '#server/http/detailed-refusal.ts'
import type { User } from '../check-password.ts'
import { openChallenge } from './challenges.ts'
import { relyingParty } from './relying-party.ts'

const REQUIRED = refuse(
  'second_factor_required',
  'Please confirm that it is you, with a code or your passkey.',
)

/**
 * Refuses to sign in by the password alone if the account has a second factor, and returns what the second step needs.
 * Returns undefined if there is none.
 */
export async function askForSecondFactor(ctx: Context, { id }: User): Promise<DetailedRefusal | undefined> {
  const [[app], keys] = await Promise.all([
    ctx.db
      .select({ userId: authenticators.userId })
      .from(authenticators)
      .where(and(eq(authenticators.userId, id), isNotNull(authenticators.confirmedAt))),
    ctx.db
      .select({ id: passkeys.id, transports: passkeys.transports })
      .from(passkeys)
      .where(eq(passkeys.userId, id)),
  ])
  if (!app && keys.length === 0) return undefined
  // Loaded only here: with all it brings, it would take a tenth of every start.
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(ctx).id,
    allowCredentials: keys.map(({ id: key, transports }) => ({
      id: key,
      transports: transports as NonNullable<AllowedTransports>,
    })),
    userVerification: 'preferred',
  })
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

type Allowed = NonNullable<Parameters<typeof generate>[0]['allowCredentials']>[number]
type AllowedTransports = Allowed['transports']
