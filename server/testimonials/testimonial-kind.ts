import { message } from '#domain/messages/message.ts'
import { refuse } from '#domain/refusal/refusal.ts'
import { eq } from '#server/database/drizzle.ts'
import { spanishTexts, testimonials } from '#server/database/schema/all-tables.ts'
import { commentPlace } from '#server/database/spanish-text-queries.ts'
import { holdPictures } from '#server/images/hold-pictures.ts'
import type { StaffKind } from '#server/staff-records/staff-changes.ts'

export const TESTIMONIAL = {
  table: testimonials,
  subject: 'testimonial',
  toFacts: ({ customerName, comment }) => ({
    kind: 'quote',
    by: String(customerName),
    text: String(comment),
  }),
  what: 'testimonial',
  isShownToVisitors: true,
  gone: refuse('not_found', message('testimonials.gone')),
  hold: (tx, after, before) => holdPictures(tx, getPictures(after), getPictures(before)),
  forget: (tx, id) => tx.delete(spanishTexts).where(eq(spanishTexts.place, commentPlace(id))),
} satisfies StaffKind

function getPictures({ customerImage }: Partial<typeof testimonials.$inferSelect> = {}): string[] {
  return [customerImage ?? '']
}
