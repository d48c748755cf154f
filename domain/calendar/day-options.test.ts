import { describe, expect, it } from 'vitest'
import { addDays, dayRange } from '../foundation/time/party-day.ts'
import type { AvailabilityQuestion } from './availability.ts'
import { dayOptions } from './day-options.ts'

const TODAY = '2027-01-01'
const DAY = '2027-02-13'
const WITHIN = dayRange(addDays(DAY, -20), addDays(DAY, 20))
const THEMES = [
  { id: 1, teepeeStock: 10, mostTeepees: null },
  { id: 2, teepeeStock: 10, mostTeepees: 2 },
  { id: 3, teepeeStock: 1, mostTeepees: null },
]
const ADDONS = [
  { id: 1, name: 'Projector' },
  { id: 2, name: 'Balloons' },
]

function optionsOn(changes: Partial<AvailabilityQuestion>) {
  const question: AvailabilityQuestion = {
    teepees: 2,
    theme: { id: 1, teepeeStock: 10 },
    today: TODAY,
    reservations: [],
    unavailable: new Map(),
    limits: { maxPartiesPerDay: 4, teepeeStock: 24, turnaroundDays: 1 },
    ...changes,
  }
  return dayOptions(DAY, WITHIN, question, { themes: THEMES, addons: ADDONS })
}

const THEME_TAKEN = [{ bookingDate: DAY, themeId: 1, teepees: 9, parties: 1 }]
const PARTIES_TAKEN = [{ bookingDate: DAY, themeId: 2, teepees: 4, parties: 4 }]

describe('alternatives to a day', () => {
  it('are empty if the day is available', () => {
    expect(optionsOn({})).toEqual({
      date: DAY,
      available: true,
      isFull: false,
      reason: null,
      nearestDays: [],
      otherThemeIds: [],
      addons: [],
    })
  })

  it('are the nearest days in order, and the themes with enough teepees', () => {
    const options = optionsOn({ reservations: THEME_TAKEN })
    expect(options).toMatchObject({ available: false, isFull: true, otherThemeIds: [2] })
    expect(options.nearestDays).toEqual(['2027-02-10', '2027-02-11', '2027-02-15', '2027-02-16'])
  })

  it('include no theme that is not offered with so many teepees', () => {
    const options = optionsOn({ reservations: THEME_TAKEN, teepees: 3 })
    expect(options).toMatchObject({ available: false, otherThemeIds: [] })
  })

  it('include no other theme if the number of parties is the limit', () => {
    const options = optionsOn({ reservations: PARTIES_TAKEN })
    expect(options).toMatchObject({ isFull: true, otherThemeIds: [] })
  })

  it('include no waiting list for a day that only lacks an add-on', () => {
    const addons = [{ addonId: 1, name: 'Projector', quantity: 3 }]
    const addonStocks = [{ id: 1, name: 'Projector', stock: 2 }]
    expect(optionsOn({ addons, addonStocks })).toMatchObject({ available: false, isFull: false })
  })

  it.each<[string, Partial<AvailabilityQuestion>]>([
    ['closed by the owner', { unavailable: new Map([[DAY, null]]) }],
    ['past', { today: addDays(DAY, 1) }],
    ['too soon', { today: DAY, notice: { days: 3, phone: '305' } }],
    ['too far ahead', { today: addDays(DAY, -401) }],
  ])('do not offer the waiting list for a day that is %s', (_name, changes) => {
    expect(optionsOn(changes)).toMatchObject({ available: false, isFull: false })
  })
})

describe('the add-ons of a day', () => {
  const stock = { addonStocks: [{ id: 1, name: 'Projector', stock: 2 }] }
  const booked = (units: number, bookingDate = DAY) => ({
    bookingDate,
    addonId: 1,
    teepees: 2,
    units,
    bookings: 1,
  })
  const shared = {
    name: 'Beamer',
    quantity: 1,
    daysBefore: 0,
    daysAfter: 0,
    changes: [],
    requirements: [
      { addonId: 1, per: 'unit', count: 1 },
      { addonId: 2, per: 'booking', count: 1 },
    ],
  } as const

  it.each<[string, Partial<AvailabilityQuestion>, unknown[]]>([
    ['nothing about add-ons without a stock', {}, []],
    ['what is left', stock, [{ addonId: 1, left: 2, freeAgainOn: null }]],
    [
      'what another party leaves',
      { ...stock, bookedAddons: [booked(1)] },
      [{ addonId: 1, left: 1, freeAgainOn: null }],
    ],
    [
      'when it is free again',
      { ...stock, bookedAddons: [booked(2), booked(2, '2027-02-16')] },
      // The day after is in turnaround; on the next one it would still be out on the 16th.
      [{ addonId: 1, left: 0, freeAgainOn: '2027-02-18' }],
    ],
    [
      'what an add-on sharing a part leaves',
      { resources: [shared], bookedAddons: [{ ...booked(1), addonId: 2 }] },
      [
        { addonId: 1, left: 0, freeAgainOn: '2027-02-14' },
        { addonId: 2, left: 0, freeAgainOn: '2027-02-14' },
      ],
    ],
    [
      'nothing about add-ons needed once, however many are taken',
      { resources: [{ ...shared, requirements: [shared.requirements[1]] }] },
      [],
    ],
    [
      'that add-ons requested together need the single part they share',
      {
        resources: [shared],
        addons: [
          { addonId: 1, name: 'Projector', quantity: 1 },
          { addonId: 2, name: 'Balloons', quantity: 1 },
        ],
      },
      [
        { addonId: 1, left: 0, freeAgainOn: null, isTakenByOthersAsked: true },
        { addonId: 2, left: 0, freeAgainOn: null, isTakenByOthersAsked: true },
      ],
    ],
    [
      'nothing about its own quantity if it is requested alone',
      { ...stock, addons: [{ addonId: 1, name: 'Projector', quantity: 2 }] },
      [{ addonId: 1, left: 2, freeAgainOn: null }],
    ],
  ])('tell %s', (_name, changes, expected) => {
    expect(optionsOn(changes).addons).toEqual(expected)
  })
})
