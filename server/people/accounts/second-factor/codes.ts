import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { and, eq, isNotNull, lt } from '#server/foundation/database/drizzle.ts'
import { authenticators, recoveryCodes } from '#server/foundation/database/schema/all-tables.ts'
import { recordEvent } from '#server/foundation/events/record-event.ts'
import { secretHash } from '#server/foundation/secrets/random-secret.ts'
import { openSecret } from './authenticator-secrets.ts'

const PERIOD_SECONDS = 30
/** How far the app's clock may be off, in time steps either way. */
const WINDOW = 1
const RECOVERY_CODES = 10
const RECOVERY_BYTES = 10
const RECOVERY_GROUP = /.{4}(?=.)/g
/** Without letters and digits that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstvwxyz0123456789'

const WRONG = refuse('unauthorized', 'accounts.codeWrong')
/** Happens after a restore onto a machine without the key, or while a server has a different one. */
const KEY_IS_MISSING = refuse('key_missing', 'accounts.codesUnreadable')

/**
 * Returns the generator of a secret's codes, with the settings that every app supports: SHA-1, six digits, 30 seconds.
 */
export function createTotp(secret: string, { issuer = '', label = '' } = {}): TOTP {
  return new TOTP({
    issuer,
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
  })
}

/** Returns the time step of a code if it is valid now. */
export function findCodeStep(secret: string, code: string, now: Date): number | undefined {
  const delta = createTotp(secret).validate({ token: code, timestamp: now.getTime(), window: WINDOW })
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + delta
}

/**
 * Accepts a six-digit code or a recovery code, each only once. Returns undefined if it was correct, otherwise the
 * refusal.
 */
export async function takeCode(
  ctx: Context,
  user: { readonly userId: number; readonly username: string },
  typed: string,
): Promise<Refusal | undefined> {
  const code = typed.toLowerCase().replace(/[\s-]/g, '')
  if (/^\d{6}$/.test(code)) return takeDigits(ctx, user.userId, code)
  return (await takeRecoveryCode(ctx, user, code)) ? undefined : WRONG
}

async function takeDigits(ctx: Context, userId: number, code: string): Promise<Refusal | undefined> {
  const [app] = await ctx.db
    .select()
    .from(authenticators)
    .where(and(eq(authenticators.userId, userId), isNotNull(authenticators.confirmedAt)))
  if (!app) return WRONG
  const secret = openSecret(ctx, app)
  if (secret === undefined) return KEY_IS_MISSING
  const step = findCodeStep(secret, code, ctx.now())
  if (step === undefined) return WRONG
  // A code of this or a later time step was already used: this is a replay, for example by an onlooker.
  const taken = await ctx.db
    .update(authenticators)
    .set({ lastStep: step })
    .where(and(eq(authenticators.userId, userId), lt(authenticators.lastStep, step)))
    .returning({ userId: authenticators.userId })
  return taken.length > 0 ? undefined : WRONG
}

function takeRecoveryCode(
  ctx: Context,
  { userId, username }: { readonly userId: number; readonly username: string },
  code: string,
): Promise<boolean> {
  return ctx.db.transaction(async (tx) => {
    const taken = await tx
      .delete(recoveryCodes)
      .where(and(eq(recoveryCodes.codeHash, secretHash(code)), eq(recoveryCodes.userId, userId)))
      .returning({ userId: recoveryCodes.userId })
    if (taken.length === 0) return false
    await recordEvent(tx, { kind: 'account.recovery-code-used', actor: username, subjectId: userId })
    return true
  })
}

/** Creates new recovery codes and stores only their hashes; all earlier codes become invalid. */
export async function replaceRecoveryCodes(tx: Transaction, userId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ codeHash: secretHash(code), userId })))
  return codes.map((code) => code.replace(RECOVERY_GROUP, '$&-'))
}

/** Five random bits per letter. */
function newRecoveryCode(): string {
  const bits = [...randomBytes(RECOVERY_BYTES)].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five, 2)]).join('')
}
