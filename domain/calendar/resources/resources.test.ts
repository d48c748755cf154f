import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, dayRange } from '#domain/foundation/time/party-day.ts'
import {
  type BookedDemand,
  calculateNeed,
  countLeft,
  countReserved,
  findResourceConflicts,
  getReservedDays,
  keptThrough,
  quantityOn,
  type Resource,
} from './resources.ts'

const FIRST = '2027-06-01'
const OPEN = { unavailable: new Set<string>() }

function resource(changes: Partial<Resource> = {}): Resource {
  const requirements = [{ themeId: 1, per: 'teepee', count: 1 }] as const
  return { name: 'Frames', quantity: 4, daysBefore: 0, daysAfter: 1, changes: [], requirements, ...changes }
}

function party(bookingDate: string, teepees: number): BookedDemand {
  return { bookingDate, themeId: 1, teepees, units: teepees, bookings: 1 }
}

describe('what a party reserves', () => {
  it.each<[string, Partial<Resource>, string[], boolean, [string, string]]>([
    ['its day and the days after', { daysAfter: 1 }, [], true, ['2027-06-10', '2027-06-11']],
    ['days before too', { daysBefore: 2, daysAfter: 0 }, [], true, ['2027-06-08', '2027-06-10']],
    [
      'no more days because of closed ones',
      { daysAfter: 1 },
      ['2027-06-11'],
      true,
      ['2027-06-10', '2027-06-11'],
    ],
    ['until the next open day', { daysAfter: 1 }, ['2027-06-11'], false, ['2027-06-10', '2027-06-12']],
    [
      'over a run of closed days',
      { daysAfter: 1 },
      ['2027-06-11', '2027-06-12', '2027-06-13'],
      false,
      ['2027-06-10', '2027-06-14'],
    ],
    ['only its day, closed or not', { daysAfter: 0 }, ['2027-06-10'], false, ['2027-06-10', '2027-06-10']],
  ])('%s', (_name, changes, closed, collectOnClosedDays, [from, to]) => {
    const collections = { unavailable: new Set(closed), collectOnClosedDays }
    expect(getReservedDays({ bookingDate: '2027-06-10' }, resource(changes), collections)).toEqual(
      dayRange(from, to),
    )
  })

  it.each([
    ['teepee', 6],
    ['unit', 4],
    ['booking', 2],
  ] as const)('is counted per %s', (per, need) => {
    const requirements = [{ addonId: 5, per, count: 2 }]
    const demands = [
      { themeId: 5, teepees: 3, units: 3, bookings: 1 },
      { addonId: 5, teepees: 3, units: 2, bookings: 1 },
    ]
    expect(calculateNeed({ requirements }, demands)).toBe(need)
  })

  it('takes repairs into account on their days', () => {
    const repaired = resource({ changes: [{ from: '2027-06-03', to: '2027-06-09', delta: -1 }] })
    const quantities = ['2027-06-02', '2027-06-03', '2027-06-09', '2027-06-10']
    expect(quantities.map((day) => quantityOn(repaired, day))).toEqual([4, 3, 3, 4])
  })
})

describe('the rule', () => {
  const history = fc.record({
    quantity: fc.integer({ min: 0, max: 6 }),
    daysBefore: fc.integer({ min: 0, max: 3 }),
    daysAfter: fc.integer({ min: 0, max: 3 }),
    closed: fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 8 }),
    collectOnClosedDays: fc.boolean(),
    repair: fc.tuple(
      fc.integer({ min: 0, max: 25 }),
      fc.integer({ min: 0, max: 5 }),
      fc.integer({ min: -2, max: 2 }),
    ),
    wishes: fc.array(fc.tuple(fc.integer({ min: 5, max: 25 }), fc.integer({ min: 1, max: 3 })), {
      maxLength: 20,
    }),
  })

  it('accepts exactly what a day-by-day count of things has room for', () => {
    fc.assert(
      fc.property(history, ({ wishes, closed, repair: [start, length, delta], ...rule }) => {
        const changes = [{ from: at(start), to: at(start + length), delta }]
        const frames = resource({ ...rule, changes })
        const collections = {
          unavailable: new Set(closed.map(at)),
          collectOnClosedDays: rule.collectOnClosedDays,
        }
        // Counted independently: how many are in the store at the end of each day if the party is accepted.
        const stored = Array.from({ length: 80 }, (_, day) =>
          day >= start && day <= start + length ? rule.quantity + delta : rule.quantity,
        )
        const booked: BookedDemand[] = []
        for (const [day, teepees] of wishes) {
          let last = day + rule.daysAfter
          while (rule.daysAfter > 0 && !rule.collectOnClosedDays && closed.includes(last)) last++
          const days = stored
            .map((_, index) => index)
            .filter((index) => index >= day - rule.daysBefore && index <= last)
          const hasRoom = days.every((index) => (stored[index] ?? 0) >= teepees)
          const left = countLeft(
            { bookingDate: at(day) },
            frames,
            countReserved(frames, booked, collections),
            collections,
          )
          expect(left >= teepees).toBe(hasRoom)
          if (!hasRoom) continue
          booked.push(party(at(day), teepees))
          for (const index of days) stored[index] = (stored[index] ?? 0) - teepees
        }
      }),
      { numRuns: 1000 },
    )
  })

  it('a closed day never makes anything come back earlier', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 30 })),
        fc.integer({ min: 0, max: 14 }),
        (closed, daysAfter) => {
          const collections = { unavailable: new Set(closed.map(at)), collectOnClosedDays: false }
          const last = keptThrough({ bookingDate: FIRST }, daysAfter, collections)
          expect(last >= addDays(FIRST, daysAfter)).toBe(true)
          if (daysAfter > 0) expect(collections.unavailable.has(last)).toBe(false)
        },
      ),
    )
  })
})

describe('what a change breaks', () => {
  const booked = [party('2027-06-10', 3), party('2027-06-11', 1), party('2027-06-20', 2)]
  const plan = (changes: Partial<Resource>) => ({ resource: resource(changes), collections: OPEN })
  const findConflicts = (before: Partial<Resource>, after: Partial<Resource>, today = FIRST) =>
    findResourceConflicts(plan(before), plan(after), { booked, waiting: [] }, today).map(
      ({ bookingDate }) => bookingDate,
    )

  it.each<[string, Partial<Resource>, Partial<Resource>, string[]]>([
    ['nothing, while enough is left', {}, { daysAfter: 2 }, []],
    ['every party of the day that lacks it', {}, { quantity: 3 }, ['2027-06-10', '2027-06-11']],
    ['none that was in conflict as much before', { quantity: 3 }, { quantity: 3, name: 'Poles' }, []],
    [
      'one that was less in conflict before',
      { quantity: 3 },
      { quantity: 1 },
      ['2027-06-10', '2027-06-11', '2027-06-20'],
    ],
    [
      'only parties on repair days',
      {},
      { changes: [{ from: '2027-06-20', to: '2027-06-20', delta: -3 }] },
      ['2027-06-20'],
    ],
  ])('%s', (_name, before, after, days) => {
    expect(findConflicts(before, after)).toEqual(days)
  })

  it.each<[string, BookedDemand[], number, string[]]>([
    ['more', [party('2027-06-20', 5)], 4, ['2027-06-20', '2027-06-20']],
    ['more, while enough is left', [party('2027-06-20', 5)], 5, []],
    [
      'fewer, which may not be paid',
      [party('2027-06-20', 1)],
      1,
      ['2027-06-10', '2027-06-11', '2027-06-20', '2027-06-20'],
    ],
    ['the next day, with the same teepees', [party('2027-06-21', 2)], 2, ['2027-06-10', '2027-06-11']],
    ['a fuller day', [party('2027-06-11', 2)], 5, ['2027-06-10', '2027-06-11', '2027-06-11']],
  ])('includes what a party will have once it has paid for %s', (_name, after, quantity, days) => {
    const orders = { booked, waiting: [{ before: booked.slice(-1), after }] }
    const conflicts = findResourceConflicts(plan({ quantity: 9 }), plan({ quantity }), orders, FIRST)
    expect(conflicts.map(({ bookingDate }) => bookingDate)).toEqual(days)
  })

  it('only includes what is still to come', () => {
    expect(findConflicts({}, { quantity: 1 }, '2027-06-15')).toEqual(['2027-06-20'])
  })
})

function at(index: number): string {
  return addDays(FIRST, index)
}
