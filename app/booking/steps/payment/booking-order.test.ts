import { expect, it } from 'vitest'
import { createBooking } from '#contract/booking/bookings.ts'
import { getProblemField } from './booking-order.ts'

const ORDER = {
  themeId: 1,
  numberOfTeepees: 2,
  bookingDate: '2027-02-13',
  customerName: 'Maria Gomez',
  customerEmail: 'maria@example.com',
  customerPhone: '305-555-0123',
  partyAddress: '1 Ocean Drive',
  city: 'Miami Beach',
  state: 'FL',
  zipCode: '33139',
  guestCount: 6,
}

/** Returns the paths that the server's answer names, as it checks orders by the same schema. */
function refusedPaths(wrong: object): string[] {
  const { error } = createBooking.body.safeParse({ ...ORDER, ...wrong })
  return error?.issues.map(({ path }) => path.join('.')) ?? []
}

it.each([
  [{ themeId: '' }, 'theme'],
  [{ numberOfTeepees: 0 }, 'teepees'],
  [{ numberOfNights: 99 }, 'date'],
  [{ bookingDate: '2027-02-30' }, 'date'],
  [{ customerName: '' }, 'firstName'],
  [{ customerEmail: 'maria' }, 'email'],
  [{ customerPhone: '12345' }, 'phone'],
  [{ partyAddress: '' }, 'address'],
  [{ city: '' }, 'city'],
  [{ state: '' }, 'state'],
  [{ zipCode: 'ABCDE' }, 'zipCode'],
  [{ guestCount: 0 }, 'guestCount'],
  [{ specialRequests: 'null\0byte' }, 'specialRequests'],
  [{ floor: 'attic' }, 'floor'],
  [{ addons: [{ addonId: 1, quantity: 0 }] }, 'addons'],
])('a refused order of %j leads to the field %s', (wrong, field) => {
  expect(refusedPaths({})).toEqual([])
  expect(refusedPaths(wrong).map(getProblemField)).toEqual([field])
})

it('a refused answer leads to its question, and what no field can fix to none', () => {
  expect(getProblemField('answers.7')).toBe('answers.7')
  expect(refusedPaths({ draftKey: 'short' }).map(getProblemField)).toEqual([undefined])
})
