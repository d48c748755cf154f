import { pgTable, text } from '#server/database/drizzle.ts'
import { createdAt } from '../columns.ts'

/** Random keys that this installation generated, shared by all its servers. */
export const secrets = pgTable('secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  createdAt: createdAt(),
})
