import { Secret } from 'otpauth'
import { renderSVG } from 'uqr'
import { isRefusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import type { Admin, Context } from '#server/context.ts'
import { commitUnlessRefused } from '#server/foundation/database/commit-unless-refused.ts'
import { and, eq, isNull } from '#server/foundation/database/drizzle.ts'
import { authenticators, siteSettings } from '#server/foundation/database/schema/all-tables.ts'
import { recordEvent } from '#server/foundation/events/record-event.ts'
import type { DetailedRefusal } from '#server/foundation/http/detailed-refusal.ts'
import { countAgainst, uncount } from '#server/foundation/http/rate-limit.ts'
import { confirmPassword } from '../check-password.ts'
import { endOtherSessions } from '../sessions.ts'
import { openSecret, sealSecret } from './authenticator-secrets.ts'
import { createTotp, findCodeStep } from './codes.ts'
import { recoveryCodesForFirst, tidyRecoveryCodes } from './own-second-factor.ts'

const SECRET_BYTES = 20
const GUESSES = { name: 'authenticator', most: 10, seconds: 15 * 60 }
const IN_USE = refuse('conflict', 'accounts.hasApp')
const NOT_BEGUN = refuse('conflict', 'accounts.noAppWaits')
const NONE = refuse('not_found', 'accounts.noApp')
const WRONG = { ...refuse('invalid', 'accounts.firstCodeWrong'), field: 'code' }

export async function beginAuthenticator(
  ctx: Context,
  currentPassword: string,
  admin: Admin,
): Promise<{ secret: string; uri: string; qrCode: string } | DetailedRefusal> {
  const user = await confirmPassword(ctx, admin, currentPassword)
  if (isRefusal(user)) return user
  const secret = new Secret({ size: SECRET_BYTES }).base32
  const sealed = sealSecret(ctx, user.id, secret)
  const begun = await ctx.db
    .insert(authenticators)
    .values({ userId: user.id, secret: sealed })
    .onConflictDoUpdate({
      target: authenticators.userId,
      set: { secret: sealed, lastStep: 0 },
      setWhere: isNull(authenticators.confirmedAt),
    })
    .returning({ userId: authenticators.userId })
  if (begun.length === 0) return IN_USE
  const [settings] = await ctx.db.select({ issuer: siteSettings.siteTitle }).from(siteSettings)
  const uri = createTotp(secret, { issuer: settings?.issuer ?? '', label: user.username }).toString()
  return { secret, uri, qrCode: renderSVG(uri) }
}

/** The app counts as a second factor once a correct code proves that it has the secret. */
export async function confirmAuthenticator(
  ctx: Context,
  typed: string,
  admin: Admin,
): Promise<{ recoveryCodes: string[] | null } | DetailedRefusal> {
  const tooMany = await countAgainst(ctx, GUESSES, String(admin.userId))
  if (tooMany) return tooMany
  const confirmed = await commitUnlessRefused(ctx.db, async (tx) => {
    const [app] = await tx
      .select()
      .from(authenticators)
      .where(and(eq(authenticators.userId, admin.userId), isNull(authenticators.confirmedAt)))
      .for('update')
    const secret = app && openSecret(ctx, app)
    if (secret === undefined) return NOT_BEGUN
    const step = findCodeStep(secret, typed.replace(/\s/g, ''), ctx.now())
    if (step === undefined) return WRONG
    const recoveryCodes = await recoveryCodesForFirst(tx, admin.userId)
    await tx
      .update(authenticators)
      .set({ confirmedAt: ctx.now(), lastStep: step })
      .where(eq(authenticators.userId, admin.userId))
    await endOtherSessions(tx, admin)
    await recordEvent(tx, { kind: 'account.app-added', actor: admin.username, subjectId: admin.userId })
    return { recoveryCodes }
  })
  if (!isRefusal(confirmed)) await uncount(ctx, GUESSES, String(admin.userId))
  return confirmed
}

export async function removeAuthenticator(
  ctx: Context,
  currentPassword: string,
  admin: Admin,
): Promise<null | DetailedRefusal> {
  const user = await confirmPassword(ctx, admin, currentPassword)
  if (isRefusal(user)) return user
  return commitUnlessRefused(ctx.db, async (tx) => {
    const removed = await tx
      .delete(authenticators)
      .where(eq(authenticators.userId, user.id))
      .returning({ confirmedAt: authenticators.confirmedAt })
    if (removed.length === 0) return NONE
    await tidyRecoveryCodes(tx, user.id)
    await recordEvent(tx, { kind: 'account.app-removed', actor: admin.username, subjectId: admin.userId })
    return null
  })
}
