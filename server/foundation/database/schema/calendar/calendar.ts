import { pgTable } from '#server/foundation/database/drizzle.ts'
import { createdAt, id } from '../columns.ts'

export const unavailableDates = pgTable('unavailable_dates', (t) => ({
  id: id(),
  date: t.date('date', { mode: 'string' }).notNull().unique(),
  reason: t.text('reason'),
  createdAt: createdAt(),
}))
