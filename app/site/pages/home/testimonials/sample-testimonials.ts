import type { Testimonial } from '#contract/people/testimonials.ts'
import type { Text } from '#domain/foundation/messages/text.ts'

/** Enough reviews for a carousel; with fewer, samples are added. */
const ENOUGH = 9

/** Fictional families, the number of their review (`samples.reviews.*`) and their theme. */
const SAMPLES = [
  { review: 1, customerName: 'Sofia R.', themeId: 1, rating: 5 },
  { review: 2, customerName: 'Daniel M.', themeId: 3, rating: 5 },
  { review: 3, customerName: 'Camila T.', themeId: 2, rating: 4.5 },
  { review: 4, customerName: 'Ashley W.', themeId: 4, rating: 5 },
  { review: 5, customerName: 'Priya N.', themeId: 7, rating: 5 },
  { review: 6, customerName: 'Monique L.', themeId: 8, rating: 4.5 },
  { review: 7, customerName: 'Jessica B.', themeId: 5, rating: 5 },
  { review: 8, customerName: 'Andrea G.', themeId: 6, rating: 5 },
] as const

/** Adds the eight samples if there are fewer than nine. */
export function withSamples(testimonials: readonly Testimonial[], text: Text): readonly Testimonial[] {
  if (testimonials.length >= ENOUGH) return testimonials
  const samples = SAMPLES.map(({ review, ...sample }) => ({
    ...sample,
    id: -review,
    comment: text(`samples.reviews.${review}`),
    customerImage: null,
    approved: true,
    createdAt: '2025-05-22T12:00:00.000Z',
  }))
  return [...testimonials, ...samples]
}
