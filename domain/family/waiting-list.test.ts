import { expect, it } from 'vitest'
import { offerExpiry } from './waiting-list.ts'

const OFFER = { bookingDate: '2027-02-13', noticeDays: 0, waiting: 1 }

it.each([
  ['two hours', '2027-01-04T14:00:00Z', {}, '2027-01-04T16:00:00.000Z'],
  ['two hours while three wait', '2027-01-04T14:00:00Z', { waiting: 3 }, '2027-01-04T16:00:00.000Z'],
  ['thirty minutes while four wait', '2027-01-04T14:00:00Z', { waiting: 4 }, '2027-01-04T14:30:00.000Z'],
  ['until noon of the last day', '2027-02-13T16:00:00Z', {}, '2027-02-13T16:59:59.999Z'],
  [
    'until noon of the last day with notice',
    '2027-02-10T16:00:00Z',
    { noticeDays: 3 },
    '2027-02-10T16:59:59.999Z',
  ],
  ['never for less than thirty minutes', '2027-02-13T16:30:00Z', { waiting: 9 }, undefined],
  ['never on the last afternoon', '2027-02-13T20:00:00Z', {}, undefined],
  ['never when the door is closed', '2027-02-12T14:00:00Z', { noticeDays: 3 }, undefined],
])('an offer holds a place: %s', (_title, now, changes, until) => {
  expect(offerExpiry({ ...OFFER, now: new Date(now), ...changes })?.toISOString()).toBe(until)
})
