import { refuse } from '#domain/foundation/refusal/refusal.ts'
import type { Admin, Context } from '#server/context.ts'
import { eq } from '#server/foundation/database/drizzle.ts'
import { users } from '#server/foundation/database/schema/all-tables.ts'
import type { DetailedRefusal } from '#server/foundation/http/detailed-refusal.ts'
import { countAgainst, uncount } from '#server/foundation/http/rate-limit.ts'
import type { User } from './check-password.ts'
import { isPassword } from './password.ts'

const GUESSES = { name: 'password-change', most: 5, seconds: 15 * 60 }
const WRONG = { ...refuse('invalid', 'accounts.notCurrentPassword'), field: 'currentPassword' }

/** Asks a signed-in staff member for the password again, where an open browser must not be enough. */
export async function confirmPassword(
  ctx: Context,
  admin: Admin,
  currentPassword: string,
): Promise<User | DetailedRefusal> {
  const who = String(admin.userId)
  const tooMany = await countAgainst(ctx, GUESSES, who)
  if (tooMany) return tooMany
  const [user] = await ctx.db.select().from(users).where(eq(users.id, admin.userId))
  if (!user || !(await isPassword(currentPassword, user.passwordHash))) {
    return WRONG
  }
  await uncount(ctx, GUESSES, who)
  return user
}
