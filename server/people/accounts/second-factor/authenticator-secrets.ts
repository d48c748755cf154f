import type { Context } from '#server/context.ts'
import { and, eq, isNotNull } from '#server/foundation/database/drizzle.ts'
import { authenticators } from '#server/foundation/database/schema/all-tables.ts'
import { isSealedNow, seal, unseal } from '#server/foundation/secrets/sealed-text.ts'

type SealedSecret = Pick<typeof authenticators.$inferSelect, 'userId' | 'secret'>
type Settings = Pick<Context, 'config'>

/** Returns the secret of an authenticator app as the database stores it: encrypted if SECRETS_KEY is set. */
export function sealSecret({ config }: Settings, userId: number, secret: string): string {
  return seal(config.secretsKeys, getPlace(userId), secret)
}

/** Returns the secret of an authenticator app; undefined if SECRETS_KEY is not the key that encrypted it. */
export function openSecret({ config }: Settings, { userId, secret }: SealedSecret): string | undefined {
  return unseal(config.secretsKeys, getPlace(userId), secret)
}

/** Encrypts secrets that are plain, or encrypted with an older key, with the first key. Called at every start. */
export async function sealOlderSecrets(ctx: Pick<Context, 'config' | 'db'>): Promise<void> {
  const keys = ctx.config.secretsKeys
  if (keys.length === 0) return
  for (const row of await ctx.db.select().from(authenticators)) {
    const secret = openSecret(ctx, row)
    if (secret === undefined || isSealedNow(keys, getPlace(row.userId), row.secret)) continue
    await ctx.db
      .update(authenticators)
      .set({ secret: sealSecret(ctx, row.userId, secret) })
      // Never overwrites a secret that was set up anew meanwhile.
      .where(and(eq(authenticators.userId, row.userId), eq(authenticators.secret, row.secret)))
  }
}

/** Counts the apps in use: all of them, and those whose secrets are plain or cannot be read here. */
export async function countSecrets(ctx: Pick<Context, 'config' | 'db'>) {
  const rows = await ctx.db.select().from(authenticators).where(isNotNull(authenticators.confirmedAt))
  const unreadable = rows.filter((row) => openSecret(ctx, row) === undefined).length
  const plain = rows.filter((row) => unseal([], getPlace(row.userId), row.secret) !== undefined).length
  return { all: rows.length, plain, unreadable }
}

function getPlace(userId: number): string {
  return `authenticators of user ${userId}`
}
