import { expect, it } from 'vitest'
import { isLeaving } from './leave-question.tsx'

const toPlace = (address: string) => {
  const { pathname, search } = new URL(address, 'https://example.com')
  return { pathname, search }
}

it.each([
  ['another screen', '/admin/bookings', '/admin/customers', true],
  ['the same screen with the open row closed', '/admin/bookings?open=7', '/admin/bookings', true],
  ['another row', '/admin/bookings?open=7', '/admin/bookings?open=8', true],
  ['a new booking instead of the open row', '/admin/bookings?open=7', '/admin/bookings?new', true],
  ['a view that hides the list', '/admin/bookings?open=7', '/admin/bookings?open=7&view=calendar', true],
  ['other filters beside the same row', '/admin/bookings?open=7', '/admin/bookings?open=7&page=2', false],
  ['a row that opens', '/admin/bookings?page=2', '/admin/bookings?page=2&open=7', false],
  ['another view without an open row', '/admin/work', '/admin/work?view=timeline', false],
])('%s', (_, from, to, loses) => {
  expect(isLeaving(toPlace(from), toPlace(to))).toBe(loses)
})
