import { expect, it } from 'vitest'
import { rateBy } from './rating.ts'

const reviews = (...ratings: number[]) => ratings.map((rating) => ({ rating }))

it.each([
  [[], undefined],
  [[3], undefined],
  [[5, 5, 5, 5], undefined],
  [[5, 5, 5, 5, 4], { mean: 4.8, count: 5 }],
  [[4.5, 5, 5, 5, 5, 5], { mean: 4.9, count: 6 }],
  [[1, 1, 1, 1, 1], { mean: 1, count: 5 }],
])('%j are rated %j', (ratings, rating) => {
  expect(rateBy(reviews(...ratings))).toEqual(rating)
})
