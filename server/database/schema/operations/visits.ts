import { date, integer, pgTable, primaryKey, text } from '#server/database/drizzle.ts'

/** How often a step was reached on a day, by source: counts alone, nothing about a person. */
export const visitCounts = pgTable(
  'visit_counts',
  {
    day: date('day', { mode: 'string' }).notNull(),
    step: text('step').notNull(),
    source: text('source').notNull(),
    visits: integer('visits').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.step, table.source] })],
)
