import { check, index, pgTable, sql } from '#server/foundation/database/drizzle.ts'
import { bookings } from '../booking/bookings.ts'
import { edited, id, rowId } from '../columns.ts'
import { language } from '../languages.ts'

/** theme_id may refer to a deleted theme, since reviews are kept. */
export const testimonials = pgTable(
  'testimonials',
  (t) => ({
    id: id(),
    customerName: t.text('customer_name').notNull(),
    themeId: t.integer('theme_id'),
    rating: t.numeric('rating', { precision: 2, scale: 1, mode: 'number' }).notNull(),
    comment: t.text('comment').notNull(),
    language: language('language').notNull().default('en'),
    customerImage: t.text('customer_image'),
    /** The party it is about, if staff know it; only staff can see it. */
    bookingId: rowId('booking_id', () => bookings.id, 'set null'),
    approved: t.boolean('approved').notNull().default(false),
    ...edited(),
  }),
  (table) => [
    check(
      'testimonials_rating',
      sql`${table.rating} between 1 and 5 and ${table.rating} * 2 = floor(${table.rating} * 2)`,
    ),
    index('testimonials_by_booking').on(table.bookingId),
    index('testimonials_newest').on(table.createdAt, table.id),
  ],
)
