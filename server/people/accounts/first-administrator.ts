import type { Context } from '#server/context.ts'
import { users } from '#server/foundation/database/schema/all-tables.ts'
import { generatePassword, hashPassword } from './password.ts'

/** Creates the first administrator if there is none. Returns the password if it was generated, to be shown once. */
export async function makeFirstAdministrator(
  ctx: Context,
): Promise<{ username: string; password: string } | undefined> {
  const [existing] = await ctx.db.select({ id: users.id }).from(users).limit(1)
  if (existing) return undefined
  const { username, password } = ctx.config.admin ?? { username: 'admin', password: generatePassword() }
  const made = await ctx.db
    .insert(users)
    .values({
      username,
      passwordHash: await hashPassword(password),
      isAdmin: true,
      fullName: 'Administrator',
    })
    .onConflictDoNothing()
    .returning({ id: users.id })
  return made.length > 0 && !ctx.config.admin ? { username, password } : undefined
}
