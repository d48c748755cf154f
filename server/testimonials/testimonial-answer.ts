import type { Testimonial } from '#contract/testimonials.ts'
import type { testimonials } from '#server/database/schema/all-tables.ts'

export function testimonialAnswer(row: typeof testimonials.$inferSelect): Testimonial {
  return { ...row, createdAt: row.createdAt.toISOString() }
}
