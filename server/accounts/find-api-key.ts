import { getPermissions } from '#contract/wire/permissions.ts'
import type { Admin, Context } from '#server/context.ts'
import { and, eq, isNull, lt, or } from '#server/database/drizzle.ts'
import { apiKeys, users } from '#server/database/schema/all-tables.ts'
import { secretHash } from '#server/secrets/random-secret.ts'

export const KEY_PREFIX = 'mtk_'
/** The time of the last use is written at most this often. */
const TOUCH_MILLISECONDS = 60 * 1000

/** Returns the user an API key acts for. A key never has more permissions than its creator has now. */
export async function findApiKey(ctx: Context, key: string): Promise<Admin | undefined> {
  if (!key.startsWith(KEY_PREFIX)) return undefined
  const [found] = await ctx.db
    .select({ key: apiKeys, username: users.username, role: users.role, takesCash: users.takesCash })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(and(eq(apiKeys.secretHash, secretHash(key)), isNull(apiKeys.revokedAt), eq(users.isAdmin, true)))
  if (!found) return undefined
  const { id, name, userId, scopes } = found.key
  const now = ctx.now()
  await ctx.db
    .update(apiKeys)
    .set({ lastUsedAt: now })
    .where(
      and(
        eq(apiKeys.id, id),
        or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, new Date(now.getTime() - TOUCH_MILLISECONDS))),
      ),
    )
  const allowed = getPermissions(found)
  return {
    userId,
    username: `${found.username} (key ${name})`,
    permissions: scopes.filter((scope) => allowed.includes(scope)),
    sessionHash: null,
    keyId: id,
  }
}
