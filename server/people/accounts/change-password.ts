import type { z } from 'zod'
import type { PasswordChange } from '#contract/people/accounts.ts'
import { isRefusal } from '#domain/foundation/refusal/refusal.ts'
import type { Admin, Context } from '#server/context.ts'
import { eq } from '#server/foundation/database/drizzle.ts'
import { users } from '#server/foundation/database/schema/all-tables.ts'
import { recordEvent } from '#server/foundation/events/record-event.ts'
import type { DetailedRefusal } from '#server/foundation/http/detailed-refusal.ts'
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
    await recordEvent(tx, { kind: 'account.password-changed', actor: admin.username, subjectId: user.id })
  })
  const secret = await openSession(ctx, user.id, place)
  return { success: true, credential: toCredential(user.username, secret) }
}
