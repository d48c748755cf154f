import type { KeyName } from '#contract/operations/keys.ts'
import { pgTable } from '#server/foundation/database/drizzle.ts'
import { createdAt, updatedAt } from '../columns.ts'

/** Random keys that this installation generated, shared by all its servers. */
export const secrets = pgTable('secrets', (t) => ({
  name: t.text('name').primaryKey(),
  value: t.text('value').notNull(),
  createdAt: createdAt(),
}))

/**
 * Keys for other services that an owner entered in the admin. They are sealed, so the database alone does not reveal
 * them.
 */
export const storedKeys = pgTable('stored_keys', (t) => ({
  name: t.text('name').$type<KeyName>().primaryKey(),
  /** JSON of the fields, sealed. */
  sealed: t.text('sealed').notNull(),
  updatedAt: updatedAt(),
}))
