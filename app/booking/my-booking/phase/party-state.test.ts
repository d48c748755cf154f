import { describe, expect, it } from 'vitest'
import { getPhase } from '#domain/booking/party-phase.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { partyState } from './party-state.ts'

const paid = {
  bookingStatus: 'pending',
  isPaid: true,
  bookingDate: '2027-02-13',
  cancelReason: null,
  refundedCents: 0,
  isDue: false,
  isStartTimeKnown: true,
  partyStartTime: '17:00',
  deliveryWindow: { from: '14:00', to: '15:00' },
} as const

const text = textIn('en')
type Stated = Parameters<typeof partyState>[0] & { isPaid: boolean; numberOfNights?: number }
/** At noon in Miami, or at another hour of UTC. */
const stateOn = (booking: Stated, today: string, hour = 17) =>
  partyState(
    booking,
    {
      phase: getPhase({ ...booking, paidCents: 0 }, today),
      now: new Date(`${today}T${hour}:00:00Z`),
    },
    text,
  )

describe('where a booking stands', () => {
  it.each([
    [{}, 'Booked', /the date is yours/],
    [{ isPaid: false }, 'Pending', /once you pay/],
    [{ bookingStatus: 'confirmed' }, 'Booked', /look forward/],
    [{ bookingStatus: 'confirmed', isPaid: false, isDue: true }, 'Booked', /first payment is still due/],
    [{ bookingStatus: 'completed' }, 'Completed', /night to remember/],
    [
      { bookingStatus: 'cancelled', cancelReason: 'customer', refundedCents: 7_500 },
      'Cancelled',
      /refunded \$75\.00/,
    ],
    [{ bookingStatus: 'cancelled', cancelReason: 'customer' }, 'Cancelled', /is canceled\.$/],
    [{ bookingStatus: 'cancelled', cancelReason: 'lapsed' }, 'Cancelled', /welcome to book again/],
  ] as const)('%o', (changes, word, sentence) => {
    const state = stateOn({ ...paid, ...changes }, '2027-01-04')
    expect(state.word).toBe(word)
    expect(state.sentence).toMatch(sentence)
  })

  it.each([
    ['2027-01-04', '40 nights to go'],
    ['2027-02-12', 'One more night to go'],
    ['2027-02-13', 'It’s tonight!'],
    ['2027-02-14', undefined],
  ])('on %s: %s', (today, countdown) => {
    expect(stateOn({ ...paid, bookingStatus: 'confirmed' }, today).countdown).toBe(countdown)
  })

  it('tells within the week when the crew comes, also while no start time was chosen', () => {
    for (const today of ['2027-02-06', '2027-02-13']) {
      expect(stateOn(paid, today).sentence).toMatch(/between 2:00 PM and 3:00 PM to set/)
      const { sentence } = stateOn({ ...paid, isStartTimeKnown: false }, today)
      expect(sentence).toMatch(/between 2:00 PM and 3:00 PM for a 5:00 PM start/)
    }
  })

  it('announces no crew once the party has begun, on none of its nights', () => {
    const stay = { ...paid, numberOfNights: 2 }
    expect(stateOn(stay, '2027-02-13', 21).sentence).toMatch(/We’ll arrive/)
    for (const [day, hour] of [
      ['2027-02-13', 22],
      ['2027-02-14', 17],
    ] as const)
      expect(stateOn(stay, day, hour).sentence).toBe('Enjoy the night! Need anything? Call us.')
  })

  it.each([
    ['confirmed', true],
    ['pending', true],
    ['confirmed', false],
    ['completed', true],
  ] as const)('looks back from the day after on: %s, paid: %s', (bookingStatus, isPaid) => {
    for (const today of ['2027-02-14', '2027-02-27']) {
      const { word, sentence, countdown } = stateOn({ ...paid, bookingStatus, isPaid }, today)
      expect([word, countdown]).toEqual(['Completed', undefined])
      expect(sentence).toMatch(/night to remember/)
    }
  })

  it('says of one that was never paid only that its day has passed', () => {
    const { word, sentence } = stateOn({ ...paid, isPaid: false }, '2027-02-14')
    expect([word, sentence]).toEqual(['Pending', 'This date has passed, and the booking wasn’t paid.'])
  })

  it('counts down to no party that is cancelled', () => {
    expect(stateOn({ ...paid, bookingStatus: 'cancelled' }, '2027-01-04').countdown).toBeUndefined()
  })
})
