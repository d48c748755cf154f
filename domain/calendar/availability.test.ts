import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inEnglish } from '#test/in-english.ts'
import { addDays, daysBetween } from '../foundation/time/party-day.ts'
import { type AvailabilityQuestion, dateRefusal, listAvailability } from './availability.ts'
import type { Reservation } from './resources/resource-availability.ts'

const today = '2026-06-01'
const day = '2026-06-10'
const limits = { maxPartiesPerDay: 4, teepeeStock: 24, turnaroundDays: 1 }
const boho = { id: 1, teepeeStock: 10 }

function ask(change: Partial<AvailabilityQuestion> = {}): AvailabilityQuestion {
  return { teepees: 1, today, reservations: [], unavailable: new Map(), limits, ...change }
}

function party(bookingDate: string, teepees: number, themeId = 1): Reservation {
  return { bookingDate, teepees, themeId, parties: 1 }
}

function responseFor(date: string, question: AvailabilityQuestion) {
  const [response] = listAvailability([date], question)
  return response
}

describe('teepees left', () => {
  it.each<[string, Partial<AvailabilityQuestion>, number]>([
    ['an empty calendar has the whole stock', {}, 24],
    ['a theme has its own stock', { theme: boho }, 10],
    ['a theme never has more than the whole stock', { theme: { id: 1, teepeeStock: 99 } }, 24],
    ['a party of the same day takes some', { reservations: [party(day, 6)] }, 18],
    ['teepees of the day before are not back yet', { reservations: [party('2026-06-09', 6)] }, 18],
    ['teepees of two days before are back', { reservations: [party('2026-06-08', 6)] }, 24],
    ['the day after needs what would still be out', { reservations: [party('2026-06-11', 6)] }, 18],
    ['two days after is far enough', { reservations: [party('2026-06-12', 6)] }, 24],
    [
      'parties on both sides never need the same day',
      { reservations: [party('2026-06-09', 6), party('2026-06-11', 8)] },
      16,
    ],
    ['another theme takes from the whole stock only', { theme: boho, reservations: [party(day, 10, 2)] }, 10],
    [
      'the smaller of both stocks counts',
      { theme: boho, reservations: [party(day, 10, 2), party(day, 8, 3)] },
      6,
    ],
    ['the same theme takes from its own stock', { theme: boho, reservations: [party(day, 7)] }, 3],
    [
      'a turnaround of zero frees the next day',
      { reservations: [party('2026-06-09', 6)], limits: { ...limits, turnaroundDays: 0 } },
      24,
    ],
    [
      'a longer turnaround reaches further',
      { reservations: [party('2026-06-07', 6)], limits: { ...limits, turnaroundDays: 3 } },
      18,
    ],
    [
      'a stay takes its teepees through the day after its last night',
      { reservations: [{ ...party('2026-06-07', 6), numberOfNights: 3 }] },
      18,
    ],
    [
      'a stay that ended two days before has given them back',
      { reservations: [{ ...party('2026-06-06', 6), numberOfNights: 3 }] },
      24,
    ],
    [
      'a longer party needs what is taken later',
      { numberOfNights: 3, reservations: [party('2026-06-13', 6)] },
      18,
    ],
    ['a stock that staff overbooked is not negative', { reservations: [party(day, 30)] }, 0],
  ])('%s', (_, change, left) => {
    expect(responseFor(day, ask(change))?.teepeesLeft).toBe(left)
  })
})

describe('reasons', () => {
  const full: Reservation = { bookingDate: day, themeId: 1, teepees: 4, parties: 4 }

  it.each<[string, string, Partial<AvailabilityQuestion>, string]>([
    ['yesterday', '2026-05-31', {}, 'Sunday, May 31, 2026 has already passed. Choose another date.'],
    [
      'the day after the last',
      addDays(today, 401),
      {},
      'You can book up to 400 days ahead, through Tuesday, July 6, 2027. Choose an earlier date.',
    ],
    [
      'a closed day with a reason',
      day,
      { unavailable: new Map([[day, { en: 'Family wedding' }]]) },
      'We aren’t available on Wednesday, June 10, 2026 (Family wedding). Choose another date.',
    ],
    [
      'a closed day without one',
      day,
      { unavailable: new Map([[day, null]]) },
      'We aren’t available on Wednesday, June 10, 2026. Choose another date.',
    ],
    [
      'a day with all its parties',
      day,
      { reservations: [full] },
      'Wednesday, June 10, 2026 is fully booked. Choose another date.',
    ],
    [
      'a day with a few teepees',
      day,
      { teepees: 4, reservations: [party(day, 21)] },
      'Only 3 teepees are left on Wednesday, June 10, 2026. Choose fewer teepees or another date.',
    ],
    [
      'a day with one teepee',
      day,
      { teepees: 2, reservations: [party(day, 23)] },
      'Only 1 teepee is left on Wednesday, June 10, 2026. Choose fewer teepees or another date.',
    ],
    [
      'a day without teepees',
      day,
      { reservations: [party(day, 24)] },
      'No teepees are left on Wednesday, June 10, 2026. Choose another date.',
    ],
  ])('%s', (_, date, change, reason) => {
    expect(inEnglish(responseFor(date, ask(change)))).toMatchObject({ date, available: false, reason })
    expect(inEnglish(dateRefusal(date, ask(change)))).toMatchObject({
      refused: true,
      code: 'date_unavailable',
      message: reason,
      fact: reason.slice(0, reason.indexOf(' Choose')),
    })
  })

  it.each([today, addDays(today, 400)])('a party can be booked for %s', (date) => {
    expect(responseFor(date, ask())).toEqual({ date, available: true, teepeesLeft: 24, reason: null })
    expect(dateRefusal(date, ask())).toBeUndefined()
  })

  it.each([
    ['every night has a place', { reservations: [{ ...full, bookingDate: '2026-06-13' }] }, null],
    [
      'a later night is full',
      { reservations: [{ ...full, bookingDate: '2026-06-12' }] },
      'Friday, June 12, 2026 is fully booked. Choose another date.',
    ],
    [
      'an earlier stay fills the first night',
      { reservations: [{ ...full, bookingDate: '2026-06-08', numberOfNights: 3 }] },
      'Wednesday, June 10, 2026 is fully booked. Choose another date.',
    ],
    [
      'a later night is closed',
      { unavailable: new Map([['2026-06-11', null]]) },
      'We aren’t available on Thursday, June 11, 2026. Choose another date.',
    ],
    ['the day after is closed', { unavailable: new Map([['2026-06-13', null]]) }, null],
  ] as const)('three nights: %s', (_, change, reason) => {
    const limits = { maxPartiesPerDay: 4, teepeeStock: 240, turnaroundDays: 1 }
    const answer = responseFor(day, ask({ numberOfNights: 3, limits, ...change }))
    expect(answer && inEnglish(answer)).toMatchObject({ available: reason === null, reason })
  })

  it('parties on neighboring days do not fill a day', () => {
    const question = ask({ reservations: [{ ...full, bookingDate: '2026-06-09' }] })
    expect(responseFor(day, question)?.available).toBe(true)
  })
})

describe('whatever is booked, in any order', () => {
  const anyWish = fc.record({
    bookingDate: fc.integer({ min: 0, max: 8 }).map((days) => addDays(today, days)),
    teepees: fc.integer({ min: 1, max: 10 }),
    themeId: fc.integer({ min: 1, max: 3 }),
  })
  const anyLimits = fc.record({
    maxPartiesPerDay: fc.integer({ min: 1, max: 4 }),
    teepeeStock: fc.integer({ min: 1, max: 24 }),
    turnaroundDays: fc.integer({ min: 0, max: 3 }),
  })

  function accepted(
    wishes: readonly Omit<Reservation, 'parties'>[],
    question: AvailabilityQuestion,
  ): Reservation[] {
    const reservations: Reservation[] = []
    for (const wish of wishes) {
      const theme = { id: wish.themeId, teepeeStock: boho.teepeeStock }
      const asked = { ...question, theme, teepees: wish.teepees, reservations }
      if (!dateRefusal(wish.bookingDate, asked)) reservations.push({ ...wish, parties: 1 })
    }
    return reservations
  }

  it('accepted parties never need more teepees or places than exist', () => {
    fc.assert(
      fc.property(fc.array(anyWish, { maxLength: 40 }), anyLimits, (wishes, anyLimit) => {
        const parties = accepted(wishes, ask({ limits: anyLimit }))
        for (let offset = 0; offset <= 12; offset++) {
          const date = addDays(today, offset)
          const out = parties.filter(({ bookingDate }) => {
            const age = daysBetween(bookingDate, date)
            return age >= 0 && age <= anyLimit.turnaroundDays
          })
          const teepees = (of: Reservation[]) => of.reduce((total, one) => total + one.teepees, 0)
          expect(teepees(out)).toBeLessThanOrEqual(anyLimit.teepeeStock)
          for (const themeId of [1, 2, 3]) {
            expect(teepees(out.filter((one) => one.themeId === themeId))).toBeLessThanOrEqual(
              boho.teepeeStock,
            )
          }
          expect(parties.filter((one) => one.bookingDate === date).length).toBeLessThanOrEqual(
            anyLimit.maxPartiesPerDay,
          )
        }
      }),
    )
  })

  it('exactly as many teepees as are left can be booked', () => {
    fc.assert(
      fc.property(fc.array(anyWish, { maxLength: 30 }), anyLimits, (wishes, anyLimit) => {
        const question = ask({ limits: anyLimit, theme: boho })
        const reservations = accepted(wishes, question)
        const left = responseFor(day, { ...question, reservations })?.teepeesLeft ?? 0
        const getRefusal = (teepees: number) => dateRefusal(day, { ...question, reservations, teepees })
        if (left > 0) expect(getRefusal(left)).toBeUndefined()
        expect(getRefusal(left + 1)).toBeDefined()
      }),
    )
  })

  it('parties added up by day and theme give the same answers as individual ones', () => {
    fc.assert(
      fc.property(fc.array(anyWish, { maxLength: 30 }), (wishes) => {
        const single = wishes.map((wish) => ({ ...wish, parties: 1 }))
        const added = new Map<string, Reservation>()
        for (const one of single) {
          const key = `${one.bookingDate} ${one.themeId}`
          const earlier = added.get(key) ?? { ...one, teepees: 0, parties: 0 }
          added.set(key, {
            ...one,
            teepees: earlier.teepees + one.teepees,
            parties: earlier.parties + 1,
          })
        }
        const days = Array.from({ length: 10 }, (_, offset) => addDays(today, offset))
        expect(listAvailability(days, ask({ theme: boho, reservations: [...added.values()] }))).toEqual(
          listAvailability(days, ask({ theme: boho, reservations: single })),
        )
      }),
    )
  })
})
