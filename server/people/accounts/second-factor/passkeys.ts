import type { verifyRegistrationResponse as verify } from '@simplewebauthn/server'
import { isRefusal, type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import type { Admin, Context } from '#server/context.ts'
import { commitUnlessRefused } from '#server/foundation/database/commit-unless-refused.ts'
import { and, eq } from '#server/foundation/database/drizzle.ts'
import { passkeys, siteSettings } from '#server/foundation/database/schema/all-tables.ts'
import { recordEvent } from '#server/foundation/events/record-event.ts'
import type { DetailedRefusal } from '#server/foundation/http/detailed-refusal.ts'
import { confirmPassword } from '../check-password.ts'
import { endOtherSessions } from '../sessions.ts'
import { closeChallenge, findChallenge, openChallenge } from './challenges.ts'
import { recoveryCodesForFirst, tidyRecoveryCodes } from './own-second-factor.ts'
import { relyingParty } from './relying-party.ts'

const TOO_LATE = refuse('conflict', 'accounts.newPasskeyTooLate')
const UNFIT = refuse('invalid', 'accounts.passkeyUnreadable')
const GONE = refuse('not_found', 'accounts.passkeyGone')

/** Ed25519, ES256 and RS256 (COSE), which authenticators support. Node warns about newer ones. */
const ALGORITHMS = [-8, -7, -257]

type Answer = Readonly<Record<string, unknown>>
type RegistrationAnswer = Parameters<typeof verify>[0]['response']

/** Returns what the browser needs to create a passkey. */
export async function beginPasskey(
  ctx: Context,
  currentPassword: string,
  admin: Admin,
): Promise<{ challenge: string; options: Record<string, unknown> } | DetailedRefusal> {
  const user = await confirmPassword(ctx, admin, currentPassword)
  if (isRefusal(user)) return user
  const [[settings], known] = await Promise.all([
    ctx.db.select({ title: siteSettings.siteTitle }).from(siteSettings),
    ctx.db.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.userId, user.id)),
  ])
  // Loaded lazily: with its dependencies it would take a tenth of the startup time.
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  const options = await generateRegistrationOptions({
    rpName: settings?.title ?? '',
    rpID: relyingParty(ctx).id,
    userName: user.username,
    userID: new TextEncoder().encode(`user ${user.id}`),
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known,
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  })
  const challenge = await openChallenge(ctx.db, ctx, {
    purpose: 'new-passkey',
    userId: user.id,
    webauthnChallenge: options.challenge,
  })
  return { challenge, options: { ...options } }
}

type NewPasskey = { readonly challenge: string; readonly name: string; readonly passkey: Answer }

export async function addPasskey(
  ctx: Context,
  { challenge, name, passkey }: NewPasskey,
  admin: Admin,
): Promise<{ recoveryCodes: string[] | null } | Refusal> {
  const begun = await findChallenge(ctx, challenge, 'new-passkey')
  if (begun?.userId !== admin.userId) return TOO_LATE
  const { id: rpId, origin } = relyingParty(ctx)
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const checked = await verifyRegistrationResponse({
    // The library validates all of it.
    response: passkey as unknown as RegistrationAnswer,
    expectedChallenge: begun.webauthnChallenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: false,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => undefined)
  if (!checked?.verified) return UNFIT
  const { credential } = checked.registrationInfo
  return commitUnlessRefused(ctx.db, async (tx) => {
    if (!(await closeChallenge(tx, begun))) return TOO_LATE
    const recoveryCodes = await recoveryCodesForFirst(tx, admin.userId)
    const added = await tx
      .insert(passkeys)
      .values({
        id: credential.id,
        userId: admin.userId,
        name,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: credential.transports ?? [],
        createdAt: ctx.now(),
      })
      .onConflictDoNothing()
      .returning({ id: passkeys.id })
    if (added.length === 0) return UNFIT
    await endOtherSessions(tx, admin)
    const event = { kind: 'account.passkey-added', actor: admin.username } as const
    await recordEvent(tx, { ...event, subjectId: admin.userId, facts: { kind: 'text', text: name } })
    return { recoveryCodes }
  })
}

export async function removePasskey(
  ctx: Context,
  { id, currentPassword }: { readonly id: string; readonly currentPassword: string },
  admin: Admin,
): Promise<null | DetailedRefusal> {
  const user = await confirmPassword(ctx, admin, currentPassword)
  if (isRefusal(user)) return user
  return commitUnlessRefused(ctx.db, async (tx) => {
    const [removed] = await tx
      .delete(passkeys)
      .where(and(eq(passkeys.id, id), eq(passkeys.userId, user.id)))
      .returning()
    if (!removed) return GONE
    await tidyRecoveryCodes(tx, user.id)
    const event = { kind: 'account.passkey-removed', actor: admin.username } as const
    await recordEvent(tx, { ...event, subjectId: admin.userId, facts: { kind: 'text', text: removed.name } })
    return null
  })
}
