import type { z } from 'zod'
import type { Me, MeChange } from '#contract/people/accounts.ts'
import { getPermissions } from '#contract/wire/permissions.ts'
import { isRefusal } from '#domain/refusal/refusal.ts'
import type { Language } from '#domain/text/language.ts'
import { audit } from '#server/audit-log/audit.ts'
import { getChanges } from '#server/audit-log/get-changes.ts'
import type { Admin, Context } from '#server/context.ts'
import { eq } from '#server/database/drizzle.ts'
import { users } from '#server/database/schema/all-tables.ts'
import type { DetailedRefusal } from '#server/http/detailed-refusal.ts'
import type { User } from './check-password.ts'
import { confirmPassword } from './confirm-password.ts'

export async function readMe(ctx: Context, { userId }: Admin): Promise<Me> {
  const [user] = await ctx.db.select().from(users).where(eq(users.id, userId))
  if (!user) throw new Error('The account that made this request no longer exists')
  return meResponse(user)
}

/** The e-mail address decides who can reset the password, so changing it requires the password. */
export async function changeMe(
  ctx: Context,
  { currentPassword, fullName, email = null }: z.output<typeof MeChange>,
  admin: Admin,
): Promise<Me | DetailedRefusal> {
  const user = await confirmPassword(ctx, admin, currentPassword)
  if (isRefusal(user)) return user
  const change = { fullName, email }
  await ctx.db.transaction(async (tx) => {
    await tx
      .update(users)
      .set({ ...change, updatedAt: ctx.now() })
      .where(eq(users.id, user.id))
    const entry = { actor: admin.username, subject: 'account', subjectId: user.id } as const
    const facts = { kind: 'changes', changes: getChanges(user, change) } as const
    await audit(tx, { ...entry, action: 'changed', facts })
  })
  return meResponse({ ...user, ...change })
}

export async function changeMyLanguage(ctx: Context, language: Language, { userId }: Admin): Promise<Me> {
  const [user] = await ctx.db
    .update(users)
    .set({ language, updatedAt: ctx.now() })
    .where(eq(users.id, userId))
    .returning()
  if (!user) throw new Error('The account that made this request no longer exists')
  return meResponse(user)
}

function meResponse(user: User): Me {
  const { username, fullName, email, language, role } = user
  return { username, fullName, email, language, role, permissions: [...getPermissions(user)] }
}
