import { describe, expect, it } from 'vitest'
import { addDays, dayRange, type PartyDay, weekdayOf } from '#domain/foundation/time/party-day.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { adviceSentence, roundAbout } from './advice-sentence.ts'
import { describeDays, toConditions } from './describe-days.ts'
import { draftRule } from './draft-rule.ts'
import { type BookedDay, type Books, findAdvice, getAdviceId } from './find-advice.ts'
import { getChance } from './fisher.ts'

const FIRST = '2026-01-01'
const NOTHING: BookedDay = { isSoldOut: false, isWaitedFor: false, isEmpty: false }

/** A repeatable stream of numbers from 0 to 1 (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

type Planted = (day: PartyDay) => Partial<BookedDay>

/** Books of some years in which all days, sizes and add-ons are alike, but for what is planted. */
function makeBooks(seed: number, years = 1, planted: Planted = () => ({})): Books {
  const random = createRandom(seed)
  const [soldOut, waited, empty, addonShare] = [random() * 0.5, random() * 0.3, random() * 0.9, random()]
  const days = new Map<PartyDay, BookedDay>()
  for (const day of dayRange(FIRST, addDays(FIRST, 365 * years - 1)))
    days.set(day, {
      isSoldOut: random() < soldOut,
      isWaitedFor: random() < waited,
      isEmpty: random() < empty,
      ...planted(day),
    })
  const parties = Array.from({ length: 250 * years }, () => ({
    teepees: 1 + Math.floor(random() * 6),
    addonIds: [1, 2, 3, 4, 5].filter(() => random() < addonShare),
  }))
  return { days, parties }
}

const isDecemberSaturday = (day: PartyDay) => day.slice(5, 7) === '12' && weekdayOf(day) === 6
const isWeekend = (day: PartyDay) => [5, 6].includes(weekdayOf(day))

describe('advice', () => {
  it('tells nothing where there is nothing', () => {
    const told = Array.from({ length: 100 }, (_, seed) => findAdvice(makeBooks(seed, 1 + (seed % 3)))).flat()
    expect(told.map(getAdviceId)).toEqual([])
  })

  it('tells nothing of a new site, nor of a handful of parties', () => {
    expect(findAdvice({ days: new Map(), parties: [] })).toEqual([])
    const { days, parties } = makeBooks(1, 1, (day) => ({ ...NOTHING, isSoldOut: isWeekend(day) }))
    expect(findAdvice({ days, parties: parties.slice(0, 19) })).toEqual([])
  })

  const PLANTED: readonly (readonly [string, Planted, string])[] = [
    [
      'December Saturdays',
      (day) => ({ ...NOTHING, isSoldOut: isDecemberSaturday(day) }),
      'soldOut-weekdays-6-months-12',
    ],
    ['weekends', (day) => ({ ...NOTHING, isSoldOut: isWeekend(day) }), 'soldOut-weekdays-5-6'],
    ['a month', (day) => ({ ...NOTHING, isSoldOut: day.slice(5, 7) === '07' }), 'soldOut-months-7'],
    [
      'waiting for summer Saturdays',
      (day) => ({ ...NOTHING, isWaitedFor: /-0[678]-/.test(day) && weekdayOf(day) === 6 }),
      'waiting-weekdays-6-months-6-7-8',
    ],
    ['empty Mondays', (day) => ({ ...NOTHING, isEmpty: weekdayOf(day) === 1 }), 'empty-weekdays-1'],
    [
      'empty school nights',
      (day) => ({ ...NOTHING, isEmpty: [1, 2, 3, 4].includes(weekdayOf(day)) }),
      'empty-weekdays-1-2-3-4',
    ],
  ]
  it.each(PLANTED)('finds %s', (_, planted, id) => {
    for (let seed = 0; seed < 20; seed++)
      expect(findAdvice(makeBooks(seed, 1, planted)).map(getAdviceId)).toEqual([id])
  })

  it('finds what is true of most days of a group, among noise', () => {
    for (let seed = 0; seed < 20; seed++) {
      const random = createRandom(seed + 1_000)
      const planted: Planted = (day) => ({
        ...NOTHING,
        isSoldOut: random() < (weekdayOf(day) === 6 ? 0.75 : 0.1),
      })
      const [found, ...others] = findAdvice(makeBooks(seed, 3, planted))
      expect(found && getAdviceId(found)).toBe('soldOut-weekdays-6')
      expect(others).toEqual([])
    }
  })

  it('finds a size between two that sell, and add-ons that go together', () => {
    const { days } = makeBooks(1, 1, () => NOTHING)
    const parties = makeBooks(2).parties.map(({ teepees }, index) => ({
      teepees: teepees === 3 ? 4 : teepees,
      addonIds: [...(index % 3 === 0 ? [1, 2] : []), ...(index % 4 === 0 ? [3] : [])],
    }))
    expect(findAdvice({ days, parties }).map(getAdviceId)).toEqual(['size-3', 'together-1-2'])
  })
})

describe('the draft and its sentence', () => {
  const [text, spanish] = [textIn('en'), textIn('es')]
  const books = makeBooks(1, 3, (day) => ({
    ...NOTHING,
    isSoldOut: isDecemberSaturday(day) && day.slice(8) !== '05',
  }))
  const [finding] = findAdvice(books)
  if (finding?.kind !== 'soldOut') throw new Error('Nothing was found')

  it('proposes a tenth more for each teepee, and says what it would have earned', () => {
    const rule = draftRule(finding, { eachCents: 20_100, addonNames: [] }, { text, spanish })
    expect(rule).toEqual({
      name: 'December Saturdays',
      nameEs: 'sábados de diciembre',
      enabled: false,
      when: { weekdays: [6], days: [{ from: '12-01', to: '12-31' }] },
      change: { kind: 'add', amount: 2_000, per: 'teepee' },
    })
    const told = { rule, earnedCents: 187_600, addonNames: [] }
    const { cases, of } = finding.share
    expect(adviceSentence(finding, told, text)).toBe(
      `${cases} of ${of} December Saturdays were full three weeks ahead. $20 more for each teepee would have earned about $1,900.`,
    )
    expect(adviceSentence(finding, told, spanish)).toBe(
      `${cases} de ${of} sábados de diciembre estaban completos tres semanas antes. $20 más por cada tipi habrían dado unos $1,900 más.`,
    )
  })

  it.each([
    [{ weekdays: [5, 6], months: [] }, 'Fridays and Saturdays', 'viernes y sábados'],
    [{ weekdays: [], months: [2] }, 'days in February', 'días de febrero'],
    [{ weekdays: [0], months: [6, 7] }, 'June and July Sundays', 'domingos de junio y julio'],
  ])('names %j', (group, english, inSpanish) => {
    expect([describeDays(group, text), describeDays(group, spanish)]).toEqual([english, inSpanish])
  })

  it('reaches to the end of February', () => {
    expect(toConditions({ weekdays: [], months: [2] })).toEqual({ days: [{ from: '02-01', to: '02-29' }] })
  })

  it.each([
    [0, 0],
    [450, 500],
    [12_345, 12_000],
    [187_600, 190_000],
    [1_234_567, 1_200_000],
  ])('rounds %i to %i', (cents, about) => {
    expect(roundAbout(cents)).toBe(about)
  })
})

describe('the chance', () => {
  it.each([
    // The tea test: all four right of four, by a coin 1 in 70.
    [{ cases: 4, of: 4 }, { cases: 0, of: 4 }, 1 / 70],
    [{ cases: 3, of: 4 }, { cases: 1, of: 4 }, 17 / 70],
    [{ cases: 0, of: 4 }, { cases: 4, of: 4 }, 1],
  ])('of %j beside %j', (one, other, chance) => {
    expect(getChance(one, other)).toBeCloseTo(chance, 10)
  })
})
