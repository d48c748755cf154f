import { expect, it } from 'vitest'
import { periodWords } from './period-words.ts'

it.each([
  ['2027-02', 'short', 'Feb'],
  ['2027-02', 'long', 'February 2027'],
  ['2027-02-03', 'short', '3'],
  ['2027-02-03', 'long', 'Feb 3, 2027'],
] as const)('%s is %s %s', (period, length, words) => {
  expect(periodWords(period, length)).toBe(words)
})
