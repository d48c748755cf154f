import type { KeptAnswer } from '#domain/catalogue/questions/answers.ts'
import { integer, jsonb, pgTable } from '#server/foundation/database/drizzle.ts'
import { bookings } from './bookings.ts'

/** A family's answers to the owner's questions, worded as they were asked; no row if there are none. */
export const bookingAnswers = pgTable('booking_answers', {
  bookingId: integer('booking_id')
    .primaryKey()
    .references(() => bookings.id, { onDelete: 'cascade' }),
  answers: jsonb('answers').$type<readonly KeptAnswer[]>().notNull(),
})
