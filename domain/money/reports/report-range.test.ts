import { describe, expect, it } from 'vitest'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { describeLeadTime } from './lead-time.ts'
import { listPeriods, toPeriod, toRange } from './report-range.ts'

describe('the range of a report', () => {
  it.each([
    ['this-month', '2027-02-13', '2027-02-01', '2027-02-28'],
    ['this-month', '2028-02-29', '2028-02-01', '2028-02-29'],
    ['last-12-months', '2027-02-13', '2026-03-01', '2027-02-28'],
    ['last-12-months', '2027-12-31', '2027-01-01', '2027-12-31'],
    ['this-year', '2027-02-13', '2027-01-01', '2027-12-31'],
    ['next-12-months', '2027-02-13', '2027-02-01', '2028-01-31'],
  ] as const)('%s on %s is %s through %s', (preset, today, from, to) => {
    expect(toRange(preset, today)).toEqual({ from, to })
  })

  it.each([
    ['2027-01-01', '2027-01-31', 'day', 31],
    ['2027-01-15', '2027-02-15', 'month', 2],
    ['2026-03-01', '2027-02-28', 'month', 12],
    ['2027-01-01', '2027-01-01', 'day', 1],
  ])('from %s through %s counts by %s, %d times', (from, to, period, count) => {
    expect(toPeriod({ from, to })).toBe(period)
    expect(listPeriods({ from, to })).toHaveLength(count)
  })
})

it.each([
  [0, '0–6 days', '0–6 días'],
  [90, '90–179 days', '90–179 días'],
  [180, '180 days or more', '180 días o más'],
])('a lead time from %d is labeled %s', (from, english, spanish) => {
  expect(textIn('en')(describeLeadTime(from))).toBe(english)
  expect(textIn('es')(describeLeadTime(from))).toBe(spanish)
})
