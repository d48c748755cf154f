import type { StaffTestimonial, Testimonial } from '#contract/testimonials.ts'
import type { Database } from '#server/database/client.ts'
import type { testimonials } from '#server/database/schema/all-tables.ts'
import { picturesOf } from '#server/images/pictures-of.ts'

type TestimonialRow = typeof testimonials.$inferSelect

export function testimonialAnswer(row: TestimonialRow): Testimonial {
  const { version: _, updatedAt: __, createdAt, ...shown } = row
  return { ...shown, createdAt: createdAt.toISOString() }
}

export function staffTestimonialAnswer(row: TestimonialRow): StaffTestimonial {
  return { ...testimonialAnswer(row), version: row.version }
}

/** A list, with the sizes of each photo: a portrait on a card needs only the smallest. */
export async function withPictures<Answer extends Testimonial>(
  db: Database,
  answers: readonly Answer[],
): Promise<Answer[]> {
  const known = await picturesOf(
    db,
    answers.map(({ customerImage }) => customerImage ?? ''),
  )
  return answers.map((answer) => {
    const picture = answer.customerImage && known[answer.customerImage]
    return { ...answer, pictures: picture ? { [answer.customerImage ?? '']: picture } : {} }
  })
}
