import { index, pgTable } from '#server/foundation/database/drizzle.ts'
import { bytes, instant } from '../columns.ts'

/**
 * The scripts, styles and fonts of every release that is running or ran until recently: a page of one release may
 * request them from a server of another.
 */
export const builtFiles = pgTable(
  'built_files',
  (t) => ({
    /** Changes with the content. */
    name: t.text('name').primaryKey(),
    /** Compressed with Brotli. */
    content: bytes('content').notNull(),
    /** When a release without this file last started; null while the most recently started one has it. */
    replacedAt: instant('replaced_at'),
  }),
  (table) => [index('built_files_replaced').on(table.replacedAt)],
)
