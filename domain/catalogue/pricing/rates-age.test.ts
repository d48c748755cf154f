import { describe, expect, it } from 'vitest'
import { findOldRates } from './rates-age.ts'

const TODAY = '2027-01-04'
const rate = (from: string) => ({ from })

describe('tax rates', () => {
  it.each([
    ['of today', { counties: [rate(TODAY)] }, undefined],
    ['of a year ago', { counties: [rate('2026-01-04')] }, undefined],
    ['of more than a year ago', { counties: [rate('2026-01-03')] }, '2026-01-03'],
    ['one of which is new', { counties: [rate('2020-01-01'), rate('2026-06-01')] }, undefined],
    ['that only begin later', { counties: [rate('2020-01-01'), rate('2028-01-01')] }, '2020-01-01'],
    ['that were checked since', { counties: [rate('2020-01-01')], ratesCheckedOn: '2026-12-01' }, undefined],
    [
      'that were checked long ago',
      { counties: [rate('2026-06-01')], ratesCheckedOn: '2025-01-01' },
      '2025-01-01',
    ],
    ['that nobody entered', { counties: [] }, undefined],
    ['that are not charged', { enabled: false, counties: [rate('2020-01-01')] }, undefined],
  ])('%s', (_, changes, day) => {
    expect(findOldRates({ enabled: true, ...changes }, TODAY)).toBe(day)
  })
})
