import type { AccountName } from '#domain/money/reports/journal.ts'
import { check, pgTable, sql } from '#server/foundation/database/drizzle.ts'
import { edited } from '../columns.ts'

/** At most one row, with id 1; missing names are those of domain/money/reports/journal.ts. */
export const journalSettings = pgTable(
  'journal_settings',
  (t) => ({
    id: t.integer('id').primaryKey().default(1),
    accounts: t.jsonb('accounts').$type<Readonly<Partial<Record<AccountName, string>>>>().notNull(),
    ...edited(),
  }),
  (table) => [check('journal_settings_single_row', sql`${table.id} = 1`)],
)
