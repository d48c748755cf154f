import { refuse } from '#domain/foundation/refusal/refusal.ts'
import { holdPictures } from '#server/catalogue/images/hold-pictures.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { eq } from '#server/foundation/database/drizzle.ts'
import { bookings, testimonials, translations } from '#server/foundation/database/schema/all-tables.ts'
import { commentPlace } from '#server/foundation/database/translation-queries.ts'
import type { DetailedRefusal } from '#server/foundation/http/detailed-refusal.ts'
import type { StaffKind } from '#server/foundation/staff-records/staff-changes.ts'
import { staffTestimonialResponse } from './testimonial-response.ts'

type TestimonialChange = Partial<typeof testimonials.$inferSelect>

export const TESTIMONIAL = {
  table: testimonials,
  subject: 'testimonial',
  toFacts: ({ customerName, comment }) => ({
    kind: 'quote',
    by: String(customerName),
    text: String(comment),
  }),
  what: 'testimonial',
  find: async ({ db }, id) =>
    (await db.select().from(testimonials).where(eq(testimonials.id, id))).map(staffTestimonialResponse)[0],
  isShownToVisitors: true,
  gone: refuse('not_found', 'testimonials.gone'),
  hold: async (tx, after, before) =>
    (await findNoBooking(tx, after)) ?? holdPictures(tx, getPictures(after), getPictures(before)),
  forget: (tx, id) => tx.delete(translations).where(eq(translations.place, commentPlace(id))),
} satisfies StaffKind

const NO_SUCH_BOOKING = { ...refuse('invalid', 'admin.testimonials.noSuchBooking'), field: 'bookingId' }

/** Refuses a review of a party that does not exist. */
async function findNoBooking(
  tx: Transaction,
  { bookingId }: TestimonialChange,
): Promise<DetailedRefusal | undefined> {
  if (typeof bookingId !== 'number') return undefined
  return (await tx.$count(bookings, eq(bookings.id, bookingId))) === 0 ? NO_SUCH_BOOKING : undefined
}

function getPictures({ customerImage }: TestimonialChange = {}): string[] {
  return [customerImage ?? '']
}
