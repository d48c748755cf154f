import type { z } from 'zod'
import type { PasswordChange } from '#contract/people/accounts.ts'
import { isRefusal } from '#domain/refusal/refusal.ts'
import { audit } from '#server/audit-log/audit.ts'
import type { Admin, Context } from '#server/context.ts'
import { eq } from '#server/database/drizzle.ts'
import { users } from '#server/database/schema/all-tables.ts'
import type { DetailedRefusal } from '#server/http/detailed-refusal.ts'
import { confirmPassword } from './confirm-password.ts'
import { hashPassword } from './password.ts'
import { endSessions, openSession, type SessionPlace, toCredential } from './sessions.ts'

/** Changes the user's own password. Ends every session of the user and opens a new one for the caller. */
export async function changePassword(
  ctx: Context,
  { currentPassword, newPassword }: z.output<typeof PasswordChange>,
  { admin, place }: { readonly admin: Admin; readonly place: SessionPlace },
): Promise<{ success: true; credential: string } | DetailedRefusal> {
  const user = await confirmPassword(ctx, admin, currentPassword)
  if (isRefusal(user)) return user
  const passwordHash = await hashPassword(newPassword)
  await ctx.db.transaction(async (tx) => {
    await tx.update(users).set({ passwordHash, updatedAt: ctx.now() }).where(eq(users.id, user.id))
    await endSessions(tx, user.id)
    const entry = { actor: admin.username, subject: 'account', subjectId: user.id } as const
    await audit(tx, { ...entry, action: 'changed the password' })
  })
  const secret = await openSession(ctx, user.id, place)
  return { success: true, credential: toCredential(user.username, secret) }
}
