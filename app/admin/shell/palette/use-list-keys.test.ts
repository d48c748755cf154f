import { expect, it } from 'vitest'
import { getNext } from './use-list-keys.ts'

it.each([
  ['j', -1, 0],
  ['k', -1, 0],
  ['j', 0, 1],
  ['k', 1, 0],
  ['j', 2, 2],
  ['k', 0, 0],
])('%s in row %i of three leads to row %i', (key, current, next) => {
  expect(getNext(key, current, 3)).toBe(next)
})
