import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { PasswordChange } from '#contract/accounts.ts'
import { type Refusal, refuse } from '#domain/refusal.ts'
import type { Admin, Context } from '#server/context.ts'
import { sessions, users } from '#server/database/schema/all-tables.ts'
import { countAgainst, giveBack } from '#server/http/rate-limit.ts'
import type { DetailedRefusal } from '#server/http/responses.ts'
import { audit } from './audit.ts'
import { hashPassword, isPassword } from './password.ts'
import { credentialOf, openSession } from './sessions.ts'

const GUESSES = { name: 'password-change', most: 5, seconds: 15 * 60 }
const WRONG = 'This is not your current password'

/** Changes one's own password. Every session ends with the old password; the one who asked gets a new one. */
export async function changePassword(
  ctx: Context,
  { currentPassword, newPassword }: z.output<typeof PasswordChange>,
  admin: Admin,
): Promise<{ success: true; credential: string } | Refusal | DetailedRefusal> {
  const tooMany = await countAgainst(ctx, GUESSES, admin.username)
  if (tooMany) return tooMany
  const [user] = await ctx.db.select().from(users).where(eq(users.id, admin.userId))
  if (!user || !(await isPassword(currentPassword, user.passwordHash))) {
    const errors = [{ path: 'currentPassword', message: WRONG }]
    return { ...refuse('invalid', WRONG), details: { errors } }
  }
  await giveBack(ctx, GUESSES, admin.username)
  const passwordHash = await hashPassword(newPassword)
  await ctx.db.transaction(async (tx) => {
    await tx.update(users).set({ passwordHash, updatedAt: ctx.now() }).where(eq(users.id, user.id))
    await tx.delete(sessions).where(eq(sessions.userId, user.id))
    await audit(tx, {
      actor: admin.username,
      action: 'changed the password',
      subject: 'account',
      subjectId: user.id,
    })
  })
  const secret = await openSession(ctx, user.id)
  return { success: true, credential: credentialOf(user.username, secret) }
}
