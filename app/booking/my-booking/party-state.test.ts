import { describe, expect, it } from 'vitest'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { isAfterParty, partyState } from './party-state.ts'

const paid = { isPaid: true, bookingDate: '2027-02-13', cancelReason: null, hasRefund: false } as const

const text = textIn('en')

describe('where a booking stands', () => {
  it.each([
    [{ bookingStatus: 'pending' }, 'Pending', /the date is yours/],
    [{ bookingStatus: 'pending', isPaid: false }, 'Pending', /once you pay/],
    [{ bookingStatus: 'confirmed' }, 'Confirmed', /look forward/],
    [{ bookingStatus: 'completed' }, 'Completed', /night to remember/],
    [
      { bookingStatus: 'cancelled', cancelReason: 'customer', hasRefund: true },
      'Cancelled',
      /under Payments/,
    ],
    [{ bookingStatus: 'cancelled', cancelReason: 'customer' }, 'Cancelled', /won’t take place\.$/],
    [{ bookingStatus: 'cancelled', cancelReason: 'lapsed' }, 'Cancelled', /welcome to book again/],
  ] as const)('%o', (changes, word, sentence) => {
    const state = partyState({ ...paid, ...changes }, '2027-01-04', text)
    expect(state.word).toBe(word)
    expect(state.sentence).toMatch(sentence)
  })

  it.each([
    ['2027-01-04', '40 nights to go'],
    ['2027-02-12', 'One more night to go'],
    ['2027-02-13', 'It’s tonight!'],
    ['2027-02-14', undefined],
  ])('on %s: %s', (today, countdown) => {
    expect(partyState({ ...paid, bookingStatus: 'confirmed' }, today, text).countdown).toBe(countdown)
  })

  it.each([
    ['confirmed', true],
    ['pending', true],
    ['confirmed', false],
    ['completed', true],
  ] as const)('looks back from the day after on: %s, paid: %s', (bookingStatus, isPaid) => {
    const booking = { ...paid, bookingStatus, isPaid }
    for (const today of ['2027-02-14', '2027-02-27']) {
      expect(isAfterParty(booking, today)).toBe(true)
      const { word, sentence, countdown } = partyState(booking, today, text)
      expect([word, countdown]).toEqual(['Completed', undefined])
      expect(sentence).toMatch(/night to remember/)
    }
  })

  it('says of one that was never paid only that its day has passed', () => {
    const { word, sentence } = partyState(
      { ...paid, bookingStatus: 'pending', isPaid: false },
      '2027-02-14',
      text,
    )
    expect([word, sentence]).toEqual(['Pending', 'This date has passed, and the booking wasn’t paid.'])
  })

  it.each([
    ['confirmed', '2027-02-13', false],
    ['pending', '2027-01-04', false],
    ['completed', '2027-02-13', true],
    ['cancelled', '2027-02-27', false],
  ] as const)('%s on %s is over: %s', (bookingStatus, today, isOver) => {
    expect(isAfterParty({ ...paid, bookingStatus }, today)).toBe(isOver)
  })

  it('counts down to no party that is cancelled', () => {
    expect(
      partyState({ ...paid, bookingStatus: 'cancelled', isPaid: false }, '2027-01-04', text).countdown,
    ).toBeUndefined()
  })
})
