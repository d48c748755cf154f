import { expect, it } from 'vitest'
import { consentProblem, countAnswered, countChildren, findFewerTeepees, teepeesFor } from './guest.ts'

it('counts children with their siblings', () => {
  const guests = [
    { coming: 'yes', siblings: 0 },
    { coming: 'yes', siblings: 2 },
    { coming: 'maybe', siblings: 1 },
    { coming: 'no', siblings: 3 },
  ] as const
  expect([countChildren(guests, 'yes'), countChildren(guests, 'maybe'), countChildren([], 'yes')]).toEqual([
    4, 2, 0,
  ])
  expect(countAnswered(guests)).toBe(10)
})

it.each([
  [0, 0],
  [1, 1],
  [3, 1],
  [4, 2],
  [9, 3],
  [10, 4],
])('%d children need %d teepees', (children, teepees) => {
  expect(teepeesFor(children)).toBe(teepees)
})

it.each([
  ['all answered, and few come', 6, [2, 1, 3], 1],
  ['who may come counts', 6, [2, 2, 2], 2],
  ['as many as are booked', 9, [7, 0, 2], undefined],
  ['nobody comes', 6, [0, 0, 6], undefined],
  ['an answer is missing', 6, [2, 1, 2], undefined],
] as const)('fewer teepees would do: %s', (_, guestCount, [yes, maybe, no], expected) => {
  const guests = Object.entries({ yes, maybe, no }).flatMap(([coming, count]) =>
    Array.from({ length: count }, () => ({ coming: coming as 'yes' | 'maybe' | 'no', siblings: 0 })),
  )
  expect(findFewerTeepees(guests, { guestCount, numberOfTeepees: 3 })).toBe(expected)
})

it.each([
  [{}, false],
  [{ allergies: '', nightPhone: null }, false],
  [{ allergies: 'Nuts' }, true],
  [{ nightPhone: '305-555-0123' }, true],
  [{ allowed: { films: false, photos: false } }, true],
  [{ allergies: 'Nuts', consentedBy: 'Ana' }, false],
])('%j needs consent: %s', (answer, isRefused) => {
  expect(consentProblem(answer) !== undefined).toBe(isRefused)
})
