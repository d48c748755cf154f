import { date, integer, pgTable, text } from '#server/foundation/database/drizzle.ts'
import { instant } from '../columns.ts'

/** Texts that customers agree to. Rows are only ever added. */
export const termsVersions = pgTable('terms_versions', {
  version: integer('version').primaryKey(),
  /** The day in Miami. */
  date: date('date', { mode: 'string' }).notNull(),
  text: text('text').notNull(),
  sha256: text('sha256').notNull(),
  publishedAt: instant('published_at').notNull(),
})
