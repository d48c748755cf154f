import { expect, it } from 'vitest'
import { consentProblem, countAnswered, countChildren, teepeesFor } from './guest.ts'

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
  [{}, false],
  [{ allergies: '', nightPhone: null }, false],
  [{ allergies: 'Nuts' }, true],
  [{ nightPhone: '305-555-0123' }, true],
  [{ allowed: { films: false, photos: false } }, true],
  [{ allergies: 'Nuts', consentedBy: 'Ana' }, false],
])('%j needs consent: %s', (answer, isRefused) => {
  expect(consentProblem(answer) !== undefined).toBe(isRefused)
})
