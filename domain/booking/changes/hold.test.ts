import { describe, expect, it } from 'vitest'
import { message } from '#domain/foundation/messages/message.ts'
import { refuse } from '#domain/foundation/refusal/refusal.ts'
import { BOOKING_STATUSES, type HeldBooking, hasExpired, holdsCapacity, isActive } from '../status.ts'
import {
  decidePaymentOutcome,
  holdExpiry,
  longHoldExpiry,
  revisedHoldExpiry,
  settlingHoldExpiry,
} from './hold.ts'
import { refundReason } from './refund-reason.ts'

const createdAt = new Date('2026-06-01T12:00:00Z')
const holdExpiresAt = holdExpiry(createdAt, 30)
const justBefore = new Date('2026-06-01T12:29:59.999Z')
const unpaid: HeldBooking = { bookingStatus: 'pending', isPaid: false, holdExpiresAt }
const taken = refuse('date_unavailable', [
  message('calendar.fullyBooked', { day: '2026-06-10' }),
  message('calendar.chooseOtherDate'),
])

it('holds a new booking for the given minutes', () => {
  expect(holdExpiresAt).toEqual(new Date('2026-06-01T12:30:00Z'))
})

it.each([
  ['some days', '2026-06-20', 3, '2026-06-04T12:00:00Z'],
  ['to the end of the party day at the longest', '2026-06-02', 3, '2026-06-03T03:59:59.999Z'],
  ['even for a party today', '2026-06-01', 1, '2026-06-02T03:59:59.999Z'],
])('holds a date taken on the phone %s', (_, bookingDate, days, expires) => {
  expect(longHoldExpiry(createdAt, days, bookingDate)).toEqual(new Date(expires))
})

it.each<[string, Partial<HeldBooking>, string | null]>([
  ['its minutes from now on', {}, '2026-06-01T12:50:00Z'],
  ['its minutes again once it has expired', { holdExpiresAt: createdAt }, '2026-06-01T12:50:00Z'],
  ['its minutes again once it was released', { bookingStatus: 'cancelled' }, '2026-06-01T12:50:00Z'],
  [
    'the days that staff gave it',
    { holdExpiresAt: new Date('2026-06-05T12:00:00Z') },
    '2026-06-05T12:00:00Z',
  ],
  [
    'no longer than the party',
    { holdExpiresAt: new Date('2026-07-01T12:00:00Z') },
    '2026-06-11T03:59:59.999Z',
  ],
  ['its date without a limit, as staff decided', { holdExpiresAt: null }, null],
])('holds a revised booking for %s', (_, change, expires) => {
  const now = new Date('2026-06-01T12:20:00Z')
  const until = revisedHoldExpiry(
    { ...unpaid, ...change },
    { now, holdMinutes: 30, bookingDate: '2026-06-10' },
  )
  expect(until).toEqual(expires && new Date(expires))
})

describe('the date of a payment from a bank account', () => {
  const promised = '2026-06-03T12:00:00Z'

  it.each([
    ['is kept for two days from now', '2026-06-01T12:30:00Z', '2026-06-20', promised],
    ['is kept again once less than a day is left', '2026-06-02T11:59:59Z', '2026-06-20', promised],
    ['stays as it is while a day is left', '2026-06-02T12:00:00Z', '2026-06-20', undefined],
    ['stays as staff promised', '2026-06-09T12:00:00Z', '2026-06-20', undefined],
    ['is kept no longer than the party', '2026-06-01T12:30:00Z', '2026-06-02', '2026-06-03T03:59:59.999Z'],
    ['stays as it is once it is kept for the party', '2026-06-02T03:59:59.999Z', '2026-06-01', undefined],
  ])('%s, while the bank is processing it', (_, until, bookingDate, kept) => {
    const processed = { now: createdAt, bookingDate, isRefused: false }
    expect(settlingHoldExpiry(new Date(until), processed)).toEqual(kept && new Date(kept))
  })

  it.each([
    ['is kept for two days from now', '2026-06-02T12:00:00Z', promised],
    ['stays as it is if that is later', '2026-06-03T12:00:00Z', undefined],
  ])('%s, once the bank has refused it', (_, until, kept) => {
    const refused = { now: createdAt, bookingDate: '2026-06-20', isRefused: true }
    expect(settlingHoldExpiry(new Date(until), refused)).toEqual(kept && new Date(kept))
  })
})

it('counts bookings with an upcoming party as active', () => {
  expect(BOOKING_STATUSES.filter(isActive)).toEqual(['pending', 'confirmed'])
})

describe('holding a day', () => {
  it.each<[string, Partial<HeldBooking>, Date, boolean]>([
    ['an unpaid booking within its hold', {}, justBefore, true],
    ['an unpaid booking when its hold ends', {}, holdExpiresAt, false],
    ['an unpaid booking without a limit', { holdExpiresAt: null }, holdExpiresAt, true],
    ['a paid booking', { isPaid: true }, holdExpiresAt, true],
    ['a booking that staff confirmed unpaid', { bookingStatus: 'confirmed' }, holdExpiresAt, true],
    ['a completed booking', { bookingStatus: 'completed' }, holdExpiresAt, true],
  ])('%s', (_, change, now, holds) => {
    const booking = { ...unpaid, ...change }
    expect(holdsCapacity(booking, now)).toBe(holds)
    expect(hasExpired(booking, now)).toBe(!holds)
  })

  it.each([true, false])('a cancelled booking (paid: %s) holds nothing and cannot expire again', (isPaid) => {
    const booking: HeldBooking = { ...unpaid, bookingStatus: 'cancelled', isPaid }
    expect(holdsCapacity(booking, justBefore)).toBe(false)
    expect(hasExpired(booking, holdExpiresAt)).toBe(false)
  })
})

describe('a payment', () => {
  const expired: HeldBooking = { ...unpaid, bookingStatus: 'cancelled' }

  it.each<[string, HeldBooking, Date, boolean, typeof taken | undefined, string]>([
    ['in time', unpaid, justBefore, false, undefined, 'record'],
    ['in time, even if the day is full with it', unpaid, justBefore, false, taken, 'record'],
    [
      'for an unpaid booking that staff confirmed',
      { ...unpaid, bookingStatus: 'confirmed' },
      holdExpiresAt,
      false,
      taken,
      'record',
    ],
    ['late, before the hold was cleared away', unpaid, holdExpiresAt, false, undefined, 'revive'],
    ['late, the day still free', expired, holdExpiresAt, false, undefined, 'revive'],
    ['late, the day taken', expired, holdExpiresAt, false, taken, 'refund'],
    ['late, the day taken before the hold was cleared away', unpaid, holdExpiresAt, false, taken, 'refund'],
    ['for a booking that staff cancelled', expired, justBefore, true, undefined, 'refund'],
    ['for a booking that is paid', { ...unpaid, isPaid: true }, justBefore, false, undefined, 'refund'],
  ])('%s', (_, booking, now, wasCancelledByPerson, dateRefusal, decision) => {
    expect(decidePaymentOutcome(booking, { now, wasCancelledByPerson, dateRefusal }).decision).toBe(decision)
  })

  it('that is refunded comes with a reason', () => {
    const outcome = decidePaymentOutcome(expired, {
      now: holdExpiresAt,
      wasCancelledByPerson: false,
      dateRefusal: taken,
    })
    expect(outcome).toEqual({
      decision: 'refund',
      reason: refundReason('payments.cameTooLate', { refusal: [taken.message].flat() }),
    })
  })
})
