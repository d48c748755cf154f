import { expect, it } from 'vitest'
import { EMPTY_DRAFT } from '#app/lib/draft/booking-draft.ts'
import type { CustomerBooking } from '#contract/booking/bookings.ts'
import type { Theme } from '#contract/catalogue/themes.ts'
import { toDraft, toDraftWithoutDay } from './to-draft.ts'

const themes = [{ id: 1, name: 'Forest', pricePerTeepee: '75.00', available: true }] as Theme[]
const booking = {
  bookingId: 'MT-7K3F-9QXW-2M4D',
  themeId: 1,
  numberOfTeepees: 3,
  bookingDate: '2027-02-13',
  partyStartTime: '17:30',
  customerName: 'Maria del Carmen Gomez',
  customerEmail: 'maria@example.com',
  customerPhone: '(305) 555-0123',
  partyAddress: '12 Palm Street',
  city: 'Miami',
  state: 'FL',
  zipCode: '33101',
  guestCount: 7,
  specialRequests: 'A quiet corner',
  stairs: false,
  floor: null,
  answers: [{ questionId: 7, label: 'Any pets?', kind: 'text', value: 'A cat' }],
  addons: [{ addonId: 4, name: 'Popcorn', quantity: 2, price: '25.00' }],
  lines: [{ kind: 'coupon', coupon: { code: 'MOON10', discountType: 'percentage', discountValue: '10.00' } }],
  isDeposit: false,
} as unknown as CustomerBooking

it('a held booking becomes the draft of its own family', () => {
  const draft = toDraft(booking, themes)
  expect(draft).toMatchObject({
    themeId: 1,
    themeName: 'Forest',
    themePrice: '75.00',
    numberOfTeepees: 3,
    bookingDate: '2027-02-13',
    partyStartTime: '17:30',
    answers: { 7: 'A cat' },
    addons: [{ addonId: 4, quantity: 2 }],
    paymentOption: 'full',
    appliedCoupon: { code: 'MOON10' },
    bookingId: 'MT-7K3F-9QXW-2M4D',
    details: {
      firstName: 'Maria',
      lastName: 'del Carmen Gomez',
      email: 'maria@example.com',
      zipCode: '33101',
      guestCount: '7',
      specialRequests: 'A quiet corner',
      stairs: 'no',
      floor: '',
    },
  })
})

it('a held booking of a theme that is gone asks for another theme', () => {
  expect(toDraft(booking, [])).toMatchObject({ themeId: null, themeName: '' })
})

it('an expired booking leaves the party alone, without its day', () => {
  expect(toDraftWithoutDay(booking, themes)).toEqual({
    ...EMPTY_DRAFT,
    themeId: 1,
    themeName: 'Forest',
    themePrice: '75.00',
    numberOfTeepees: 3,
    partyStartTime: '17:30',
    addons: [{ addonId: 4, quantity: 2 }],
    paymentOption: 'full',
    details: { ...EMPTY_DRAFT.details, guestCount: '7' },
  })
})
