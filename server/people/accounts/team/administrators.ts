import type { z } from 'zod'
import type { KindFacts } from '#contract/operations/audit-facts.ts'
import type { Administrator, AdministratorChange, NewAdministrator } from '#contract/people/team.ts'
import { type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import type { Admin, Context } from '#server/context.ts'
import type { Session, Transaction } from '#server/foundation/database/client.ts'
import { commitUnlessRefused } from '#server/foundation/database/commit-unless-refused.ts'
import { and, asc, eq, max, type SQL } from '#server/foundation/database/drizzle.ts'
import { accountLinks, sessions, users } from '#server/foundation/database/schema/all-tables.ts'
import { getChanges } from '#server/foundation/events/get-changes.ts'
import { recordEvent } from '#server/foundation/events/record-event.ts'
import { revokeApiKeysOf } from '../api-keys.ts'
import type { User } from '../check-password.ts'
import { hashPassword } from '../password.ts'
import { getSecondFactor } from '../second-factor/has-second-factor.ts'
import { clearSecondFactor } from '../second-factor/own-second-factor.ts'
import { endSessions } from '../sessions.ts'

export const TAKEN = { ...refuse('conflict', 'accounts.usernameTaken'), field: 'username' }
const GONE = refuse('not_found', 'accounts.gone')
const LAST_OWNER = refuse('in_use', 'accounts.lastOwner')

/** Returns all staff accounts, including deactivated ones. */
export async function findAdministrators(db: Session, which?: SQL): Promise<Administrator[]> {
  const { id, username, fullName, email, role, crew, takesCash, isAdmin: isActive, createdAt } = users
  const rows = await db
    .select({
      ...{ id, username, fullName, email, role, crew, takesCash, isActive, createdAt },
      ...{ hasSecondFactor: getSecondFactor(users.id), lastSeenAt: max(sessions.lastUsedAt) },
    })
    .from(users)
    .leftJoin(sessions, eq(sessions.userId, users.id))
    .where(which)
    .groupBy(users.id)
    .orderBy(asc(users.id))
  return rows.map(({ crew, takesCash, ...row }) => ({
    ...row,
    ...(crew !== null && { crew }),
    ...(takesCash && { takesCash }),
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  }))
}

/** Adds a staff account with a given password, without sending a mail. */
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
      .returning()
    if (!row) return TAKEN
    const facts = { kind: 'member', name: row.username, role: row.role } as const
    await recordEvent(tx, { kind: 'account.created', actor: admin.username, subjectId: row.id, facts })
    return readAdministrator(tx, row.id)
  })
}

/** Changes an account's role and crew, and whether it may take cash or sign in. */
export async function changeAdministrator(
  ctx: Context,
  { id, ...change }: { readonly id: number } & z.output<typeof AdministratorChange>,
  admin: Admin,
): Promise<Administrator | Refusal> {
  return commitUnlessRefused(ctx.db, async (tx) => {
    const user = await lockForChange(tx, id)
    if (!user) return GONE
    const { role = user.role, crew = user.crew, takesCash = user.takesCash, isActive = user.isAdmin } = change
    const after = { role, crew, takesCash, isAdmin: isActive }
    if (!isActiveOwner(after) && (await isLastOwner(tx, user))) return LAST_OWNER
    const changes = getChanges(user, after)
    if (changes.length === 0) return readAdministrator(tx, id)
    await tx
      .update(users)
      .set({ ...after, updatedAt: ctx.now() })
      .where(eq(users.id, id))
    if (!after.isAdmin) await endSessions(tx, id)
    // Accounts that an earlier release deactivated still have theirs.
    if (after.isAdmin !== user.isAdmin) await revokeApiKeysOf(tx, ctx, id)
    if (!isActiveOwner(after)) await revokeInvitationsOf(tx, user)
    const action = user.isAdmin === after.isAdmin ? 'changed' : after.isAdmin ? 'reactivated' : 'deactivated'
    const facts = { kind: 'changes', changes, of: user.username } as const
    await recordEvent(tx, { kind: `account.${action}`, actor: admin.username, subjectId: id, facts })
    return readAdministrator(tx, id)
  })
}

/** Deletes an account with all its sessions and API keys. */
export async function deleteAdministrator(ctx: Context, id: number, admin: Admin): Promise<null | Refusal> {
  return commitUnlessRefused(ctx.db, async (tx) => {
    const user = await lockForChange(tx, id)
    if (!user) return GONE
    if (await isLastOwner(tx, user)) return LAST_OWNER
    await revokeInvitationsOf(tx, user)
    await tx.delete(users).where(eq(users.id, id))
    await recordEvent(tx, {
      kind: 'account.deleted',
      actor: admin.username,
      subjectId: id,
      facts: getName(user),
    })
    return null
  })
}

/**
 * Removes the second factor of a colleague who lost the phone: the password alone suffices until a new one is set up.
 */
export async function clearColleagueSecondFactor(
  ctx: Context,
  id: number,
  admin: Admin,
): Promise<null | Refusal> {
  return commitUnlessRefused(ctx.db, async (tx) => {
    const user = await lockForChange(tx, id)
    if (!user) return GONE
    if (!(await clearSecondFactor(tx, id))) return refuse('not_found', 'accounts.noSecondFactor')
    await endSessions(tx, id)
    await recordEvent(tx, {
      kind: 'account.second-factor-cleared',
      actor: admin.username,
      subjectId: id,
      facts: getName(user),
    })
    return null
  })
}

/** Whoever leaves must not come back by a link of their own. */
async function revokeInvitationsOf(tx: Transaction, { username }: User): Promise<void> {
  await tx
    .delete(accountLinks)
    .where(and(eq(accountLinks.kind, 'invitation'), eq(accountLinks.invitedBy, username)))
}

/**
 * Locks all active owners before the account that is changed, in the same order everywhere: if two owners demote each
 * other at the same moment, the transactions run one after the other and the second is refused.
 */
async function lockForChange(tx: Transaction, id: number): Promise<User | undefined> {
  await tx.select({ id: users.id }).from(users).where(ACTIVE_OWNERS).orderBy(asc(users.id)).for('update')
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('update')
  return user
}

const ACTIVE_OWNERS = and(eq(users.isAdmin, true), eq(users.role, 'owner'))

/** Call it after lockForChange. */
async function isLastOwner(tx: Transaction, user: User): Promise<boolean> {
  return isActiveOwner(user) && (await tx.$count(users, ACTIVE_OWNERS)) === 1
}

function isActiveOwner({ role, isAdmin }: Pick<User, 'role' | 'isAdmin'>): boolean {
  return isAdmin && role === 'owner'
}

async function readAdministrator(tx: Transaction, id: number): Promise<Administrator> {
  const [found] = await findAdministrators(tx, eq(users.id, id))
  if (!found) throw new Error('The account was not stored')
  return found
}

function getName({ username }: Pick<User, 'username'>): KindFacts<'text'> {
  return { kind: 'text', text: username }
}
