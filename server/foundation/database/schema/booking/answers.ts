import type { KeptAnswer } from '#domain/catalogue/questions/answers.ts'
import { pgTable } from '#server/foundation/database/drizzle.ts'
import { bookingId } from './bookings.ts'

/** A family's answers to the owner's questions, worded as they were asked; no row if there are none. */
export const bookingAnswers = pgTable('booking_answers', (t) => ({
  bookingId: bookingId().primaryKey(),
  answers: t.jsonb('answers').$type<readonly KeptAnswer[]>().notNull(),
}))
