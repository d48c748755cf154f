import { expect, it } from 'vitest'
import { type BookingFields, toBookingFields } from './booking-fields.ts'
import { getClearing, getFilling } from './known-family.ts'

const EMPTY = toBookingFields(undefined)
const ANA = {
  customerName: 'Ana Lopez',
  customerEmail: 'ana@example.com',
  customerPhone: '(305) 555-0123',
  language: 'es',
  partyAddress: '9 Reef Lane',
  city: 'Miami',
  state: 'FL',
  zipCode: '33139',
} as const
const BEA = { ...ANA, customerName: 'Bea Diaz', partyAddress: '2 Palm Street', zipCode: '33101' }
const { partyAddress: _, city, state, zipCode, ...CONTACT } = ANA

const type = (...typed: Partial<BookingFields>[]): BookingFields => Object.assign({}, EMPTY, ...typed)

it.each([
  ['everything, with only the number typed', type({ customerPhone: '3055550123' }), ANA],
  ['no address over one that was typed before', type({ partyAddress: '7 Bay Road' }), CONTACT],
  ['no street to a ZIP code that was typed before', type({ zipCode: '33156', city: 'Pinecrest' }), CONTACT],
  ['no street to a city that was typed before', type({ city: 'Doral' }), CONTACT],
])('a known family fills in %s', (_, fields, filled) => {
  expect(getFilling(fields, ANA)).toEqual(filled)
})

it.each([
  ['with the address', type(BEA), ANA],
  ['with the address, whose city followed from its ZIP code', type(BEA, { city: 'Miami Beach' }), ANA],
  ['not with an address that was typed since', type(BEA, { partyAddress: '7 Bay Road' }), CONTACT],
])('another family fills in after one was: %s', (_, fields, filled) => {
  expect(getFilling(fields, ANA, BEA)).toEqual(filled)
})

const KEPT_ADDRESS = { partyAddress: '7 Bay Road', city, state, zipCode }

it.each([
  ['all of it but the number', {}, {}, {}],
  [
    'not an address that was typed before',
    { partyAddress: '7 Bay Road' },
    {},
    { partyAddress: '7 Bay Road' },
  ],
  ['not an address that was changed since', {}, { partyAddress: '7 Bay Road' }, KEPT_ADDRESS],
  ['not a name that was changed since', {}, { customerName: 'Eva' }, { customerName: 'Eva' }],
])('what was filled in is taken back: %s', (_, before, since, left) => {
  const typed = type({ customerPhone: ANA.customerPhone }, before)
  const filled = getFilling(typed, ANA)
  const fields = { ...typed, ...filled, ...since }
  const cleared = { ...fields, ...getClearing(fields, filled) }
  expect(cleared).toEqual(type({ customerPhone: ANA.customerPhone }, left))
})
