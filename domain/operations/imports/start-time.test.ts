import { expect, it } from 'vitest'
import { decideStartTime } from './start-time.ts'

const moment = (time?: string, more: object = {}) => {
  return { day: '2027-10-16', ...(time && { time }), isRange: false, isConverted: false, ...more }
}

it.each([
  [moment(), undefined, { time: undefined, changes: [] }],
  [moment(), '17:00', { time: '17:00', changes: [] }],
  [moment('14:00'), undefined, { time: '14:00', changes: ['time_from_date'] }],
  [
    moment('14:00', { isRange: true }),
    undefined,
    { time: '14:00', changes: ['time_from_date', 'time_range'] },
  ],
  [
    moment('14:00', { isConverted: true }),
    undefined,
    { time: '14:00', changes: ['time_from_date', 'time_zone'] },
  ],
  [moment('14:00'), '14:00', { time: '14:00', changes: [] }],
  // Nobody’s party starts then: it is when the order was typed, or the truck leaves.
  [moment('08:15'), undefined, { time: undefined, changes: ['date_hour_left_out'] }],
  [moment('08:15'), '17:00', { time: '17:00', changes: [] }],
])('%j and the time %s', (date, stated, expected) => expect(decideStartTime(date, stated)).toEqual(expected))

it('two times at which parties start are not chosen from', () => {
  expect(decideStartTime(moment('14:00'), '17:00')).toMatchObject({ id: 'imports.timesDiffer' })
})
