import { refuse } from '#domain/refusal.ts'
import type { StaffKind } from '#server/accounts/staff-changes.ts'
import { testimonials } from '#server/database/schema/all-tables.ts'
import { holdPictures } from '#server/images/hold-pictures.ts'

export const TESTIMONIAL = {
  table: testimonials,
  subject: 'testimonial',
  titleOf: ({ customerName, comment }) => `${customerName}: ${comment}`,
  inWords: 'this testimonial',
  isShownToVisitors: true,
  gone: refuse('not_found', 'This testimonial does not exist anymore.'),
  hold: (tx, after, before) => holdPictures(tx, pictureOf(after), pictureOf(before)),
} satisfies StaffKind

function pictureOf({ customerImage }: Partial<typeof testimonials.$inferSelect> = {}): string[] {
  return [customerImage ?? '']
}
