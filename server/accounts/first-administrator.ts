import { randomBytes } from 'node:crypto'
import { users } from '#server/database/schema/all-tables.ts'
import type { World } from '#server/world.ts'
import { hashPassword } from './password.ts'

/** Makes the first administrator when there is none. Answers the password if it had to be invented, to be shown once. */
export async function makeFirstAdministrator(
  world: World,
): Promise<{ username: string; password: string } | undefined> {
  const [existing] = await world.db.select({ id: users.id }).from(users).limit(1)
  if (existing) return undefined
  const { username, password } = world.config.admin ?? {
    username: 'admin',
    password: randomBytes(12).toString('base64url'),
  }
  const made = await world.db
    .insert(users)
    .values({
      username,
      passwordHash: await hashPassword(password),
      isAdmin: true,
      fullName: 'Administrator',
    })
    .onConflictDoNothing()
    .returning({ id: users.id })
  return made.length > 0 && !world.config.admin ? { username, password } : undefined
}
