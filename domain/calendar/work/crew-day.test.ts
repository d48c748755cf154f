import { expect, it } from 'vitest'
import { crewDayBegins } from './crew-day.ts'
import { DEFAULT_WORK_SETTINGS, toWorkTerms } from './work-settings.ts'

const day = '2027-02-13'
const early = { date: day, crews: 1, window: { from: '06:30', to: '12:00' }, reason: null }

it.each([
  ['at 8 on usual days', [], '2027-02-13T13:00:00.000Z'],
  ['with the window of the day', [early], '2027-02-13T11:30:00.000Z'],
  ['at midnight if nobody works', [{ ...early, window: null }], '2027-02-13T05:00:00.000Z'],
])('the crew’s day begins %s', (_, exceptions, instant) => {
  const terms = toWorkTerms({ settings: DEFAULT_WORK_SETTINGS, exceptions })
  expect(crewDayBegins(day, terms).toISOString()).toBe(instant)
})
