import { randomBytes } from 'node:crypto'
import type { Queryable } from '#server/foundation/database/client.ts'
import { eq, sql } from '#server/foundation/database/drizzle.ts'
import { preparedSelect } from '#server/foundation/database/execute-prepared.ts'
import { secrets } from '#server/foundation/database/schema/all-tables.ts'

const NAMES = [
  'own-booking-links',
  'calendar-feed',
  'known-devices',
  'newsletter-links',
  'text-stops',
  'follow-ups',
  'trials',
] as const
type SecretName = (typeof NAMES)[number]

const secretByName = preparedSelect('secret_by_name', (db) =>
  db
    .select()
    .from(secrets)
    .where(eq(secrets.name, sql.placeholder('name'))),
)

/** Generates the keys that do not exist yet: a database that becomes read-only later has them all. */
export async function createSecrets(db: Queryable): Promise<void> {
  const rows = NAMES.map((name) => ({ name, value: newValue() }))
  await db.insert(secrets).values(rows).onConflictDoNothing()
}

/** Returns a random key, which is the same on every server. */
export async function readSecret(db: Queryable, name: SecretName): Promise<string> {
  const [known] = await secretByName(db, { name })
  if (known) return known.value
  await createSecrets(db)
  const [made] = await secretByName(db, { name })
  if (!made) throw new Error(`The secret ${name} was not stored`)
  return made.value
}

/** Replaces a key, which invalidates everything signed with the old one or published under it. */
export async function renewSecret(db: Queryable, name: SecretName): Promise<string> {
  const value = newValue()
  await db
    .insert(secrets)
    .values({ name, value })
    .onConflictDoUpdate({ target: secrets.name, set: { value, createdAt: new Date() } })
  return value
}

function newValue(): string {
  return randomBytes(32).toString('base64url')
}
