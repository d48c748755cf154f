import { getPermissions } from '#contract/wire/permissions.ts'
import type { Admin, Context } from '#server/context.ts'
import { unlessReadOnly } from '#server/foundation/database/constraint.ts'
import { and, eq, isNull, sql } from '#server/foundation/database/drizzle.ts'
import { preparedSelect } from '#server/foundation/database/execute-prepared.ts'
import { apiKeys, users } from '#server/foundation/database/schema/all-tables.ts'
import { secretHash } from '#server/foundation/secrets/random-secret.ts'

export const KEY_PREFIX = 'mtk_'
/** The time of the last use is written at most this often. */
const TOUCH_MILLISECONDS = 60 * 1000

const userByKey = preparedSelect('user_by_api_key', (db) =>
  db
    .select({ key: apiKeys, username: users.username, role: users.role, takesCash: users.takesCash })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(
      and(
        eq(apiKeys.secretHash, sql.placeholder('secretHash')),
        isNull(apiKeys.revokedAt),
        eq(users.isAdmin, true),
      ),
    ),
)

/** Returns the user an API key acts for. A key never has more permissions than its creator has now. */
export async function findApiKey(ctx: Context, key: string): Promise<Admin | undefined> {
  if (!key.startsWith(KEY_PREFIX)) return undefined
  const [found] = await userByKey(ctx.db, { secretHash: secretHash(key) })
  if (!found) return undefined
  const { id, name, userId, scopes, lastUsedAt } = found.key
  const now = ctx.now()
  if (!lastUsedAt || now.getTime() - lastUsedAt.getTime() > TOUCH_MILLISECONDS)
    await unlessReadOnly(ctx.db.update(apiKeys).set({ lastUsedAt: now }).where(eq(apiKeys.id, id)))
  const allowed = getPermissions(found)
  return {
    userId,
    username: `${found.username} (key ${name})`,
    permissions: scopes.filter((scope) => allowed.includes(scope)),
    sessionHash: null,
    keyId: id,
  }
}
