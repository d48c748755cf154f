import { index, pgTable } from '#server/foundation/database/drizzle.ts'
import { bookingId, bookings } from '../booking/bookings.ts'
import { images } from '../catalogue/images.ts'
import { createdAt, id, rowId } from '../columns.ts'
import { crewPhotos } from './crew.ts'

/** Families' consents to show pictures of their setup on the website, with proof; the last one of a booking counts. */
export const pictureConsents = pgTable(
  'picture_consents',
  (t) => ({
    id: id(),
    bookingId: bookingId().notNull(),
    step: t.text('step').$type<'given' | 'withdrawn'>().notNull(),
    /** The sentence beside the checkbox, in the language in which it was read. */
    wording: t.text('wording').notNull(),
    /** The network address it came from. */
    address: t.text('address').notNull(),
    createdAt: createdAt(),
  }),
  (table) => [index('picture_consents_by_booking').on(table.bookingId, table.id)],
)

/** The crew's pictures that staff added to the website's pictures. */
export const websitePictures = pgTable(
  'website_pictures',
  (t) => ({
    photoId: t
      .uuid('photo_id')
      .primaryKey()
      .references(() => crewPhotos.id, { onDelete: 'cascade' }),
    bookingId: rowId('booking_id', () => bookings.id, 'set null'),
    imageId: rowId('image_id', () => images.id, 'cascade').notNull(),
    createdAt: createdAt(),
  }),
  (table) => [
    index('website_pictures_by_booking').on(table.bookingId),
    index('website_pictures_by_image').on(table.imageId),
  ],
)
