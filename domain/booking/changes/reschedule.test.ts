import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/foundation/time/party-day.ts'
import { rescheduleRefusal } from './reschedule.ts'

const bookingDate = '2026-12-12'
const daysBefore = (days: number) => addDays(bookingDate, -days)

describe('rescheduleRefusal', () => {
  const wish = {
    bookingStatus: 'confirmed',
    timesRescheduled: 0,
    bookingDate,
    newPartyDay: '2027-01-09',
    today: daysBefore(8),
  } as const

  it.each([
    ['8 days before', {}, undefined],
    ['while pending', { bookingStatus: 'pending' }, undefined],
    ['7 days before', { today: daysBefore(7) }, 'too_late'],
    ['after the party', { today: daysBefore(-1) }, 'too_late'],
    ['a second time', { timesRescheduled: 1 }, 'already_rescheduled'],
    ['a second time of three', { timesRescheduled: 1, limits: { times: 3, daysBefore: 7 } }, undefined],
    [
      'a second time, for a fee',
      { timesRescheduled: 1, limits: { times: 1, daysBefore: 7, feeCents: 2_500 } },
      undefined,
    ],
    [
      'a third time, for a fee',
      { timesRescheduled: 2, limits: { times: 1, daysBefore: 7, feeCents: 2_500 } },
      'already_rescheduled',
    ],
    [
      'if families cannot move their parties, whatever the fee',
      { limits: { times: 0, daysBefore: 7, feeCents: 2_500 } },
      'already_rescheduled',
    ],
    ['if families cannot move their parties', { limits: { times: 0, daysBefore: 7 } }, 'already_rescheduled'],
    ['8 days before, of 14', { limits: { times: 1, daysBefore: 14 } }, 'too_late'],
    ['once completed', { bookingStatus: 'completed' }, 'booking_closed'],
    ['once cancelled', { bookingStatus: 'cancelled' }, 'booking_closed'],
    ['to the same day', { newPartyDay: bookingDate }, 'invalid'],
  ] as const)('%s', (_, change, code) => {
    expect(rescheduleRefusal({ ...wish, ...change })?.code).toBe(code)
  })
})
