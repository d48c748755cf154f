import { expect, it } from 'vitest'
import { touchesPrice } from '#domain/booking/changes/booking-change.ts'
import { changesPrice, pickPriceFields, toBookingFields, toNewBooking } from './booking-fields.ts'

const TAX = { county: 'Miami-Dade', statePercent: 600, countyPercent: 100, deliveryTaxable: true }
const booked = {
  zipCode: '33139',
  bookingDate: '2027-02-13',
  numberOfNights: 1,
  floor: null,
  stairs: null,
  priceTerms: { list: { rules: [] }, tax: { ...TAX, couponReducesTax: true } },
}
const changed = {
  ...toBookingFields(undefined),
  themeId: '2',
  bookingDate: '2027-02-20',
  numberOfNights: '2',
  zipCode: '33101',
  floor: '1-3',
  stairs: 'yes',
  couponCode: 'WELCOME10',
}

it.each(Object.entries(changed))(
  '%s is priced before it is saved if its change may cost something',
  (name, value) => {
    const isPriced = touchesPrice({ [name]: value }, booked)
    expect(Object.keys(pickPriceFields({ [name]: value }))).toEqual(isPriced ? [name] : [])
    expect(changesPrice({ [name]: value })).toBe(isPriced)
  },
)

it.each([
  { themeId: '' },
  { numberOfTeepees: '' },
  { bookingDate: '' },
  { zipCode: '331' },
  { taxExemption: { certificate: ' ', until: '' } },
])('the price is not asked for what is still being typed: %o', (change) => {
  expect(pickPriceFields({ ...change, couponCode: '' })).toEqual({ couponCode: '' })
})

it.each([
  ['is confirmed and gets its payment link', {}, { bookingStatus: 'confirmed', sendPaymentLink: true }],
  [
    'is held for days until it is paid',
    { holdDays: '3' },
    { bookingStatus: 'pending', holdDays: '3', sendPaymentLink: true },
  ],
  ['gets no link it is not to get', { sendPaymentLink: false }, { sendPaymentLink: false }],
  [
    'paid in cash needs neither link nor days to pay',
    { isCash: true, holdDays: '3' },
    { bookingStatus: 'confirmed', sendPaymentLink: false },
  ],
])('a booking by phone %s', (_, typed, expected) => {
  const sent = toNewBooking({ ...toBookingFields(undefined), ...typed })
  expect(sent).toMatchObject(expected)
  expect('holdDays' in sent).toBe('holdDays' in expected)
})
