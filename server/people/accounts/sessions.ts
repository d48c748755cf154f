import { getPermissions } from '#contract/wire/permissions.ts'
import type { Admin, Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { unlessReadOnly } from '#server/foundation/database/constraint.ts'
import { and, eq, gt, lt, ne, sql } from '#server/foundation/database/drizzle.ts'
import { preparedSelect } from '#server/foundation/database/execute-prepared.ts'
import { accountLinks, challenges, sessions, users } from '#server/foundation/database/schema/all-tables.ts'
import { randomSecret, secretHash } from '#server/foundation/secrets/random-secret.ts'

const UNUSED_MILLISECONDS = 12 * 60 * 60 * 1000
/** The last use is written at most this often, so that reading does not always cause a write. */
const TOUCH_MILLISECONDS = 60 * 1000
const USER_AGENT_LENGTH_MAX = 400

export const SESSION_PREFIX = 'mts_'

/** The browser of a session, as the list of signed-in devices shows it. */
export type SessionPlace = { readonly address: string; readonly userAgent?: string | undefined }

/** Opens a session of an account that the transaction holds; returns its secret, of which only the hash is stored. */
export async function openSession(
  tx: Transaction,
  ctx: Context,
  { userId, place }: { readonly userId: number; readonly place: SessionPlace },
): Promise<string> {
  const secret = randomSecret(SESSION_PREFIX)
  const now = ctx.now()
  await tx.delete(sessions).where(lt(sessions.lastUsedAt, oldestUse(now)))
  await tx.insert(sessions).values({
    secretHash: secretHash(secret),
    userId,
    address: place.address,
    userAgent: place.userAgent?.slice(0, USER_AGENT_LENGTH_MAX) ?? '',
    lastUsedAt: now,
    confirmedAt: now,
    createdAt: now,
  })
  return secret
}

/** Returns the credential that the browser stores and sends with `Basic`: never the password. */
export function toCredential(username: string, secret: string): string {
  return Buffer.from(`${username}:${secret}`).toString('base64')
}

const userOfSession = preparedSelect('user_of_session', (db) =>
  db
    .select({
      userId: users.id,
      username: users.username,
      role: users.role,
      takesCash: users.takesCash,
      lastUsedAt: sessions.lastUsedAt,
      confirmedAt: sessions.confirmedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.secretHash, sql.placeholder('sessionHash')),
        eq(users.username, sql.placeholder('username')),
        eq(users.isAdmin, true),
        gt(sessions.lastUsedAt, sql.placeholder('oldest')),
      ),
    ),
)

/** Returns the staff member of a session that was used within the last 12 hours. */
export async function findSession(
  ctx: Context,
  { username, secret }: { readonly username: string; readonly secret: string },
  address: string,
): Promise<Admin | undefined> {
  const sessionHash = secretHash(secret)
  const now = ctx.now()
  const [row] = await userOfSession(ctx.db, { sessionHash, username, oldest: oldestUse(now) })
  if (!row) return undefined
  if (now.getTime() - row.lastUsedAt.getTime() > TOUCH_MILLISECONDS) {
    await unlessReadOnly(
      ctx.db.update(sessions).set({ lastUsedAt: now, address }).where(eq(sessions.secretHash, sessionHash)),
    )
  }
  const { userId, username: name, confirmedAt } = row
  return { userId, username: name, permissions: getPermissions(row), sessionHash, confirmedAt }
}

/** Returns the earliest last use that still keeps a session open. */
export function oldestUse(now: Date): Date {
  return new Date(now.getTime() - UNUSED_MILLISECONDS)
}

export async function closeSession(ctx: Context, sessionHash: string): Promise<void> {
  await ctx.db.delete(sessions).where(eq(sessions.secretHash, sessionHash))
}

/** Records that the session's user has just shown the password or a passkey. */
export async function recordConfirmation(ctx: Context, sessionHash: string): Promise<void> {
  await ctx.db.update(sessions).set({ confirmedAt: ctx.now() }).where(eq(sessions.secretHash, sessionHash))
}

export async function endOtherSessions(tx: Transaction, { userId, sessionHash }: Admin): Promise<void> {
  await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.secretHash, sessionHash ?? '')))
}

/** Ends all sessions of a user, including sign-ins that wait for a second factor, and links to a new password. */
export async function endSessions(tx: Transaction, userId: number): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, userId))
  await tx.delete(challenges).where(eq(challenges.userId, userId))
  await revokePasswordLinks(tx, userId)
}

/** Makes links useless that were mailed for a new password, perhaps to an address that somebody else reads. */
export async function revokePasswordLinks(tx: Transaction, userId: number): Promise<void> {
  await tx.delete(accountLinks).where(eq(accountLinks.userId, userId))
}
