import { asc, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Administrator, NewAdministrator } from '#contract/accounts.ts'
import { type Refusal, refuse } from '#domain/refusal.ts'
import type { Admin, Context } from '#server/context.ts'
import type { Database } from '#server/database/client.ts'
import { commitUnlessRefused } from '#server/database/commit-unless-refused.ts'
import { users } from '#server/database/schema/all-tables.ts'
import { audit } from './audit.ts'
import { hashPassword } from './password.ts'

const TAKEN = refuse(
  'conflict',
  'There is already somebody with this username. Please choose another username.',
)
const GONE = refuse('not_found', 'This administrator does not exist anymore.')
const LAST = refuse(
  'in_use',
  'This is the last administrator. Add another one first, so that somebody can still sign in.',
)

const shown = {
  id: users.id,
  username: users.username,
  fullName: users.fullName,
  email: users.email,
  createdAt: users.createdAt,
}

export async function findAdministrators(db: Database): Promise<Administrator[]> {
  const rows = await db.select(shown).from(users).where(eq(users.isAdmin, true)).orderBy(asc(users.id))
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}

export async function createAdministrator(
  ctx: Context,
  { password, ...input }: z.output<typeof NewAdministrator>,
  admin: Admin,
): Promise<Administrator | Refusal> {
  const passwordHash = await hashPassword(password)
  return commitUnlessRefused(ctx.db, async (tx) => {
    const [row] = await tx
      .insert(users)
      .values({ ...input, passwordHash, isAdmin: true })
      .onConflictDoNothing()
      .returning(shown)
    if (!row) return TAKEN
    const entry = { actor: admin.username, action: 'created', subject: 'account', subjectId: row.id } as const
    await audit(tx, { ...entry, details: row.username })
    return { ...row, createdAt: row.createdAt.toISOString() }
  })
}

/** Deletes an administrator and every session of theirs. */
export async function deleteAdministrator(ctx: Context, id: number, admin: Admin): Promise<null | Refusal> {
  return commitUnlessRefused(ctx.db, async (tx) => {
    // All of them are locked, so that the last two cannot delete each other at the same moment.
    const all = await tx
      .select({ id: users.id, username: users.username })
      .from(users)
      .where(eq(users.isAdmin, true))
      .orderBy(asc(users.id))
      .for('update')
    const found = all.find((user) => user.id === id)
    if (!found) return GONE
    if (all.length === 1) return LAST
    await tx.delete(users).where(eq(users.id, id))
    const entry = { actor: admin.username, action: 'deleted', subject: 'account', subjectId: id } as const
    await audit(tx, { ...entry, details: found.username })
    return null
  })
}
