import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { quote } from '../quote.ts'
import { sum } from '../sum.ts'
import type { Order, Terms } from '../types.ts'
import { describeDepositRange } from './list-terms.ts'
import {
  dependsOnDay,
  findRules,
  type KnownParty,
  type PriceRule,
  type RuleConditions,
} from './price-rule.ts'
import { priceTeepees } from './theme-prices.ts'

const rule = (id: number, more: Partial<PriceRule> = {}): PriceRule => ({
  id,
  name: `Rule ${id}`,
  enabled: true,
  when: {},
  change: { kind: 'add', amount: 2_500, per: 'party' },
  ...more,
})
/** A Saturday. */
const party: KnownParty = {
  themeId: 3,
  day: '2026-12-12',
  daysAhead: 14,
  teepees: 4,
  miles: 20,
  floor: '1-3',
  stairs: true,
}

it.each<[string, Partial<PriceRule>, boolean]>([
  ['weekdays', { when: { weekdays: [6] } }, true],
  ['days', { when: { days: [{ from: '12-12', to: '01-03' }] } }, true],
  ['days ahead', { when: { daysAhead: { to: 14 } } }, true],
  ['teepees alone', { when: { teepees: { from: 4 } } }, false],
  ['weekdays, for this theme', { when: { weekdays: [6] }, themeIds: [3] }, true],
  ['weekdays, for another theme', { when: { weekdays: [6] }, themeIds: [4] }, false],
  ['weekdays, but is switched off', { when: { weekdays: [6] }, enabled: false }, false],
])('the price of a theme depends on the day if a rule has %s', (_, more, expected) =>
  expect(dependsOnDay([rule(1), rule(2, more)], 3)).toBe(expected),
)

describe('a rule', () => {
  it.each<[string, RuleConditions, Partial<KnownParty>, boolean]>([
    ['without conditions', {}, {}, true],
    ['on its weekday', { weekdays: [5, 6] }, {}, true],
    ['on another weekday', { weekdays: [0, 5] }, {}, false],
    ['without a day', { weekdays: [6] }, { day: undefined }, false],
    ['on the first day of a span', { days: [{ from: '2026-12-12', to: '2027-01-03' }] }, {}, true],
    ['a year later', { days: [{ from: '2026-12-12', to: '2027-01-03' }] }, { day: '2027-12-12' }, false],
    ['every year, over New Year', { days: [{ from: '12-12', to: '01-03' }] }, { day: '2029-01-03' }, true],
    ['after that', { days: [{ from: '12-12', to: '01-03' }] }, { day: '2029-01-04' }, false],
    ['before that', { days: [{ from: '12-12', to: '01-03' }] }, { day: '2028-12-11' }, false],
    [
      'in the second span',
      {
        days: [
          { from: '07-04', to: '07-04' },
          { from: '12-01', to: '12-31' },
        ],
      },
      {},
      true,
    ],
    ['soon enough', { daysAhead: { to: 14 } }, {}, true],
    ['not soon enough', { daysAhead: { to: 13 } }, {}, false],
    ['early enough', { daysAhead: { from: 14 } }, {}, true],
    ['with enough teepees', { teepees: { from: 4, to: 4 } }, {}, true],
    ['with too few', { teepees: { from: 5 } }, {}, false],
    ['at 20 begun miles', { miles: { to: 20 } }, {}, true],
    ['beyond 20 miles', { miles: { from: 21 } }, {}, false],
    ['at an unknown distance', { miles: { to: 20 } }, { miles: undefined }, false],
    ['on its floor', { floors: ['1-3', 'higher'] }, {}, true],
    ['on another floor', { floors: ['higher'] }, {}, false],
    ['on an unknown floor', { floors: ['higher', '1-3', 'ground'] }, { floor: null }, false],
    ['by stairs', { stairs: true }, {}, true],
    ['without stairs', { stairs: false }, {}, false],
    ['if nobody said whether there are stairs', { stairs: false }, { stairs: null }, false],
    ['if one of two conditions holds', { weekdays: [6], teepees: { from: 5 } }, {}, false],
  ])('%s', (_, when, known, applies) => {
    expect(findRules([rule(1, { when })], { ...party, ...known })).toHaveLength(applies ? 1 : 0)
  })

  it.each([
    ['of its theme', [3], 1],
    ['of another theme', [4, 5], 0],
  ])('%s', (_, themeIds, count) => {
    expect(findRules([rule(1, { themeIds })], party)).toHaveLength(count)
  })

  it('is alone in its group, wherever the others stand; one that is off does not count', () => {
    const rules = [
      rule(1, { group: 'day', enabled: false }),
      rule(2, { group: 'day', when: { weekdays: [1] } }),
      rule(3, { group: 'day' }),
      rule(4),
      rule(5, { group: 'day' }),
      rule(6, { group: 'size' }),
    ]
    expect(findRules(rules, party).map(({ id }) => id)).toEqual([3, 4, 6])
  })
})

describe('packages', () => {
  const packages = [
    { teepees: 2, priceCents: 19_500 },
    { teepees: 5, priceCents: 40_000 },
  ]
  it.each([
    [1, 19_500],
    [2, 19_500],
    [3, 40_000],
    [5, 40_000],
    [7, 50_000],
  ])('%i teepees', (teepees, cents) => {
    const theme = { pricePerTeepeeCents: 9_900, packages, eachFurtherCents: 5_000 }
    expect(priceTeepees(theme, teepees)).toBe(cents)
  })

  it('without a price for further teepees use the price per teepee; so does a theme without packages', () => {
    const theme = { pricePerTeepeeCents: 9_900, packages, eachFurtherCents: null }
    expect(priceTeepees(theme, 6)).toBe(49_900)
    expect(priceTeepees({ ...theme, packages: null }, 6)).toBe(59_400)
    expect(priceTeepees({ ...theme, packages: [] }, 6)).toBe(59_400)
  })
})

const order: Order = {
  theme: { name: 'Boho', pricePerTeepeeCents: 505 },
  teepees: 1,
  party: { themeId: 3, day: '2026-12-12' },
  addons: [{ addonId: 1, name: 'Movie', priceCents: 1_000, quantity: 1 }],
  paymentOption: 'full',
}
const linesOf = (terms: Terms, wanted = order) =>
  quote(wanted, terms).lines.map(({ kind, label, amountCents }) => [kind, label, amountCents])

describe('the lines', () => {
  it.each([
    ['a tenth of half a cent less is a whole cent less', -10, -1],
    ['the same more', 10, 1],
    ['just below half a cent', -9, 0],
  ])('%s', (_, amount, cents) => {
    const list = { rules: [rule(1, { change: { kind: 'percent', amount, per: 'party' } })] }
    expect(linesOf({ list })[1]).toEqual(['rule', 'Rule 1', cents])
  })

  it('are in the order of the list, and percentages are of the theme alone', () => {
    const list = {
      rules: [
        rule(1, { change: { kind: 'percent', amount: 10_000, per: 'party' } }),
        rule(2, { change: { kind: 'percent', amount: 10_000, per: 'party' }, nameEs: 'Dos' }),
        rule(3, { change: { kind: 'add', amount: 100, per: 'teepee' } }),
      ],
      minimums: [
        { fromMiles: 41, amountCents: 99_999 },
        { fromMiles: 21, amountCents: 5_100 },
        { fromMiles: 10, amountCents: 90_000 },
      ],
      miles: 40,
    }
    const terms = { list, waiver: { percent: 900, coversCents: 15_000 } }
    expect(linesOf(terms, { ...order, teepees: 2 })).toEqual([
      ['theme', 'Boho', 1_010],
      ['rule', 'Rule 1', 1_010],
      ['rule', 'Rule 2', 1_010],
      ['rule', 'Rule 3', 200],
      ['addon', 'Movie', 1_000],
      ['minimum', 'Minimum from 21 miles away', 870],
      ['waiver', 'Damage waiver (9%)', 381],
    ])
  })

  it('take off at most what theme and earlier rules leave', () => {
    const list = {
      rules: [
        rule(1, { change: { kind: 'add', amount: -300, per: 'party' } }),
        rule(2, { change: { kind: 'add', amount: -900, per: 'teepee' } }),
        rule(3, { change: { kind: 'percent', amount: -5_000, per: 'party' } }),
      ],
    }
    expect(linesOf({ list }).map(([, , cents]) => cents)).toEqual([505, -300, -205, 0, 1_000])
  })

  it('tax the minimum like teepees, and the waiver not at all', () => {
    const list = { rules: [rule(1)], minimums: [{ fromMiles: 0, amountCents: 10_000 }], miles: 3 }
    const tax = {
      county: null,
      statePercent: 600,
      countyPercent: 0,
      deliveryTaxable: true,
      couponReducesTax: false,
    }
    const waiver = { percent: 1_000, coversCents: 1 }
    const { taxableCents, subtotalCents } = quote(order, { list, waiver, tax })
    expect([taxableCents, subtotalCents]).toEqual([10_000, 10_401])
    const untaxed = quote(order, { list, waiver, tax: { ...tax, themeTaxable: false } })
    expect(untaxed.taxableCents).toBe(1_000)
  })
})

describe('the deposit', () => {
  const of = (deposit: Terms['deposit'], teepees = 4) =>
    quote({ ...order, teepees }, { deposit }).depositCents
  const steps = [
    { fromTeepees: 1, amount: 1_000 },
    { fromTeepees: 5, amount: 1_500 },
  ]
  it.each([
    ['an amount', of({ kind: 'amount', steps }), 1_000],
    ['an amount for more teepees', of({ kind: 'amount', steps }, 5), 1_500],
    ['for each teepee', of({ kind: 'perTeepee', steps: [{ fromTeepees: 1, amount: 300 }] }), 1_200],
    ['a percentage', of({ kind: 'percent', steps }), 302],
    ['more than the total', of({ kind: 'perTeepee', steps }, 2), 2_000],
    ['none set', of(undefined), 1_510],
  ])('%s', (_, cents, expected) => {
    expect(cents).toBe(expected)
  })

  it.each([
    [{ kind: 'amount' as const, steps }, '$10.00–$15.00'],
    [{ kind: 'perTeepee' as const, steps: [{ fromTeepees: 1, amount: 1_500 }] }, '$15.00–$150.00'],
    [{ kind: 'percent' as const, steps: [{ fromTeepees: 1, amount: 2_500 }] }, '25%'],
  ])('is told as what it ranges between', (deposit, words) => {
    expect(describeDepositRange(deposit)).toBe(words)
  })

  it('is not taken if everything is due, but stands in the quote', () => {
    const quoted = quote({ ...order, paymentOption: 'deposit' }, { isDueInFull: true })
    expect(quoted).toMatchObject({ finalAmountCents: 1_505, balanceCents: 0, depositCents: 753 })
    expect(quoted.isDueInFull).toBe(true)
  })
})

const anyRule = fc.record({
  id: fc.nat(50),
  name: fc.string(),
  enabled: fc.boolean(),
  when: fc.record({
    teepees: fc.option(fc.record({ from: fc.integer({ min: 1, max: 10 }) }), { nil: undefined }),
  }),
  group: fc.constantFrom(undefined, 'one', 'two'),
  change: fc.oneof(
    fc.record({
      kind: fc.constant('add' as const),
      amount: fc.integer({ min: -90_000, max: 90_000 }),
      per: fc.constantFrom('party' as const, 'teepee' as const),
    }),
    fc.record({
      kind: fc.constant('percent' as const),
      amount: fc.integer({ min: -10_000, max: 100_000 }),
      per: fc.constant('party' as const),
    }),
  ),
})
const anyParty = fc.record({
  theme: fc.record({
    name: fc.string(),
    pricePerTeepeeCents: fc.nat(90_000),
    packages: fc.option(
      fc
        .uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 3 })
        .map((sizes) =>
          sizes.sort((a, b) => a - b).map((teepees) => ({ teepees, priceCents: teepees * 3_333 })),
        ),
    ),
  }),
  teepees: fc.integer({ min: 1, max: 10 }),
  addons: fc.array(
    fc.record({ addonId: fc.nat(9), name: fc.string(), priceCents: fc.nat(9_999), quantity: fc.constant(2) }),
    { maxLength: 3 },
  ),
  paymentOption: fc.constantFrom('deposit' as const, 'full' as const),
})
const anyTerms = fc.record({
  list: fc.record({
    rules: fc.uniqueArray(anyRule, { maxLength: 20, selector: ({ id }) => id }),
    minimums: fc.array(fc.record({ fromMiles: fc.nat(40), amountCents: fc.nat(99_999) }), { maxLength: 3 }),
    miles: fc.option(fc.nat(50), { nil: undefined }),
  }),
  waiver: fc.option(fc.record({ percent: fc.nat(10_000), coversCents: fc.nat(50_000) }), { nil: undefined }),
  isDueInFull: fc.boolean(),
})

describe('any list', () => {
  it('has lines that add up, and no negative amount', () => {
    fc.assert(
      fc.property(anyParty, anyTerms, (wanted, terms) => {
        const { lines, totalCents, finalAmountCents, depositCents, balanceCents, subtotalCents } = quote(
          wanted,
          terms,
        )
        expect(sum(lines)).toBe(finalAmountCents)
        expect(sum(lines.filter(({ part }) => part === 'total'))).toBe(totalCents)
        expect(finalAmountCents + balanceCents).toBe(totalCents)
        for (const cents of [totalCents, finalAmountCents, depositCents, balanceCents, subtotalCents]) {
          expect(Number.isSafeInteger(cents)).toBe(true)
          expect(cents).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })

  it('costs the same in any order of equal rules', () => {
    fc.assert(
      fc.property(anyParty, anyTerms, fc.integer({ min: 1, max: 5 }), (wanted, terms, copies) => {
        const same = Array.from({ length: copies }, (_, index) =>
          rule(100 + index, { change: { kind: 'add', amount: 1_000 * index, per: 'teepee' } }),
        )
        const total = (rules: readonly PriceRule[]) =>
          quote(wanted, { ...terms, list: { ...terms.list, rules } }).totalCents
        expect(total(same)).toBe(total([...same].reverse()))
      }),
    )
  })
})
