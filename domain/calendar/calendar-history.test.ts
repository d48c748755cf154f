import fc from 'fast-check'
import { expect, it } from 'vitest'
import { canBe, type SimulatedBusiness, type SimulatedParty } from '#test/simulated/calendar.ts'
import { addDays } from '../foundation/time/party-day.ts'
import { type AvailabilityQuestion, listAvailability } from './availability.ts'
import { DEFAULT_WORK_SETTINGS, toWorkTerms } from './work/work-settings.ts'

/** The number of random histories; `CALENDAR_HISTORIES=10000` runs the long form. */
const HISTORIES = Number(process.env.CALENDAR_HISTORIES ?? 200)
const FIRST = '2027-06-01'
/** Only a few days, so that parties compete. */
const DAYS = 9
const PROJECTOR = 7

const NEW_BUSINESS: SimulatedBusiness = {
  parties: [],
  teepees: 10,
  themeTeepees: 6,
  projectors: 2,
  partiesPerDay: 3,
  turnaroundDays: 1,
  collectsOnClosedDays: true,
  closed: [],
  generators: 2,
  generatorDays: 1,
  inRepair: [],
  workMinutes: undefined,
}

/** Describes the simulated business as the calendar rule sees it. */
function getQuestion(business: SimulatedBusiness, party: SimulatedParty): AvailabilityQuestion {
  const booked = business.parties.filter(({ id }) => id !== party.id)
  const { teepees, themeTeepees, workMinutes, partiesPerDay, turnaroundDays } = business
  const collectOnClosedDays = business.collectsOnClosedDays
  return {
    today: addDays(FIRST, -30),
    teepees: party.teepees,
    numberOfNights: party.nights,
    theme: { id: party.theme, teepeeStock: themeTeepees },
    addons:
      party.projectors > 0 ? [{ addonId: PROJECTOR, name: 'Projector', quantity: party.projectors }] : [],
    reservations: booked.map(({ day, nights, theme, teepees }) => ({
      bookingDate: day,
      numberOfNights: nights,
      themeId: theme,
      teepees,
      parties: 1,
    })),
    bookedAddons: booked.flatMap(({ day, nights, teepees, projectors }) =>
      projectors === 0
        ? []
        : [
            {
              bookingDate: day,
              numberOfNights: nights,
              addonId: PROJECTOR,
              teepees,
              units: projectors,
              bookings: 1,
            },
          ],
    ),
    addonUnits: booked.map(({ day, nights, projectors }) => ({
      bookingDate: day,
      numberOfNights: nights,
      units: projectors,
    })),
    addonStocks: [{ id: PROJECTOR, name: 'Projector', stock: business.projectors }],
    resources: [
      {
        name: 'Generator',
        quantity: business.generators,
        daysBefore: 1,
        daysAfter: business.generatorDays,
        changes: business.inRepair.map((day) => ({ from: day, to: day, delta: -1 })),
        requirements: [{ themeId: 1, per: 'booking', count: 1 }],
      },
    ],
    unavailable: new Map(business.closed.map((day) => [day, null])),
    limits: { maxPartiesPerDay: partiesPerDay, teepeeStock: teepees, turnaroundDays, collectOnClosedDays },
    work: workMinutes === undefined ? undefined : getWork(workMinutes),
  }
}

function getWork(minutes: number) {
  const hours = { from: '06:00', to: `${String(6 + minutes / 60).padStart(2, '0')}:00` }
  const settings = {
    ...DEFAULT_WORK_SETTINGS,
    enabled: true,
    windows: [null, hours, hours, hours, hours, hours, hours],
    setup: { base: 30, perTeepee: 10, perAddon: 5 },
    collect: { base: 20, perTeepee: 5, perAddon: 2 },
    driveMinutes: 0,
  }
  return toWorkTerms({ settings, exceptions: [] })
}

type Event = (business: SimulatedBusiness) => SimulatedBusiness
const day = fc.integer({ min: 0, max: DAYS }).map((n) => addDays(FIRST, n))
const wish = fc.record({
  day,
  nights: fc.constantFrom(1, 1, 2, 3),
  theme: fc.constantFrom(1, 2),
  teepees: fc.integer({ min: 1, max: 4 }),
  projectors: fc.integer({ min: 0, max: 2 }),
})

/** Checks that the rule and the simulator agree, and applies what both allow. */
function agreedOn(party: SimulatedParty, business: SimulatedBusiness): SimulatedBusiness {
  const [response] = listAvailability([party.day], getQuestion(business, party))
  expect(response?.available, JSON.stringify({ party, business })).toBe(canBe(party, business))
  if (!response?.available) return business
  return { ...business, parties: [...business.parties.filter(({ id }) => id !== party.id), party] }
}

const created = wish.map(
  (party): Event =>
    (business) => {
      const id = Math.max(0, ...business.parties.map((other) => other.id)) + 1
      return agreedOn({ ...party, id }, business)
    },
)
const moved = fc.tuple(fc.nat(), day).map(
  ([which, to]): Event =>
    (business) => {
      const party = business.parties[which % Math.max(1, business.parties.length)]
      return party ? agreedOn({ ...party, day: to }, business) : business
    },
)
// The party was cancelled, or its hold expired.
const gone = fc.nat().map(
  (which): Event =>
    (business) => ({
      ...business,
      parties: business.parties.filter((_, index) => index !== which % Math.max(1, business.parties.length)),
    }),
)
const turned = fc
  .record(
    {
      closed: fc.uniqueArray(day, { maxLength: 4 }),
      inRepair: fc.array(day, { maxLength: 4 }),
      teepees: fc.integer({ min: 0, max: 12 }),
      themeTeepees: fc.integer({ min: 0, max: 8 }),
      projectors: fc.integer({ min: 0, max: 3 }),
      partiesPerDay: fc.integer({ min: 1, max: 4 }),
      turnaroundDays: fc.integer({ min: 0, max: 3 }),
      collectsOnClosedDays: fc.boolean(),
      generators: fc.integer({ min: 0, max: 3 }),
      generatorDays: fc.integer({ min: 0, max: 3 }),
      workMinutes: fc.constantFrom(undefined, 60, 120, 240),
    },
    { requiredKeys: [] },
  )
  .map(
    (changes): Event =>
      (business) => ({ ...business, ...changes }),
  )

const history = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: created },
    { weight: 2, arbitrary: moved },
    { weight: 2, arbitrary: gone },
    { weight: 2, arbitrary: turned },
  ),
  { minLength: 5, maxLength: 40 },
)

it('the calendar says yes exactly when a day-by-day simulation finds no conflict', {
  timeout: 600_000,
}, () => {
  fc.assert(
    fc.property(fc.constantFrom(undefined, 240, 480), history, (workMinutes, events) => {
      const start: SimulatedBusiness = { ...NEW_BUSINESS, workMinutes }
      events.reduce((business, event) => event(business), start)
    }),
    { numRuns: HISTORIES },
  )
})
