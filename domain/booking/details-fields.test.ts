import { expect, it } from 'vitest'
import { eachRequiredField, toRequiredDetails } from './details-fields.ts'

const BOOKING = {
  customerName: ' Maria  del Carmen Gomez ',
  customerEmail: 'maria@example.com',
  customerPhone: '305-555-0123',
  partyAddress: '1 Ocean Drive',
  city: 'Miami Beach',
  state: 'FL',
  zipCode: '33139',
  guestCount: 8,
}

it('a booking fills each field of the form with its own value', () => {
  expect(toRequiredDetails(BOOKING)).toEqual({
    firstName: 'Maria',
    lastName: 'del Carmen Gomez',
    email: 'maria@example.com',
    phone: '305-555-0123',
    address: '1 Ocean Drive',
    city: 'Miami Beach',
    state: 'FL',
    zipCode: '33139',
    guestCount: '8',
  })
})

it('a single name counts as the first name', () => {
  expect(toRequiredDetails({ ...BOOKING, customerName: 'Cher' })).toMatchObject({
    firstName: 'Cher',
    lastName: '',
  })
})

it('the fields are in the order of the form', () => {
  expect(Object.keys(eachRequiredField((field) => field))).toEqual([
    'firstName',
    'lastName',
    'email',
    'phone',
    'address',
    'city',
    'state',
    'zipCode',
    'guestCount',
  ])
})
