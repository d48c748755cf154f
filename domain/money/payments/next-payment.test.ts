import { describe, expect, it } from 'vitest'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { inEnglish } from '#test/in-english.ts'
import { dueSentence, nextDueCents, nextPayment } from './next-payment.ts'

const now = new Date('2027-01-04T14:00:00Z')
const deposit = {
  bookingStatus: 'confirmed' as const,
  cancelReason: null,
  holdExpiresAt: null,
  isPaid: false,
  totalCents: 20_000,
  discountCents: 1_000,
  finalAmountCents: 9_000,
  paidCents: 0,
}

describe('the next payment', () => {
  it.each([
    ['the deposit, less its coupon', {}, 'booking', 9_000],
    ['the rest of it after some cash', { paidCents: 4_000 }, 'booking', 5_000],
    ['the whole amount, if that was chosen', { finalAmountCents: 19_000 }, 'booking', 19_000],
    ['the balance', { isPaid: true, paidCents: 9_000 }, 'balance', 10_000],
    ['the rest of the balance', { isPaid: true, paidCents: 14_000 }, 'balance', 5_000],
    [
      'everything left, if the price fell below what was paid',
      { finalAmountCents: 3_000, paidCents: 4_000 },
      'booking',
      15_000,
    ],
  ] as const)('is %s', (_, change, purpose, amountCents) => {
    expect(nextPayment({ ...deposit, ...change }, now)).toEqual({ purpose, amountCents })
    expect(nextDueCents({ ...deposit, ...change })).toBe(amountCents)
  })

  it.each([
    ['everything is paid', { isPaid: true, paidCents: 19_000 }, 'payment_used', /^Everything is paid/],
    [
      'too little is left for a card',
      { isPaid: true, paidCents: 18_951 },
      'conflict',
      /^\$0\.49 is too little/,
    ],
    [
      'it was cancelled',
      { bookingStatus: 'cancelled', cancelReason: 'staff' },
      'booking_closed',
      /is canceled/,
    ],
    ['the party is over', { bookingStatus: 'completed' }, 'booking_closed', /is completed/],
    [
      'it expired',
      { bookingStatus: 'cancelled', cancelReason: 'lapsed' },
      'booking_closed',
      /wasn’t paid in time/,
    ],
    [
      'its hold has just ended',
      { bookingStatus: 'pending', holdExpiresAt: now },
      'booking_closed',
      /wasn’t paid in time/,
    ],
  ] as const)('is none when %s', (_, change, code, message) => {
    const refusal = nextPayment({ ...deposit, ...change }, now)
    expect(inEnglish(refusal)).toMatchObject({ code, message: expect.stringMatching(message) })
  })

  it.each([
    ['balance', null, 'It’s due by Saturday, February 6, 2027.'],
    ['booking', null, 'We’re holding your date. This payment completes your booking.'],
    [
      'booking',
      new Date('2027-01-07T15:00:00Z'),
      'We’re holding your date until Thursday, January 7, 2027 at 10:00 AM. Please pay by then.',
    ],
  ] as const)('says by when: %s, %s', (purpose, holdExpiresAt, sentence) => {
    const booking = { bookingDate: '2027-02-13', createdAt: now, holdExpiresAt }
    expect(textIn('en')(dueSentence(booking, { purpose }, now))).toBe(sentence)
  })

  it.each([
    ['2027-02-07T04:00:00Z', 'It’s due by Saturday, February 6, 2027.'],
    ['2027-02-07T06:00:00Z', 'It was due on Saturday, February 6, 2027.'],
  ])('says of a balance at %s: %s', (at, sentence) => {
    const booking = { bookingDate: '2027-02-13', createdAt: now, holdExpiresAt: null }
    expect(textIn('en')(dueSentence(booking, { purpose: 'balance' }, new Date(at)))).toBe(sentence)
  })

  it('can still be made a moment before the hold ends', () => {
    const held = { ...deposit, bookingStatus: 'pending' as const, holdExpiresAt: new Date(now.getTime() + 1) }
    expect(nextPayment(held, now)).toMatchObject({ amountCents: 9_000 })
  })
})
