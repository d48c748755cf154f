import { isRefusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import type { Admin, Context } from '#server/context.ts'
import type { DetailedRefusal } from '#server/foundation/http/detailed-refusal.ts'
import { countAgainst, uncount } from '#server/foundation/http/rate-limit.ts'
import { confirmPassword } from '../check-password.ts'
import { recordConfirmation } from '../sessions.ts'
import { closeChallenge, findChallenge, openChallenge } from './challenges.ts'
import { findPasskeys, isOwnPasskey, passkeyOptions } from './show-passkey.ts'

type Shown =
  | { readonly currentPassword: string }
  | { readonly challenge: string; readonly passkey: Readonly<Record<string, unknown>> }

const GUESSES = { name: 'confirmation-passkey', most: 5, seconds: 15 * 60 }
const NO_PASSKEY = refuse('not_found', 'accounts.noPasskey')
const TOO_LATE = refuse('conflict', 'accounts.passkeyTooLate')
const WRONG_PASSKEY = refuse('invalid', 'accounts.passkeyOfOther')

/** Returns what the browser needs to ask a signed-in user for a passkey. */
export async function beginConfirmation(
  ctx: Context,
  { userId }: Admin,
): Promise<{ challenge: string; options: Record<string, unknown> } | DetailedRefusal> {
  const keys = await findPasskeys(ctx.db, userId)
  if (keys.length === 0) return NO_PASSKEY
  const options = await passkeyOptions(ctx, keys)
  const webauthnChallenge = options.challenge
  const challenge = await openChallenge(ctx.db, ctx, { purpose: 'confirmation', userId, webauthnChallenge })
  return { challenge, options: { ...options } }
}

/** Checks the password or a passkey of a signed-in user; operations that require one are then allowed for a while. */
export async function confirmSession(
  ctx: Context,
  shown: Shown,
  admin: Admin,
): Promise<null | DetailedRefusal> {
  const refused =
    'currentPassword' in shown
      ? await confirmPassword(ctx, admin, shown.currentPassword)
      : await checkPasskey(ctx, shown, admin)
  if (isRefusal(refused)) return refused
  if (admin.sessionHash) await recordConfirmation(ctx, admin.sessionHash)
  return null
}

async function checkPasskey(
  ctx: Context,
  { challenge, passkey }: Extract<Shown, { challenge: string }>,
  { userId }: Admin,
): Promise<DetailedRefusal | undefined> {
  const tooMany = await countAgainst(ctx, GUESSES, String(userId))
  if (tooMany) return tooMany
  const begun = await findChallenge(ctx, challenge, 'confirmation')
  if (begun?.userId !== userId) return TOO_LATE
  if (!(await isOwnPasskey(ctx, userId, { ...begun, passkey }))) return WRONG_PASSKEY
  if (!(await closeChallenge(ctx.db, begun))) return TOO_LATE
  await uncount(ctx, GUESSES, String(userId))
  return undefined
}
