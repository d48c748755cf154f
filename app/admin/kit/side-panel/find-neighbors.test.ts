import { expect, it } from 'vitest'
import { findNeighbors } from './find-neighbors.ts'

it.each([
  [8, { previous: 9, next: 4 }],
  [9, { previous: undefined, next: 8 }],
  [4, { previous: 8, next: undefined }],
])('%i has the bookings beside it in the list that was looked at last', (id, neighbors) => {
  expect(
    findNeighbors(
      [
        [9, 8, 4],
        [8, 1],
      ],
      id,
    ),
  ).toEqual(neighbors)
})

it('a booking of no list has none', () => {
  expect(findNeighbors([[], [9, 8]], 3)).toEqual({})
})
