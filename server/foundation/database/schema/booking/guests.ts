import { COMING } from '#domain/booking/guests/guest.ts'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  sql,
  text,
} from '#server/foundation/database/drizzle.ts'
import { createdAt, id, instant, updatedAt } from '../columns.ts'
import { bookingId } from './bookings.ts'

/** Who comes to a party, as its host collects it; gone seven days after the party. */
export const guestLists = pgTable('guest_lists', {
  bookingId: bookingId().primaryKey(),
  /** Of the link that the host sends to the guests' parents. */
  token: text('token').notNull().unique(),
  isOpen: boolean('is_open').notNull().default(true),
  /** From the host to the guests. */
  note: text('note'),
  /** What guests read while the party has not moved from this day. */
  postponedText: text('postponed_text'),
  postponedDay: date('postponed_day', { mode: 'string' }),
  createdAt: createdAt(),
})

export const guests = pgTable(
  'guests',
  {
    id: id(),
    bookingId: integer('booking_id')
      .notNull()
      .references(() => guestLists.bookingId, { onDelete: 'cascade' }),
    /** SHA-256 of the secret with which a guest's parent changes the answer; null if the host entered it. */
    answerHash: text('answer_hash').unique(),
    firstName: text('first_name').notNull(),
    siblings: integer('siblings').notNull().default(0),
    coming: text('coming', { enum: COMING }).notNull(),
    allergies: text('allergies'),
    nightPhone: text('night_phone'),
    /** Who fetches the child, and when. */
    pickup: text('pickup'),
    allowed: jsonb('allowed').$type<{ readonly films: boolean; readonly photos: boolean }>(),
    consentedBy: text('consented_by'),
    consentedAt: instant('consented_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('guests_siblings', sql`${table.siblings} between 0 and 5`),
    index('guests_by_booking').on(table.bookingId),
  ],
)
