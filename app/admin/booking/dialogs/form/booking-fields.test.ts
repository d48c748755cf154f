import { expect, it } from 'vitest'
import { touchesPrice } from '#domain/booking/changes/booking-change.ts'
import { changesPrice, pickPriceFields, toBookingFields } from './booking-fields.ts'

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
