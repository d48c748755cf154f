import type {
  generateAuthenticationOptions as generate,
  verifyAuthenticationResponse as verify,
} from '@simplewebauthn/server'
import type { Context } from '#server/context.ts'
import type { Session } from '#server/foundation/database/client.ts'
import { and, eq } from '#server/foundation/database/drizzle.ts'
import { passkeys } from '#server/foundation/database/schema/all-tables.ts'
import { relyingParty } from './relying-party.ts'

type Key = Pick<typeof passkeys.$inferSelect, 'id' | 'transports'>
type Allowed = NonNullable<Parameters<typeof generate>[0]['allowCredentials']>[number]
type AllowedTransports = Allowed['transports']

export function findPasskeys(db: Session, userId: number): Promise<Key[]> {
  const { id, transports } = passkeys
  return db.select({ id, transports }).from(passkeys).where(eq(passkeys.userId, userId))
}

/** Returns what the browser needs to ask for one of these passkeys. */
export async function passkeyOptions(ctx: Context, keys: readonly Key[]) {
  // Loaded lazily: with its dependencies it would take a tenth of the startup time.
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  return generateAuthenticationOptions({
    rpID: relyingParty(ctx).id,
    allowCredentials: keys.map(({ id, transports }) => ({
      id,
      transports: transports as NonNullable<AllowedTransports>,
    })),
    userVerification: 'preferred',
  })
}

type PasskeyAnswer = Parameters<typeof verify>[0]['response']

/** Returns whether the browser's response was signed by one of the user's passkeys, for this challenge. */
export async function isOwnPasskey(
  ctx: Context,
  userId: number,
  { passkey, webauthnChallenge }: { passkey: Readonly<Record<string, unknown>>; webauthnChallenge: string },
): Promise<boolean> {
  const id = typeof passkey.id === 'string' ? passkey.id : ''
  const [known] = await ctx.db
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
  if (!known) return false
  const { id: rpId, origin } = relyingParty(ctx)
  // Loaded lazily: with its dependencies it would take a tenth of the startup time.
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const checked = await verifyAuthenticationResponse({
    // The library validates all of it.
    response: passkey as unknown as PasskeyAnswer,
    expectedChallenge: webauthnChallenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: false,
    credential: {
      id: known.id,
      publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')),
      counter: known.counter,
    },
  }).catch(() => undefined)
  if (!checked?.verified) return false
  await ctx.db
    .update(passkeys)
    .set({ counter: checked.authenticationInfo.newCounter, lastUsedAt: ctx.now() })
    .where(eq(passkeys.id, known.id))
  return true
}
