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

it('a booking is shown in the fields of the form, each with its own value', () => {
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

it('a name of one word is a first name', () => {
  expect(toRequiredDetails({ ...BOOKING, customerName: 'Cher' })).toMatchObject({
    firstName: 'Cher',
    lastName: '',
  })
})

it('the fields come in the order of the form', () => {
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
