import { expect, it } from 'vitest'
import { starsFor } from './star-rating.tsx'

it.each([
  [5, '*****'],
  [4.9, '****+'],
  [4.5, '****+'],
  [4.4, '****-'],
  [0.5, '+----'],
  [0, '-----'],
])('draws %d as %s', (rating, drawing) => {
  const signs = { star: '*', 'half-star': '+', 'star-outline': '-' }
  expect(
    starsFor(rating)
      .map((star) => signs[star])
      .join(''),
  ).toBe(drawing)
})
