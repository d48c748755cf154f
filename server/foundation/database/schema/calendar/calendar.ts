import { date, pgTable, text } from '#server/foundation/database/drizzle.ts'
import { createdAt, id } from '../columns.ts'

export const unavailableDates = pgTable('unavailable_dates', {
  id: id(),
  date: date('date', { mode: 'string' }).notNull().unique(),
  reason: text('reason'),
  createdAt: createdAt(),
})
