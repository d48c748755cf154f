import type { CallRequest } from '#contract/calls.ts'
import type { TestCard } from '#contract/money/payments.ts'

/** A family's order from the starter catalogue. */
export const A_PARTY = {
  themeId: 1,
  numberOfTeepees: 2,
  bookingDate: '2027-02-13',
  customerName: 'Maria Gomez',
  customerEmail: 'maria@example.com',
  customerPhone: '(305) 555-0123',
  partyAddress: '12 Palm Street',
  city: 'Miami',
  state: 'FL',
  zipCode: '33101',
  guestCount: 6,
  isDeposit: true,
} satisfies CallRequest<'post', '/api/bookings'>['body']

/** Returns a complete request for a booking; pass only what the test is about. */
export function bookingRequest(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return { ...A_PARTY, ...changes }
}

export const GOOD_CARD = {
  number: '4242 4242 4242 4242',
  expiry: '12/34',
  cvc: '123',
  zip: '33101',
  country: 'US',
} satisfies Omit<TestCard, 'clientSecret'>
export const DECLINED_CARD = { ...GOOD_CARD, number: '4000 0000 0000 0002' }

/** A theme or an add-on that is deleted again soon. */
export const SHORT_LIVED = {
  name: 'Short-lived',
  description: 'Not offered for long.',
  pricePerTeepee: '99.00',
  mainImage: '/uploads/images/short-lived.jpg',
  price: '18.00',
} as const
