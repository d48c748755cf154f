import { describe, expect, it } from 'vitest'
import { message } from '#domain/foundation/messages/message.ts'
import { refuse } from '#domain/foundation/refusal/refusal.ts'
import {
  decidePaymentChange,
  expectedVersion,
  takesMore,
  touchesPrice,
  willHoldCoupon,
} from './booking-change.ts'

const NOW = new Date('2027-01-04T15:00:00Z')
const TAX = {
  county: 'Miami-Dade',
  statePercent: 600,
  countyPercent: 100,
  deliveryTaxable: true,
  couponReducesTax: true,
}
const LIST = { rules: [] }
const DELIVERY = { zip: '33139', feeCents: 4_000 }

describe('touchesPrice', () => {
  const booked = { zipCode: '33139', bookingDate: '2027-02-13', numberOfNights: 1, priceTerms: null }

  it.each<
    [string, Parameters<typeof touchesPrice>[0], Parameters<typeof touchesPrice>[1]['priceTerms'], boolean]
  >([
    ['texts alone', {}, null, false],
    ['another theme', { themeId: 2 }, null, true],
    ['teepees', { numberOfTeepees: 2 }, null, true],
    ['nights', { numberOfNights: 2 }, null, true],
    ['the same nights', { numberOfNights: 1 }, null, false],
    ['add-ons', { addons: [] }, null, true],
    ['no coupon anymore', { couponCode: null }, null, true],
    ['the payment option', { isDeposit: false }, null, true],
    ['another address without delivery or tax', { zipCode: '33130' }, null, false],
    ['another address with delivery', { zipCode: '33130' }, { delivery: DELIVERY }, true],
    ['another address with tax', { zipCode: '33130' }, { tax: TAX }, true],
    ['the same address with a longer ZIP code', { zipCode: '33139-1234' }, { delivery: DELIVERY }, false],
    ['another day with delivery alone', { bookingDate: '2027-02-14' }, { delivery: DELIVERY }, false],
    ['another day with tax', { bookingDate: '2027-02-14' }, { tax: TAX }, true],
    ['another day with a price list', { bookingDate: '2027-02-14' }, { list: LIST }, true],
    ['another address with a price list', { zipCode: '33130' }, { list: LIST }, true],
    ['another floor with a price list', { floor: 'higher' }, { list: LIST }, true],
    ['the same floor with a price list', { floor: null, stairs: null }, { list: LIST }, false],
    ['another floor', { floor: 'higher', stairs: true }, null, false],
    ['the damage waiver', { damageWaiver: true }, null, true],
    ['the same day with tax', { bookingDate: '2027-02-13' }, { tax: TAX }, false],
  ])('%s: %o', (_, change, priceTerms, expected) => {
    expect(touchesPrice(change, { ...booked, floor: null, stairs: null, priceTerms })).toBe(expected)
  })
})

describe('decidePaymentChange', () => {
  const unpaid = { isPaid: false, isDeposit: true, finalAmountCents: 7_500 }
  const paid = { ...unpaid, isPaid: true }

  it.each([
    ['unpaid, the same amount', unpaid, { finalAmountCents: 7_500 }, { stopPayments: false }],
    ['unpaid, another amount', unpaid, { finalAmountCents: 8_000 }, { stopPayments: true }],
    [
      'unpaid, paid in full instead',
      unpaid,
      { finalAmountCents: 15_000, isDeposit: false },
      { stopPayments: true },
    ],
    ['paid, another amount', paid, { finalAmountCents: 8_000, isDeposit: true }, { stopPayments: false }],
    [
      'paid, and the way of paying changed',
      paid,
      { finalAmountCents: 15_000, isDeposit: false },
      refuse('conflict', message('bookings.paidSoKindStays')),
    ],
  ])('%s', (_, booking, after, expected) => {
    expect(decidePaymentChange(booking, after)).toEqual(expected)
  })
})

describe('takesMore', () => {
  const booked = {
    bookingStatus: 'pending' as const,
    isPaid: true,
    holdExpiresAt: null,
    bookingDate: '2027-02-13',
    themeId: 1,
    numberOfTeepees: 3,
    numberOfNights: 2,
    bookedAddons: [{ addonId: 5, quantity: 2 }],
  }
  const cancelled = { ...booked, bookingStatus: 'cancelled' as const }
  const lastYear = { ...booked, bookingDate: '2026-12-30' }
  const underway = { ...booked, bookingDate: '2027-01-03' }

  it.each([
    ['nothing', booked, {}, false],
    ['the same again', booked, { themeId: 1, numberOfTeepees: 3, bookingDate: '2027-02-13' }, false],
    ['fewer teepees', booked, { numberOfTeepees: 2 }, false],
    ['more teepees', booked, { numberOfTeepees: 4 }, true],
    ['another theme', booked, { themeId: 2 }, true],
    ['fewer nights', booked, { numberOfNights: 1 }, false],
    ['more nights', booked, { numberOfNights: 3 }, true],
    ['another day', booked, { bookingDate: '2027-02-14' }, true],
    ['fewer of an add-on', booked, { addons: [{ addonId: 5, quantity: 1 }] }, false],
    ['more of an add-on', booked, { addons: [{ addonId: 5, quantity: 3 }] }, true],
    ['a new add-on', booked, { addons: [{ addonId: 6, quantity: 1 }] }, true],
    ['more of a cancelled party', cancelled, { numberOfTeepees: 4 }, false],
    ['a cancelled party again', cancelled, { bookingStatus: 'confirmed' as const }, true],
    ['a cancelled party', booked, { bookingStatus: 'cancelled' as const, numberOfTeepees: 4 }, false],
    ['a party that is over', lastYear, { numberOfTeepees: 4 }, false],
    ['a party that is over, moved to the future', lastYear, { bookingDate: '2027-02-13' }, true],
    ['a party that is over, with nights to come', lastYear, { numberOfNights: 7 }, true],
    ['a stay under way', underway, { numberOfTeepees: 2 }, false],
    ['more of a stay under way', underway, { numberOfTeepees: 4 }, true],
    ['a stay under way that ends before today', underway, { numberOfNights: 1, numberOfTeepees: 4 }, false],
  ])('%s', (_, booking, change, expected) => {
    expect(takesMore(booking, change, NOW)).toBe(expected)
  })
})

describe('expectedVersion', () => {
  const seen = { version: 4, bookingDate: '2027-02-13' }

  it.each([
    ['the one that staff name', { version: 3 }, { isRepriced: true, bookingDate: '2027-02-13' }, 3],
    ['the priced one', {}, { isRepriced: true, bookingDate: '2027-02-13' }, 4],
    ['the one whose day was locked', {}, { isRepriced: false, bookingDate: '2027-02-20' }, 4],
    [
      'any, when the change names its own day',
      { bookingDate: '2027-02-27' },
      { isRepriced: false, bookingDate: '2027-02-20' },
      undefined,
    ],
    ['any, when only texts change', {}, { isRepriced: false, bookingDate: '2027-02-13' }, undefined],
  ])('is %s', (_, change, now, expected) => {
    expect(expectedVersion(change, seen, now)).toBe(expected)
  })
})

describe('willHoldCoupon', () => {
  const holds = { couponId: 7 as number | null, couponHeld: true, bookingStatus: 'pending' as const }

  it.each([
    ['the same coupon, as before', holds, 7, true],
    ['the same coupon, not counted before', { ...holds, couponHeld: false }, 7, false],
    ['another coupon', holds, 8, true],
    ['no coupon anymore', holds, null, false],
    ['another coupon of a cancelled booking', { ...holds, bookingStatus: 'cancelled' as const }, 8, false],
  ])('%s', (_, booking, couponId, expected) => {
    expect(willHoldCoupon(couponId, booking)).toBe(expected)
  })
})
