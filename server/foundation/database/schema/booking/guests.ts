import { COMING } from '#domain/booking/guests/guest.ts'
import { check, index, pgTable, sql } from '#server/foundation/database/drizzle.ts'
import { createdAt, id, instant, rowId, updatedAt } from '../columns.ts'
import { bookingId } from './bookings.ts'

/** Who comes to a party, as its host collects it; gone seven days after the party. */
export const guestLists = pgTable('guest_lists', (t) => ({
  bookingId: bookingId().primaryKey(),
  /** Of the link that the host sends to the guests' parents. */
  token: t.text('token').notNull().unique(),
  isOpen: t.boolean('is_open').notNull().default(true),
  /** From the host to the guests. */
  note: t.text('note'),
  /** What guests read while the party has not moved from this day. */
  postponedText: t.text('postponed_text'),
  postponedDay: t.date('postponed_day', { mode: 'string' }),
  createdAt: createdAt(),
}))

export const guests = pgTable(
  'guests',
  (t) => ({
    id: id(),
    bookingId: rowId('booking_id', () => guestLists.bookingId, 'cascade').notNull(),
    /** SHA-256 of the secret with which a guest's parent changes the answer; null if the host entered it. */
    answerHash: t.text('answer_hash').unique(),
    firstName: t.text('first_name').notNull(),
    siblings: t.integer('siblings').notNull().default(0),
    coming: t.text('coming', { enum: COMING }).notNull(),
    allergies: t.text('allergies'),
    nightPhone: t.text('night_phone'),
    /** Who fetches the child, and when. */
    pickup: t.text('pickup'),
    allowed: t.jsonb('allowed').$type<{ readonly films: boolean; readonly photos: boolean }>(),
    consentedBy: t.text('consented_by'),
    consentedAt: instant('consented_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  }),
  (table) => [
    check('guests_siblings', sql`${table.siblings} between 0 and 5`),
    index('guests_by_booking').on(table.bookingId),
  ],
)
