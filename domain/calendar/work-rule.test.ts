import { describe, expect, it } from 'vitest'
import { inEnglish } from '#test/in-english.ts'
import { type AvailabilityQuestion, listAvailability } from './availability.ts'
import { collectionDay } from './work/jobs.ts'
import {
  DEFAULT_WORK_SETTINGS,
  toWorkTerms,
  type WorkException,
  type WorkSettings,
} from './work/work-settings.ts'
import { findWorkConflicts } from './work-conflicts.ts'

// A Saturday; nobody works on the Sunday after it.
const SATURDAY = '2027-02-13'
const MONDAY = '2027-02-15'
const DAY = { from: '08:00', to: '12:00' }
const WEEK = [null, DAY, DAY, DAY, DAY, DAY, DAY]

/** 100 minutes plus 10 per teepee to set up, 20 plus 5 to collect; one crew has four hours. */
function terms(changes: Partial<WorkSettings> = {}, exceptions: WorkException[] = []) {
  const settings: WorkSettings = {
    ...DEFAULT_WORK_SETTINGS,
    enabled: true,
    windows: WEEK,
    setup: { base: 80, perTeepee: 10, perAddon: 1 },
    collect: { base: 0, perTeepee: 5, perAddon: 0 },
    driveMinutes: 20,
    ...changes,
  }
  return toWorkTerms({ settings, exceptions })
}

function on(day: string, changes: Partial<AvailabilityQuestion>) {
  const question: AvailabilityQuestion = {
    teepees: 2,
    today: '2027-01-01',
    reservations: [],
    unavailable: new Map(),
    limits: { maxPartiesPerDay: 9, teepeeStock: 90, turnaroundDays: 1 },
    work: terms(),
    ...changes,
  }
  return listAvailability([day], question)[0]
}

const party = (bookingDate: string, teepees = 2) => ({ bookingDate, themeId: 1, teepees, parties: 1 })
const off = (date: string): WorkException => ({ date, crews: 0, window: null, reason: null })

describe("the crews' working time", () => {
  it.each<[string, string, Partial<AvailabilityQuestion>, string | null]>([
    ['leaves room for one party', SATURDAY, {}, null],
    ['leaves room for two of them', SATURDAY, { reservations: [party(SATURDAY)] }, null],
    [
      'runs out with the third',
      SATURDAY,
      { reservations: [party(SATURDAY), party(SATURDAY)] },
      'Our crews have no time left on Saturday, February 13, 2027 to set up this party. Choose another date.',
    ],
    [
      'suffices for it with a second crew',
      SATURDAY,
      { reservations: [party(SATURDAY), party(SATURDAY)], work: terms({ crews: 2 }) },
      null,
    ],
    [
      'includes add-ons, those of others and its own',
      SATURDAY,
      {
        reservations: [party(SATURDAY)],
        addonUnits: [{ bookingDate: SATURDAY, units: 1 }],
      },
      'Our crews have no time left on Saturday, February 13, 2027 to set up this party. Choose fewer teepees or another date.',
    ],
    [
      'is missing on the day of the collection',
      SATURDAY,
      { reservations: [party(MONDAY), party(MONDAY)] },
      'Our crews have no time left on Monday, February 15, 2027 to pick up this party’s teepees. Choose another date.',
    ],
    [
      'does not count unless the owner has turned it on',
      SATURDAY,
      { reservations: Array(5).fill(party(SATURDAY)), work: undefined },
      null,
    ],
    [
      'is zero on a day off',
      SATURDAY,
      { work: terms({}, [off(SATURDAY)]) },
      'We don’t work on Saturday, February 13, 2027. Choose another date.',
    ],
    [
      'does not count for the setup of a party that is set up',
      SATURDAY,
      { isSetUp: true, work: terms({}, [off(SATURDAY)]) },
      null,
    ],
    [
      'counts for the collection of a party that is set up',
      SATURDAY,
      { isSetUp: true, reservations: [party(MONDAY), party(MONDAY)] },
      'Our crews have no time left on Monday, February 15, 2027 to pick up this party’s teepees. Choose another date.',
    ],
  ])('%s', (_name, day, changes, reason) => {
    expect(inEnglish(on(day, changes)?.reason)).toBe(reason)
  })

  it('keeps teepees out until somebody collects them', () => {
    const limits = { maxPartiesPerDay: 9, teepeeStock: 3, turnaroundDays: 1 }
    expect(on(MONDAY, { limits, reservations: [party(SATURDAY)] })?.teepeesLeft).toBe(1)
    expect(on('2027-02-16', { limits, reservations: [party(SATURDAY)] })?.teepeesLeft).toBe(3)
    expect(on(MONDAY, { limits, reservations: [party(SATURDAY)], work: undefined })?.teepeesLeft).toBe(3)
  })

  it.each([
    ['the next working day', [], true, MONDAY],
    ['the day after a holiday', [off(MONDAY)], true, '2027-02-16'],
    ['a closed day, if collections are made then', [], true, MONDAY],
    ['never a closed day otherwise', [], false, '2027-02-16'],
  ] as const)('is taken for the collection on %s', (_name, exceptions, collectOnClosedDays, expected) => {
    const unavailable = new Set([MONDAY])
    const work = terms({}, [...exceptions])
    expect(collectionDay({ bookingDate: SATURDAY }, { unavailable, collectOnClosedDays, work })).toBe(
      expected,
    )
  })
})

describe('the bookings that a change breaks', () => {
  const booked = [
    { id: 1, bookingDate: '2027-02-12', parties: 1, teepees: 2, addons: 0 },
    { id: 2, bookingDate: SATURDAY, parties: 1, teepees: 2, addons: 0 },
    { id: 3, bookingDate: SATURDAY, parties: 1, teepees: 2, addons: 0 },
  ]
  const days = (work: ReturnType<typeof terms> | undefined) => ({ unavailable: new Set<string>(), work })
  const conflicts = (
    before: Parameters<typeof days>[0],
    after: Parameters<typeof days>[0],
    today = '2027-01-01',
  ) => findWorkConflicts(days(before), days(after), { booked, waiting: [] }, today).map(({ id }) => id)

  it('are those with a job on a day that becomes too short, collections included', () => {
    expect(conflicts(undefined, terms({ crews: 2 }))).toEqual([])
    expect(conflicts(undefined, terms())).toEqual([1, 2, 3])
    expect(conflicts(terms({ crews: 2 }), terms())).toEqual([1, 2, 3])
    expect(conflicts(terms(), undefined)).toEqual([])
  })

  it('do not include days that were as short before, or are past', () => {
    expect(conflicts(terms(), terms())).toEqual([])
    expect(conflicts(undefined, terms(), '2027-03-01')).toEqual([])
  })
})
