import type { ApiKey } from '#contract/operations/api-keys.ts'
import { getPermissions, type Permission } from '#contract/wire/permissions.ts'
import { type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import type { Admin, Context } from '#server/context.ts'
import type { Database, Transaction } from '#server/foundation/database/client.ts'
import { commitUnlessRefused } from '#server/foundation/database/commit-unless-refused.ts'
import { unlessReadOnly } from '#server/foundation/database/constraint.ts'
import { and, desc, eq, isNull, sql } from '#server/foundation/database/drizzle.ts'
import { preparedSelect } from '#server/foundation/database/execute-prepared.ts'
import { apiKeys, users } from '#server/foundation/database/schema/all-tables.ts'
import { recordEvent } from '#server/foundation/events/record-event.ts'
import { randomSecret, secretHash } from '#server/foundation/secrets/random-secret.ts'

const GONE = refuse('not_found', 'accounts.apiKeyGone')
const KEY_PREFIX = 'mtk_'
/** Enough characters to tell keys apart, far too few to guess one. */
const SHOWN_LENGTH = KEY_PREFIX.length + 6

type ApiKeyRow = typeof apiKeys.$inferSelect

/** Returns the keys that are still valid. */
export async function findApiKeys(db: Database): Promise<ApiKey[]> {
  const rows = await db
    .select({ key: apiKeys, madeBy: users.username })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(and(isNull(apiKeys.revokedAt), eq(users.isAdmin, true)))
    .orderBy(desc(apiKeys.id))
  return rows.map(({ key, madeBy }) => keyResponse(key, madeBy))
}

/** Creates a key. It is returned once and cannot be read again. */
export async function createApiKey(
  ctx: Context,
  { name, scopes }: { readonly name: string; readonly scopes: Permission[] },
  admin: Admin,
): Promise<ApiKey & { key: string }> {
  const key = randomSecret(KEY_PREFIX)
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(apiKeys)
      .values({
        userId: admin.userId,
        name,
        prefix: key.slice(0, SHOWN_LENGTH),
        secretHash: secretHash(key),
        scopes,
        createdAt: ctx.now(),
      })
      .returning()
    if (!row) throw new Error('The API key was not stored')
    const facts = { kind: 'api-key', name, scopes } as const
    const event = { kind: 'integration.api-key-made', actor: admin.username, facts } as const
    await recordEvent(tx, { ...event, subjectId: row.id })
    return { ...keyResponse(row, admin.username), key }
  })
}

/**
 * Replaces the secret of a key whose response was lost, so that nobody has read it. Only the request of its creator
 * gets here.
 */
export async function renewApiKey(
  ctx: Context,
  id: number,
  admin: Admin,
): Promise<(ApiKey & { key: string }) | Refusal> {
  const key = randomSecret(KEY_PREFIX)
  return commitUnlessRefused(ctx.db, async (tx) => {
    const [row] = await tx
      .update(apiKeys)
      .set({ prefix: key.slice(0, SHOWN_LENGTH), secretHash: secretHash(key) })
      .where(and(eq(apiKeys.id, id), isNull(apiKeys.revokedAt)))
      .returning()
    return row ? { ...keyResponse(row, admin.username), key } : GONE
  })
}

export async function revokeApiKey(ctx: Context, id: number, admin: Admin): Promise<null | Refusal> {
  return commitUnlessRefused(ctx.db, async (tx) => {
    const [row] = await tx
      .update(apiKeys)
      .set({ revokedAt: ctx.now() })
      .where(and(eq(apiKeys.id, id), isNull(apiKeys.revokedAt)))
      .returning()
    if (!row) return GONE
    const facts = { kind: 'text', text: row.name } as const
    const event = { kind: 'integration.api-key-revoked', actor: admin.username, facts } as const
    await recordEvent(tx, { ...event, subjectId: id })
    return null
  })
}

/** Revokes all keys of a user. */
export async function revokeApiKeysOf(tx: Transaction, ctx: Context, userId: number): Promise<void> {
  await tx
    .update(apiKeys)
    .set({ revokedAt: ctx.now() })
    .where(and(eq(apiKeys.userId, userId), isNull(apiKeys.revokedAt)))
}

function keyResponse({ id, name, prefix, scopes, lastUsedAt, createdAt }: ApiKeyRow, madeBy: string): ApiKey {
  return {
    id,
    name,
    prefix,
    scopes,
    madeBy,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }
}

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
