import { expect, it } from 'vitest'
import type { Booking } from '#contract/booking/bookings.ts'
import { findNewestIn, replaceBooking } from './cache-saved-booking.ts'

const saved = { id: 7, version: 3, city: 'Doral' } as Booking
const seen = { id: 7, version: 2, city: 'Miami Beach' } as Booking
const older = { id: 7, version: 2, city: 'Miami' }
const other = { id: 8, version: 1, city: 'Hialeah' }

it.each([
  ['a booking', older, saved],
  ['a list', [older, other], [saved, other]],
  ['a page', { total: 2, bookings: [other, older] }, { total: 2, bookings: [other, saved] }],
  ['another booking', other, other],
  ['a newer version', { id: 7, version: 4 }, { id: 7, version: 4 }],
  ['what a family reads, which has no version', { id: 7, reference: 'MT-1' }, { id: 7, reference: 'MT-1' }],
  ['nothing', undefined, undefined],
])('a saved booking stands in %s', (_, data, after) => {
  expect(replaceBooking(data, saved)).toEqual(after)
})

it.each([
  ['a list that has loaded', [[older, other], { total: 2, bookings: [other, saved] }], saved],
  ['what was seen, if nothing is newer', [[older, other], undefined, { id: 7, reference: 'MT-1' }], seen],
])('the newest version is that of %s', (_, loaded, newest) => {
  expect(findNewestIn(loaded, seen)).toBe(newest)
})
