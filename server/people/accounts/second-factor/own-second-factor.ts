import type { SecondFactor } from '#contract/people/second-factor.ts'
import { isRefusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import type { Admin, Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { commitUnlessRefused } from '#server/foundation/database/commit-unless-refused.ts'
import { asc, eq } from '#server/foundation/database/drizzle.ts'
import {
  authenticators,
  passkeys,
  recoveryCodes,
  users,
} from '#server/foundation/database/schema/all-tables.ts'
import { recordEvent } from '#server/foundation/events/record-event.ts'
import type { DetailedRefusal } from '#server/foundation/http/detailed-refusal.ts'
import { confirmPassword } from '../check-password.ts'
import { replaceRecoveryCodes } from './codes.ts'
import { hasSecondFactor } from './has-second-factor.ts'

const NONE = refuse('conflict', 'accounts.recoveryNeedsFactor')

export async function readSecondFactor({ db }: Context, { userId }: Admin): Promise<SecondFactor> {
  const [[app], keys, recoveryCodesLeft] = await Promise.all([
    db.select().from(authenticators).where(eq(authenticators.userId, userId)),
    db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.createdAt)),
    db.$count(recoveryCodes, eq(recoveryCodes.userId, userId)),
  ])
  return {
    hasAuthenticator: Boolean(app?.confirmedAt),
    passkeys: keys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    recoveryCodesLeft,
  }
}

export async function renewRecoveryCodes(
  ctx: Context,
  currentPassword: string,
  admin: Admin,
): Promise<{ recoveryCodes: string[] } | DetailedRefusal> {
  const user = await confirmPassword(ctx, admin, currentPassword)
  if (isRefusal(user)) return user
  return commitUnlessRefused(ctx.db, async (tx) => {
    await lockUser(tx, user.id)
    if (!(await hasSecondFactor(tx, user.id))) return NONE
    await recordEvent(tx, {
      kind: 'account.recovery-codes-made',
      actor: admin.username,
      subjectId: admin.userId,
    })
    return { recoveryCodes: await replaceRecoveryCodes(tx, user.id) }
  })
}

/**
 * Creates recovery codes if this is the first second factor; later ones keep the existing codes. Call it before storing
 * the factor.
 */
export async function recoveryCodesForFirst(tx: Transaction, userId: number): Promise<string[] | null> {
  await lockUser(tx, userId)
  return (await hasSecondFactor(tx, userId)) ? null : replaceRecoveryCodes(tx, userId)
}

/** Deletes the recovery codes when the last second factor is removed. */
export async function tidyRecoveryCodes(tx: Transaction, userId: number): Promise<void> {
  await lockUser(tx, userId)
  if (!(await hasSecondFactor(tx, userId)))
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
}

/** Removes every second factor of a user who lost it. Returns whether there was one. */
export async function clearSecondFactor(tx: Transaction, userId: number): Promise<boolean> {
  await lockUser(tx, userId)
  const had = await hasSecondFactor(tx, userId)
  for (const table of [authenticators, passkeys, recoveryCodes])
    await tx.delete(table).where(eq(table.userId, userId))
  return had
}

/** Locks the user, so that changes to one user's second factors run one after the other. */
async function lockUser(tx: Transaction, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
}
