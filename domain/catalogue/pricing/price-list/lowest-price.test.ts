import { expect, it } from 'vitest'
import { dayRange } from '#domain/foundation/time/party-day.ts'
import { findLowestPrices } from './lowest-price.ts'
import type { PriceRule } from './price-rule.ts'

const THEME = { id: 1, pricePerTeepeeCents: 8_000, mostTeepees: null }
const TODAY = '2027-01-04'
const days = { today: TODAY, bookable: dayRange(TODAY, '2027-02-28') }
const rule = (more: Partial<PriceRule>): PriceRule => ({
  id: 1,
  name: 'Rule',
  enabled: true,
  when: {},
  change: { kind: 'percent', amount: -1_500, per: 'party' },
  ...more,
})
const lowest = (rules: readonly PriceRule[], theme: object = {}, on = days) =>
  findLowestPrices([{ ...THEME, ...theme }], rules, on).get(1)

it.each([
  ['no rule', [], {}, 8_000],
  ['on the days on which it is cheaper', [rule({ when: { weekdays: [0, 1] } })], {}, 6_800],
  [
    'not on a day that cannot be booked',
    [rule({ when: { days: [{ from: '07-04', to: '07-04' }] } })],
    {},
    8_000,
  ],
  ['of its own rules', [rule({ themeIds: [2] })], {}, 8_000],
  ['not by what is not known', [rule({ when: { stairs: false } })], {}, 8_000],
  ['a package', [], { packages: [{ teepees: 4, priceCents: 40_000 }] }, 40_000],
  [
    'a bigger party that is cheaper',
    [rule({ when: { teepees: { from: 9 } }, change: { kind: 'add', amount: -70_000, per: 'party' } })],
    {},
    2_000,
  ],
  [
    'not a bigger party than it takes',
    [rule({ when: { teepees: { from: 9 } }, change: { kind: 'add', amount: -70_000, per: 'party' } })],
    { mostTeepees: 8 },
    8_000,
  ],
])('%s', (_, rules, theme, cents) => {
  expect(lowest(rules, theme)).toBe(cents)
})

it('is that of any day if none can be booked', () => {
  expect(lowest([rule({})], {}, { today: TODAY, bookable: [] })).toBe(6_800)
})
