import { expect, it } from 'vitest'
import type { Testimonial } from '#contract/people/testimonials.ts'
import { pickReview } from './pick-review.ts'

function review(id: number, changes: Partial<Testimonial>): Testimonial {
  const usual = { customerName: 'Ana', themeId: 1, rating: 5, comment: 'Lovely.', customerImage: null }
  return { ...usual, approved: true, createdAt: '2026-11-01T12:00:00Z', id, ...changes }
}

it.each([
  ['nothing without reviews', [], undefined],
  ['nothing if none is good', [review(1, { rating: 3 })], undefined],
  ['nothing if all are long', [review(1, { comment: 'Long. '.repeat(60) })], undefined],
  ['the better one', [review(1, { rating: 4 }), review(2, { rating: 4.5 })], 2],
  ['the later one of two as good', [review(1, {}), review(2, {})], 2],
  ['one of the theme before a better one', [review(1, { themeId: 8, rating: 4 }), review(2, {})], 1],
])('picks %s', (_what, reviews, id) => {
  expect(pickReview(reviews, 8)?.id).toBe(id)
})
