import { index, pgTable, text } from '#server/database/drizzle.ts'
import { bytes, instant } from '../columns.ts'

/**
 * The scripts, styles and fonts of every release that runs, or ran until lately: a page of one release may ask a server of
 * another for them.
 */
export const builtFiles = pgTable(
  'built_files',
  {
    /** Changes with the content. */
    name: text('name').primaryKey(),
    /** Compressed with Brotli. */
    content: bytes('content').notNull(),
    /** When a release without this file started last; null while the one that started last has it. */
    replacedAt: instant('replaced_at'),
  },
  (table) => [index('built_files_replaced').on(table.replacedAt)],
)
