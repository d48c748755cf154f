import { expect, it } from 'vitest'
import { formatPeriod } from './format-period.ts'

it.each([
  ['2027-02', 'short', 'Feb', 'feb'],
  ['2027-02', 'long', 'February 2027', 'febrero de 2027'],
  ['2027-02-03', 'short', '3', '3'],
  ['2027-02-03', 'long', 'Feb 3, 2027', '3 feb 2027'],
] as const)('%s is %s %s', (period, length, english, spanish) => {
  expect(formatPeriod(period, length, 'en')).toBe(english)
  expect(formatPeriod(period, length, 'es')).toBe(spanish)
})
