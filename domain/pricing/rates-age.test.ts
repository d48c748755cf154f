import { describe, expect, it } from 'vitest'
import { oldRatesWarning } from './rates-age.ts'

const TODAY = '2027-01-04'
const rate = (from: string) => ({ from })

describe('tax rates', () => {
  it.each([
    ['of today', { counties: [rate(TODAY)] }, undefined],
    ['of a year ago', { counties: [rate('2026-01-04')] }, undefined],
    ['of more than a year ago', { counties: [rate('2026-01-03')] }, 'Saturday, January 3, 2026'],
    ['of which one is new', { counties: [rate('2020-01-01'), rate('2026-06-01')] }, undefined],
    ['that only begin', { counties: [rate('2020-01-01'), rate('2028-01-01')] }, 'Wednesday, January 1, 2020'],
    ['that were checked since', { counties: [rate('2020-01-01')], ratesCheckedOn: '2026-12-01' }, undefined],
    [
      'that were checked long ago',
      { counties: [rate('2026-06-01')], ratesCheckedOn: '2025-01-01' },
      'Wednesday, January 1, 2025',
    ],
    ['that nobody entered', { counties: [] }, undefined],
    ['that are not charged', { enabled: false, counties: [rate('2020-01-01')] }, undefined],
  ])('%s', (_, changes, day) => {
    const warning = oldRatesWarning({ enabled: true, ...changes }, TODAY)
    if (day) expect(warning).toContain(`as of ${day}, more than a year ago`)
    else expect(warning).toBeUndefined()
  })

  it('are told to be old in Spanish', () => {
    const warning = oldRatesWarning({ enabled: true, counties: [rate('2026-01-03')] }, TODAY, 'es')
    expect(warning).toMatch(/^Sus tasas de impuesto son del sábado, 3 de enero de 2026, /)
  })
})
