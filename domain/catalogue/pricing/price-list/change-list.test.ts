import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeTeepees, eachTeepee, getLots } from '../sold-lots.ts'
import type { TeepeeLot } from '../types.ts'
import { changeList, type ListedParty, soldAs } from './change-list.ts'
import type { ListTerms } from './list-terms.ts'
import type { PriceRule } from './price-rule.ts'
import { addUpRule } from './sold-rules.ts'
import type { ThemePrices } from './theme-prices.ts'

const WEEKEND: PriceRule = {
  id: 1,
  name: 'Weekend',
  enabled: true,
  when: { weekdays: [5, 6] },
  change: { kind: 'percent', amount: 1_000, per: 'party' },
}
const FROM_SIX: PriceRule = {
  id: 2,
  name: 'From six teepees',
  enabled: true,
  when: { teepees: { from: 6 } },
  change: { kind: 'add', amount: -500, per: 'teepee' },
}
const RUSH: PriceRule = {
  id: 3,
  name: 'Rush',
  enabled: true,
  when: { daysAhead: { to: 3 } },
  change: { kind: 'add', amount: 5_000, per: 'party' },
}
const FAR: PriceRule = {
  id: 4,
  name: 'Far',
  enabled: true,
  when: { miles: { from: 21 } },
  change: { kind: 'add', amount: 2_000, per: 'party' },
}
const STAIRS: PriceRule = {
  id: 5,
  name: 'Stairs',
  enabled: true,
  when: { floors: ['higher'], stairs: true },
  change: { kind: 'add', amount: 4_500, per: 'party' },
}
const LIST: ListTerms = { rules: [WEEKEND, FROM_SIX, RUSH, FAR, STAIRS], daysAhead: 30, miles: 5 }
const SATURDAY = '2026-12-12'
const MONDAY = '2026-12-14'

const party = (count: number, more: Partial<ListedParty> = {}): ListedParty => ({
  themeId: 1,
  day: SATURDAY,
  floor: null,
  stairs: null,
  eachTeepee: Array.from({ length: count }, () => 7_005),
  ...more,
})
const amounts = (list: ListTerms | undefined) =>
  Object.fromEntries((list?.sold?.rules ?? []).map((rule) => [rule.name, addUpRule(rule)]))
const change = (
  sold: ListTerms | undefined,
  before: ListedParty,
  after: ListedParty,
  today: ListTerms | undefined = LIST,
  isElsewhere = false,
) => changeList({ sold, before, after, today, isElsewhere })

describe('added teepees', () => {
  it('get today’s percentages and rules per teepee for themselves; what was sold stays', () => {
    const sold = soldAs(LIST, party(5))
    expect(amounts(sold)).toEqual({ Weekend: 3_503 })
    expect(amounts(change(sold, party(5), party(7)))).toEqual({
      Weekend: 3_503 + 1_401,
      'From six teepees': -1_000,
    })
  })

  it('get no rule for the party, such as one for parties that are near by now', () => {
    const sold = soldAs(LIST, party(2))
    expect(amounts(change(sold, party(2), party(3), { ...LIST, daysAhead: 1 }))).toEqual({
      Weekend: 1_401 + 701,
    })
  })

  it('of a booking from before there was a list get today’s', () => {
    expect(amounts(change(undefined, party(2), party(3)))).toEqual({ Weekend: 701 })
    expect(
      changeList({
        sold: undefined,
        before: party(2),
        after: party(3),
        today: undefined,
        isElsewhere: false,
      }),
    ).toBeUndefined()
  })

  it('that are removed again leave what was sold', () => {
    const sold = soldAs(LIST, party(4))
    const more = change(sold, party(4), party(8))
    expect(amounts(change(more, party(8), party(4)))).toEqual(amounts(sold))
  })
})

it('a smaller party keeps the rules it was sold under, and gets them again when it grows', () => {
  const sold = soldAs(LIST, party(6))
  const fewer = change(sold, party(6), party(5))
  expect(amounts(fewer)).toEqual({ Weekend: 4_203 - 701, 'From six teepees': -2_500 })
  expect(amounts(change(fewer, party(5), party(6)))).toEqual(amounts(sold))
})

describe('another day', () => {
  it('is priced by the list as it was sold, and a day back restores the price', () => {
    const sold = soldAs(LIST, party(4))
    const monday = change(sold, party(4), party(4, { day: MONDAY }), { ...LIST, rules: [] })
    expect(amounts(monday)).toEqual({})
    expect(amounts(change(monday, party(4, { day: MONDAY }), party(4), { ...LIST, rules: [] }))).toEqual(
      amounts(sold),
    )
  })

  it('is not a rush, however near, and does not lose the one it was sold with', () => {
    const sold = soldAs({ ...LIST, daysAhead: 3 }, party(4))
    const moved = change(sold, party(4), party(4, { day: MONDAY }), { ...LIST, daysAhead: 60 })
    expect(amounts(moved)).toEqual({ Rush: 5_000 })
    const early = soldAs(LIST, party(4, { day: MONDAY }))
    expect(amounts(change(early, party(4, { day: MONDAY }), party(4), { ...LIST, daysAhead: 1 }))).toEqual({
      Weekend: 2_802,
    })
  })

  it('prices teepees that were added since by the same rules', () => {
    const more = change(
      soldAs(LIST, party(4, { day: MONDAY })),
      party(4, { day: MONDAY }),
      party(6, { day: MONDAY }),
    )
    expect(amounts(change(more, party(6, { day: MONDAY }), party(6)))).toEqual({
      Weekend: 4_203,
      'From six teepees': -1_000,
    })
  })

  it('takes a rule from teepees that were added under a rewritten list, and the sold one comes for all', () => {
    const rewritten = { ...LIST, rules: [{ ...WEEKEND, id: 31 }] }
    const more = change(soldAs(LIST, party(4)), party(4), party(6), rewritten)
    expect(amounts(more)).toEqual({ Weekend: 1_401 })
    expect(more?.sold?.rules.map(addUpRule)).toEqual([2_802, 1_401])
    const monday = change(more, party(6), party(6, { day: MONDAY }), rewritten)
    expect(amounts(monday)).toEqual({})
    expect(amounts(change(monday, party(6, { day: MONDAY }), party(6), rewritten))).toEqual({
      Weekend: 4_203,
    })
    // Another day for which it holds, too.
    const friday = change(more, party(6), party(6, { day: '2026-12-11' }), rewritten)
    expect(friday?.sold?.rules.map(addUpRule)).toEqual([2_802, 1_401])
  })
})

it('another floor is priced by the sold list', () => {
  const sold = soldAs(LIST, party(4))
  const higher = party(4, { floor: 'higher', stairs: true })
  expect(amounts(change(sold, party(4), higher, undefined))).toEqual({ Weekend: 2_802, Stairs: 4_500 })
  expect(amounts(change(change(sold, party(4), higher), higher, party(4)))).toEqual(amounts(sold))
})

it('another address is priced by today’s miles', () => {
  const sold = soldAs(LIST, party(4))
  const today = {
    ...LIST,
    rules: [{ ...FAR, change: { ...FAR.change, amount: 3_000 } }],
    minimums: [{ fromMiles: 21, amountCents: 50_000 }],
    miles: 25,
  }
  const moved = change(sold, party(4), party(4), today, true)
  expect(amounts(moved)).toEqual({ Weekend: 2_802, Far: 3_000 })
  expect(moved).toMatchObject({ minimums: today.minimums, miles: 25, daysAhead: 30 })
  expect(amounts(change(moved, party(4), party(4), { ...LIST, miles: 5 }, true))).toEqual({ Weekend: 2_802 })
})

it('another theme is priced by today’s list, as far ahead as it was sold', () => {
  const today = { rules: [RUSH, { ...WEEKEND, themeIds: [2] }], daysAhead: 2, miles: 5 }
  const other = party(4, { themeId: 2, eachTeepee: [10_000, 0, 0, 0] })
  expect(amounts(change(soldAs(LIST, party(4)), party(4), other, today))).toEqual({ Weekend: 1_000 })
})

describe('teepees of a package', () => {
  const today: ThemePrices = {
    pricePerTeepeeCents: 9_900,
    packages: [{ teepees: 4, priceCents: 40_000 }],
    eachFurtherCents: 5_000,
  }
  const total = (lots: readonly TeepeeLot[], teepees: number) =>
    eachTeepee({
      theme: { name: '', pricePerTeepeeCents: 0, lots },
      teepees,
      addons: [],
      paymentOption: 'full',
    }).reduce((cents, one) => cents + one, 0)
  const sell = (teepees: number) =>
    getLots({ theme: { name: '', ...today }, teepees, addons: [], paymentOption: 'full' })

  it.each([
    [4, 6, 50_000],
    [2, 4, 40_000],
    [6, 4, 40_000],
    [6, 5, 45_000],
    [3, 1, 40_000],
  ])('from %i to %i cost the difference of both prices', (sold, wanted, cents) => {
    expect(total(changeTeepees(sell(sold), wanted, today), wanted)).toBe(cents)
  })

  it('keep their price if today’s is another, and none costs less than nothing', () => {
    const dearer = { ...today, packages: [{ teepees: 4, priceCents: 60_000 }], eachFurtherCents: 9_000 }
    expect(total(changeTeepees(sell(4), 5, dearer), 5)).toBe(49_000)
    const falling = {
      ...today,
      packages: [
        { teepees: 4, priceCents: 90_000 },
        { teepees: 5, priceCents: 100 },
      ],
    }
    expect(total(changeTeepees(sell(4), 5, falling), 5)).toBe(0)
  })

  it('that were added and removed again leave the lots as they were', () => {
    const size = fc.integer({ min: 1, max: 10 })
    fc.assert(
      fc.property(size, size, (sold, wanted) => {
        fc.pre(wanted >= sold)
        expect(changeTeepees(changeTeepees(sell(sold), wanted, today), sold, today)).toEqual(sell(sold))
      }),
    )
  })
})
