import { pgTable } from '#server/foundation/database/drizzle.ts'
import { instant } from '../columns.ts'

/** Texts that customers agree to. Rows are only ever added. */
export const termsVersions = pgTable('terms_versions', (t) => ({
  version: t.integer('version').primaryKey(),
  /** The day in Miami. */
  date: t.date('date', { mode: 'string' }).notNull(),
  text: t.text('text').notNull(),
  sha256: t.text('sha256').notNull(),
  publishedAt: instant('published_at').notNull(),
}))
