import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lt } from 'drizzle-orm'
import type { Admin, Context } from '#server/context.ts'
import { sessions, users } from '#server/database/schema/all-tables.ts'

const UNUSED_MILLISECONDS = 12 * 60 * 60 * 1000
/** Use is written down at most this often, so that reading does not mean writing. */
const TOUCH_MILLISECONDS = 60 * 1000

export const SESSION_PREFIX = 'mts_'

/** Opens a session; returns the secret, of which only the hash is kept. */
export async function openSession(ctx: Context, userId: number): Promise<string> {
  const secret = SESSION_PREFIX + randomBytes(32).toString('base64url')
  const now = ctx.now()
  await ctx.db.delete(sessions).where(lt(sessions.lastUsedAt, new Date(now.getTime() - UNUSED_MILLISECONDS)))
  await ctx.db.insert(sessions).values({ secretHash: hashOf(secret), userId, lastUsedAt: now })
  return secret
}

/** What the browser keeps and sends behind `Basic `: never the password. */
export function credentialOf(username: string, secret: string): string {
  return Buffer.from(`${username}:${secret}`).toString('base64')
}

/** The administrator whose session this is, if it was used within the last 12 hours. */
export async function findSession(
  ctx: Context,
  username: string,
  secret: string,
): Promise<Admin | undefined> {
  const sessionHash = hashOf(secret)
  const now = ctx.now()
  const [row] = await ctx.db
    .select({ userId: users.id, username: users.username, lastUsedAt: sessions.lastUsedAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.secretHash, sessionHash),
        eq(users.username, username),
        eq(users.isAdmin, true),
        gt(sessions.lastUsedAt, new Date(now.getTime() - UNUSED_MILLISECONDS)),
      ),
    )
  if (!row) return undefined
  if (now.getTime() - row.lastUsedAt.getTime() > TOUCH_MILLISECONDS) {
    await ctx.db.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.secretHash, sessionHash))
  }
  return { userId: row.userId, username: row.username, sessionHash }
}

export async function closeSession(ctx: Context, sessionHash: string): Promise<void> {
  await ctx.db.delete(sessions).where(eq(sessions.secretHash, sessionHash))
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
