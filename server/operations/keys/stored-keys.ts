import { KEY_NAMES, type KeyName } from '#contract/operations/keys.ts'
import type { Config } from '#server/config.ts'
import type { Queryable, Transaction } from '#server/foundation/database/client.ts'
import { and, eq } from '#server/foundation/database/drizzle.ts'
import { storedKeys } from '#server/foundation/database/schema/all-tables.ts'
import { isSealedNow, seal, unseal } from '#server/foundation/secrets/sealed-text.ts'
import { readSealingKeys } from '#server/foundation/secrets/sealing-keys.ts'

/** What an owner entered for one service, by field. */
export type KeyValues = Readonly<Record<string, string>>
export type StoredKeys = {
  readonly keys: Readonly<Partial<Record<KeyName, KeyValues>>>
  /** The services whose keys cannot be opened. */
  readonly unreadable: readonly KeyName[]
}

/**
 * Returns the stored keys that can be opened here, and the names of those that cannot, because SECRETS_KEY or the key
 * file is a different one than when they were entered. Anything sealed with an older key is sealed again.
 */
export async function readStoredKeys(db: Queryable, config: Config): Promise<StoredKeys> {
  const rows = await db.select().from(storedKeys)
  if (rows.length === 0) return { keys: {}, unreadable: [] }
  const sealing = await readSealingKeys(config)
  const unreadable: KeyName[] = []
  const keys: Partial<Record<KeyName, KeyValues>> = {}
  for (const { name, sealed } of rows) {
    const text = unseal(sealing, getPlace(name), sealed)
    if (text === undefined) unreadable.push(name)
    else if (KEY_NAMES.includes(name)) keys[name] = JSON.parse(text)
    if (text !== undefined && !isSealedNow(sealing, getPlace(name), sealed))
      await db
        .update(storedKeys)
        .set({ sealed: seal(sealing, getPlace(name), text) })
        // Never overwrites keys that were entered meanwhile.
        .where(and(eq(storedKeys.name, name), eq(storedKeys.sealed, sealed)))
  }
  return { keys, unreadable }
}

/** Stores the keys of a service; an empty set removes them. */
export async function storeKeys(
  tx: Transaction,
  { config, now }: { readonly config: Config; readonly now: Date },
  name: KeyName,
  values: KeyValues,
): Promise<void> {
  if (Object.keys(values).length === 0) {
    await tx.delete(storedKeys).where(eq(storedKeys.name, name))
    return
  }
  const sealed = seal(await readSealingKeys(config), getPlace(name), JSON.stringify(values))
  await tx
    .insert(storedKeys)
    .values({ name, sealed, updatedAt: now })
    .onConflictDoUpdate({ target: storedKeys.name, set: { sealed, updatedAt: now } })
}

function getPlace(name: string): string {
  return `stored key ${name}`
}
