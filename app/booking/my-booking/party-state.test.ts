import { describe, expect, it } from 'vitest'
import { textIn } from '#domain/translation/text-in.ts'
import { partyState } from './party-state.ts'

const paid = { isPaid: true, bookingDate: '2027-02-13', cancelReason: null, hasRefund: false } as const

const text = textIn('en')

describe('where a booking stands', () => {
  it.each([
    [{ bookingStatus: 'pending' }, 'Pending', /the date is yours/],
    [{ bookingStatus: 'pending', isPaid: false }, 'Pending', /once it is paid/],
    [{ bookingStatus: 'confirmed' }, 'Confirmed', /look forward/],
    [{ bookingStatus: 'completed' }, 'Completed', /night to remember/],
    [
      { bookingStatus: 'cancelled', cancelReason: 'customer', hasRefund: true },
      'Cancelled',
      /under Payments/,
    ],
    [{ bookingStatus: 'cancelled', cancelReason: 'customer' }, 'Cancelled', /not take place\.$/],
    [{ bookingStatus: 'cancelled', cancelReason: 'lapsed' }, 'Cancelled', /welcome to book again/],
  ] as const)('%o', (changes, word, sentence) => {
    const state = partyState({ ...paid, ...changes }, '2027-01-04', text)
    expect(state.word).toBe(word)
    expect(state.sentence).toMatch(sentence)
  })

  it.each([
    ['2027-01-04', '40 nights to go'],
    ['2027-02-12', 'One more night to go'],
    ['2027-02-13', 'It is tonight!'],
    ['2027-02-14', undefined],
  ])('on %s: %s', (today, countdown) => {
    expect(partyState({ ...paid, bookingStatus: 'confirmed' }, today, text).countdown).toBe(countdown)
  })

  it('counts down to no party that is cancelled', () => {
    expect(
      partyState({ ...paid, bookingStatus: 'cancelled', isPaid: false }, '2027-01-04', text).countdown,
    ).toBeUndefined()
  })
})
