import type { DepositTerms, Minimum, WaiverTerms } from '#domain/catalogue/pricing/price-list/list-terms.ts'
import type { Floor, PriceRule } from '#domain/catalogue/pricing/price-list/price-rule.ts'
import type { ThemePrices } from '#domain/catalogue/pricing/price-list/theme-prices.ts'
import { addDays, type PartyDay } from '#domain/foundation/time/party-day.ts'

/** A price list of a firm of the trade, as its owner would enter it. */
export type List = {
  readonly theme: ThemePrices
  readonly mostTeepees?: number
  readonly rules?: readonly Omit<PriceRule, 'id' | 'name' | 'enabled'>[]
  readonly minimums?: readonly Minimum[]
  readonly waiver?: WaiverTerms
  readonly deposit?: DepositTerms
  readonly fullPaymentDays?: number
  readonly perMileBeyondTen?: number
  readonly perNight?: number
  readonly mostNights?: number
}

export type Party = {
  readonly today: PartyDay
  readonly day: PartyDay
  readonly weekday: number
  readonly ahead: number
  readonly teepees: number
  readonly miles: number
  readonly floor: Floor | null
  readonly stairs: boolean | null
  readonly isCustom: boolean
  readonly takesWaiver: boolean
  readonly addonCents: number
  readonly isDeposit: boolean
  readonly nights: number
}

type Amounts = { readonly before: number; readonly deposit?: number; readonly mustPayAll?: boolean }

export const CUSTOM = 7
const add = (amount: number, per: 'party' | 'teepee' = 'party') => ({ kind: 'add', amount, per }) as const
const percent = (amount: number) => ({ kind: 'percent', amount, per: 'party' }) as const
const each = (pricePerTeepeeCents: number) => ({ pricePerTeepeeCents })

export const LISTS: Readonly<Record<string, List>> = {
  A: {
    theme: { ...each(40_000), packages: [{ teepees: 4, priceCents: 40_000 }], eachFurtherCents: 5_000 },
    deposit: {
      kind: 'amount',
      steps: [
        { fromTeepees: 1, amount: 10_000 },
        { fromTeepees: 5, amount: 15_000 },
      ],
    },
  },
  B: {
    theme: { ...each(9_900), packages: [{ teepees: 2, priceCents: 19_500 }], eachFurtherCents: 5_000 },
    deposit: { kind: 'perTeepee', steps: [{ fromTeepees: 1, amount: 1_500 }] },
    fullPaymentDays: 7,
  },
  C: {
    theme: { ...each(45_000), packages: [{ teepees: 6, priceCents: 45_000 }] },
    mostTeepees: 6,
    rules: [{ when: { weekdays: [5, 6] }, change: add(5_000) }],
    fullPaymentDays: 13,
  },
  D: {
    theme: each(7_000),
    rules: [
      { group: 'day', when: { days: [{ from: '12-12', to: '01-03' }] }, change: percent(2_000) },
      { group: 'day', when: { weekdays: [5, 6] }, change: percent(1_000) },
      { when: { daysAhead: { to: 3 } }, change: add(5_000) },
    ],
  },
  E: {
    theme: each(6_500),
    mostNights: 2,
    perNight: 2_500,
    rules: [
      { when: { floors: ['1-3'], stairs: true }, change: add(1_500) },
      { when: { floors: ['higher'], stairs: true }, change: add(4_500) },
    ],
  },
  F: {
    theme: each(6_000),
    rules: [
      { group: 'size', when: { teepees: { from: 10 } }, change: add(-1_000, 'teepee') },
      { group: 'size', when: { teepees: { from: 6 } }, change: add(-500, 'teepee') },
    ],
    minimums: [{ fromMiles: 21, amountCents: 35_000 }],
  },
  G: {
    theme: each(7_500),
    rules: [
      { themeIds: [CUSTOM], when: { teepees: { to: 4 } }, change: add(5_000) },
      { themeIds: [CUSTOM], when: { teepees: { from: 5, to: 8 } }, change: add(10_000) },
      { themeIds: [CUSTOM], when: { teepees: { from: 9 } }, change: add(15_000) },
    ],
  },
  H: {
    theme: each(8_000),
    rules: [{ when: { weekdays: [0, 1, 2, 3, 4] }, change: percent(-1_500) }],
    waiver: { percent: 900, coversCents: 15_000 },
  },
  I: {
    theme: {
      ...each(9_000),
      packages: [
        { teepees: 2, priceCents: 18_000 },
        { teepees: 4, priceCents: 32_000 },
        { teepees: 6, priceCents: 44_000 },
        { teepees: 8, priceCents: 54_000 },
      ],
    },
    mostTeepees: 8,
    perMileBeyondTen: 200,
  },
  J: {
    theme: each(5_500),
    mostNights: 3,
    perNight: 3_000,
    rules: [
      {
        when: {
          days: [
            { from: '12-24', to: '12-25' },
            { from: '12-31', to: '01-01' },
            { from: '07-04', to: '07-04' },
          ],
        },
        change: add(4_000),
      },
    ],
    deposit: { kind: 'percent', steps: [{ fromTeepees: 1, amount: 2_500 }] },
  },
}

/** The firms' sentences, computed without the code under test: cents before delivery, and the deposit if it is not half. */
const SENTENCES: Readonly<Record<string, (party: Party) => Amounts>> = {
  A({ teepees, addonCents }) {
    let price = 400_00
    for (let further = 5; further <= teepees; further++) price += 50_00
    return { before: price + addonCents, deposit: teepees < 5 ? 100_00 : 150_00 }
  },
  B({ teepees, addonCents, ahead }) {
    const further = teepees > 2 ? teepees - 2 : 0
    return { before: 195_00 + further * 50_00 + addonCents, deposit: teepees * 15_00, mustPayAll: ahead < 8 }
  },
  C({ weekday, addonCents, ahead }) {
    return {
      before: (weekday === 5 || weekday === 6 ? 500_00 : 450_00) + addonCents,
      mustPayAll: ahead <= 13,
    }
  },
  D({ teepees, day, weekday, ahead, addonCents }) {
    const date = day.slice(5)
    const isHoliday = date >= '12-12' || date <= '01-03'
    const tenths = isHoliday ? 2 : weekday >= 5 ? 1 : 0
    return { before: teepees * 7_00 * (10 + tenths) + (ahead < 4 ? 50_00 : 0) + addonCents }
  },
  E({ teepees, nights, floor, stairs, addonCents }) {
    const carried = floor === '1-3' ? 15_00 : floor === 'higher' ? 45_00 : 0
    const each = nights === 2 ? 65_00 + 25_00 : 65_00
    return { before: teepees * each + (stairs ? carried : 0) + addonCents }
  },
  F({ teepees, miles, addonCents }) {
    const one = teepees >= 10 ? 50_00 : teepees >= 6 ? 55_00 : 60_00
    const price = teepees * one + addonCents
    return { before: miles > 20 && price < 350_00 ? 350_00 : price }
  },
  G({ teepees, isCustom, addonCents }) {
    const fee = teepees > 8 ? 150_00 : teepees > 4 ? 100_00 : 50_00
    return { before: teepees * 75_00 + (isCustom ? fee : 0) + addonCents }
  },
  H({ teepees, weekday, takesWaiver, addonCents }) {
    const price = teepees * (weekday >= 5 ? 80_00 : 68_00) + addonCents
    return { before: price + (takesWaiver ? Math.floor((price * 9 + 50) / 100) : 0) }
  },
  I({ teepees, addonCents, miles }) {
    const price = teepees <= 2 ? 180_00 : teepees <= 4 ? 320_00 : teepees <= 6 ? 440_00 : 540_00
    return { before: price + addonCents + Math.max(0, miles - 10) * 2_00 }
  },
  J({ teepees, nights, day, addonCents }) {
    const special = ['12-24', '12-25', '12-31', '01-01', '07-04']
    const total =
      teepees * (55_00 + 30_00 * (nights - 1)) + (special.includes(day.slice(5)) ? 40_00 : 0) + addonCents
    return { before: total, deposit: Math.floor((total + 2) / 4) }
  },
}

/** What a party costs before delivery by the sentences of a list, and how it is paid. */
export function priceBySentences(name: string, party: Party) {
  const sentence = SENTENCES[name]
  if (!sentence) throw new Error(`There is no list ${name}`)
  const { before, deposit = Math.floor((before + 1) / 2), mustPayAll = false } = sentence(party)
  const depositCents = Math.min(deposit, before)
  const paysDeposit = party.isDeposit && !mustPayAll
  return {
    mustPayAll,
    totalCents: before,
    depositCents,
    finalAmountCents: paysDeposit ? depositCents : before,
    balanceCents: paysDeposit ? before - depositCents : 0,
  }
}

/** A party that the list has a price for. */
export function makeParty(
  random: (below: number) => number,
  { mostTeepees = 10, mostNights = 1 }: List,
): Party {
  const today = addDays('2026-01-01', random(1_000))
  const ahead = random(2) === 0 ? random(16) : random(401)
  const day = addDays(today, ahead)
  const floors = [null, 'ground', '1-3', 'higher'] as const
  return {
    today,
    day,
    weekday: new Date(`${day}T12:00:00Z`).getUTCDay(),
    ahead,
    teepees: 1 + random(mostTeepees),
    miles: 1 + random(40),
    floor: floors[random(4)] ?? null,
    stairs: [null, false, true][random(3)] ?? null,
    isCustom: random(2) === 0,
    takesWaiver: random(2) === 0,
    addonCents: random(3) * 4_500 + random(99),
    isDeposit: random(2) === 0,
    nights: 1 + random(mostNights),
  }
}

/** A seeded generator (mulberry32), so that every run checks the same orders. */
export function makeRandom(seed: number): (below: number) => number {
  let state = seed * 7_919
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}
