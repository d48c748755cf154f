import type { Testimonial } from '#contract/people/testimonials.ts'

/** An approved review of the first theme. */
export const TESTIMONIAL: Testimonial = {
  id: 1,
  customerName: 'Nina Ortiz',
  themeId: 1,
  rating: 4.5,
  comment: 'They whispered until midnight.',
  customerImage: null,
  approved: true,
  createdAt: '2026-01-01T00:00:00.000Z',
}
