import type { Testimonial } from '#contract/testimonials.ts'
import type { Database } from '#server/database/client.ts'
import type { testimonials } from '#server/database/schema/all-tables.ts'
import { picturesOf } from '#server/images/pictures-of.ts'

type TestimonialRow = typeof testimonials.$inferSelect

export function testimonialAnswer(row: TestimonialRow): Testimonial {
  return { ...row, createdAt: row.createdAt.toISOString() }
}

/** A list, with the sizes of each photo: a portrait on a card needs only the smallest. */
export async function testimonialAnswers(
  db: Database,
  rows: readonly TestimonialRow[],
): Promise<Testimonial[]> {
  const known = await picturesOf(
    db,
    rows.map(({ customerImage }) => customerImage ?? ''),
  )
  return rows.map((row) => {
    const picture = row.customerImage && known[row.customerImage]
    return { ...testimonialAnswer(row), pictures: picture ? { [row.customerImage ?? '']: picture } : {} }
  })
}
