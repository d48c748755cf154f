import { check, pgTable, primaryKey, sql } from '#server/foundation/database/drizzle.ts'
import { cents, updatedAt } from '../columns.ts'

/** How often each step was reached on a day, by source: only counts, nothing about individuals. */
export const visitCounts = pgTable(
  'visit_counts',
  (t) => ({
    day: t.date('day', { mode: 'string' }).notNull(),
    step: t.text('step').notNull(),
    source: t.text('source').notNull(),
    visits: t.integer('visits').notNull(),
  }),
  (table) => [primaryKey({ columns: [table.day, table.step, table.source] })],
)

/** The cost of a source in a month, as entered by staff. */
export const sourceCosts = pgTable(
  'source_costs',
  (t) => ({
    /** The first day of the month. */
    month: t.date('month', { mode: 'string' }).notNull(),
    source: t.text('source').notNull(),
    amountCents: cents('amount').notNull(),
    updatedAt: updatedAt(),
  }),
  (table) => [
    primaryKey({ columns: [table.month, table.source] }),
    check('source_costs_positive', sql`${table.amountCents} > 0`),
  ],
)
