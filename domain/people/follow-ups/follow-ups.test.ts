import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY_MILLISECONDS } from '#domain/foundation/time/durations.ts'
import { isSendingHour } from '../conversations/sending-hours.ts'
import {
  type Decision,
  decideFollowUp,
  type FollowedFamily,
  type FollowedParty,
  getSendingTimes,
} from './decide-follow-up.ts'
import { ADVERTISING_KINDS, FOLLOW_UP_KINDS, FOLLOW_UPS, type FollowUpKind } from './follow-up-kinds.ts'

const PARTY: FollowedParty = {
  bookingDate: '2027-02-13',
  bookingStatus: 'confirmed',
  isPaid: true,
  cancelReason: null,
  cancelledAt: null,
  isByStaff: false,
  wasOverWhenMovedIn: false,
}
const EXPIRED: FollowedParty = {
  ...PARTY,
  bookingStatus: 'cancelled',
  isPaid: false,
  cancelReason: 'lapsed',
  cancelledAt: new Date('2027-01-04T14:30:00Z'),
}
const FAMILY: FollowedFamily = {
  isErased: false,
  hasRefused: false,
  hasBooked: false,
  advertisedAt: undefined,
  birthMonth: null,
}

type Case = {
  party?: Partial<FollowedParty>
  family?: Partial<FollowedFamily>
  enabled?: boolean
  delayHours?: number
}

function decide(kind: FollowUpKind, now: string, { party, family, ...setting }: Case = {}): Decision {
  const base = kind === 'unfinished-booking' ? EXPIRED : PARTY
  const usual = { enabled: true, delayHours: FOLLOW_UPS[kind].delayHours.usual }
  const facts = { party: { ...base, ...party }, family: { ...FAMILY, ...family } }
  return decideFollowUp(kind, { ...usual, ...setting }, facts, new Date(now))
}

describe('the mail about an unfinished booking', () => {
  it.each<[string, Case, Decision]>([
    ['2027-01-04T15:29:59Z', {}, 'not-yet'],
    ['2027-01-04T15:30:00Z', {}, 'send'],
    // Also at night: the family was at the computer a moment ago.
    ['2027-01-05T06:00:00Z', {}, 'send'],
    ['2027-01-06T05:00:00Z', {}, 'too-late'],
    ['2027-01-04T15:30:00Z', { enabled: false }, 'off'],
    ['2027-01-04T16:00:00Z', { delayHours: 2 }, 'not-yet'],
    ['2027-01-04T16:00:00Z', { party: { cancelReason: 'customer' } }, 'not-this-party'],
    ['2027-01-04T16:00:00Z', { party: { isByStaff: true } }, 'not-this-party'],
    ['2027-01-04T16:00:00Z', { party: { bookingDate: '2027-01-04' } }, 'not-this-party'],
    ['2027-01-04T16:00:00Z', { party: { bookingDate: '2027-01-05' } }, 'send'],
  ])('at %s, with %j: %s', (now, about, decision) =>
    expect(decide('unfinished-booking', now, about)).toBe(decision),
  )
})

describe('the checklist on the day before', () => {
  it.each<[string, Case, Decision]>([
    ['2027-02-12T14:59:59Z', {}, 'not-yet'],
    ['2027-02-12T15:00:00Z', {}, 'send'],
    ['2027-02-13T00:59:59Z', {}, 'send'],
    ['2027-02-13T01:00:00Z', {}, 'at-night'],
    ['2027-02-13T13:00:00Z', {}, 'too-late'],
    ['2027-02-12T16:00:00Z', { party: { bookingStatus: 'cancelled' } }, 'not-this-party'],
    ['2027-02-12T16:00:00Z', { party: { bookingStatus: 'pending', isPaid: false } }, 'not-this-party'],
    ['2027-02-12T16:00:00Z', { party: { isPaid: false } }, 'send'],
    ['2027-02-12T16:00:00Z', { family: { hasRefused: true, hasBooked: true } }, 'send'],
    ['2027-02-12T16:00:00Z', { family: { isErased: true } }, 'erased'],
    ['2027-02-13T01:00:00Z', { family: { isErased: true } }, 'erased'],
  ])('at %s, with %j: %s', (now, about, decision) => expect(decide('day-before', now, about)).toBe(decision))
})

describe('the request for a review', () => {
  it.each<[string, Case, Decision]>([
    ['2027-02-14T14:59:59Z', {}, 'not-yet'],
    ['2027-02-14T15:00:00Z', {}, 'send'],
    ['2027-02-17T04:59:59Z', {}, 'send'],
    ['2027-02-17T05:00:00Z', {}, 'too-late'],
    ['2027-02-14T15:00:00Z', { party: { isPaid: false } }, 'not-this-party'],
    ['2027-02-14T15:00:00Z', { party: { wasOverWhenMovedIn: true } }, 'not-this-party'],
    ['2027-02-14T15:00:00Z', { family: { hasRefused: true } }, 'send'],
    ['2027-02-15T15:00:00Z', { delayHours: 48 }, 'not-yet'],
  ])('at %s, with %j: %s', (now, about, decision) => expect(decide('review', now, about)).toBe(decision))
})

describe('the offer to book the same party again', () => {
  it.each<[string, Case, Decision]>([
    ['2027-12-13T14:59:59Z', {}, 'not-yet'],
    ['2027-12-13T15:00:00Z', {}, 'send'],
    ['2027-12-14T01:00:00Z', {}, 'at-night'],
    ['2027-12-27T20:00:00Z', {}, 'send'],
    ['2027-12-28T15:00:00Z', {}, 'too-late'],
    // Ten months after April 30 is the last day of February.
    ['2028-02-29T15:00:00Z', { party: { bookingDate: '2027-04-30' } }, 'send'],
    ['2028-02-28T15:00:00Z', { party: { bookingDate: '2027-04-30' } }, 'not-yet'],
    ['2027-12-13T15:00:00Z', { party: { isPaid: false } }, 'not-this-party'],
    ['2027-12-13T15:00:00Z', { party: { bookingStatus: 'cancelled' } }, 'not-this-party'],
    ['2027-12-13T15:00:00Z', { family: { isErased: true } }, 'erased'],
    ['2027-12-13T15:00:00Z', { family: { hasRefused: true } }, 'refused'],
    ['2027-12-13T15:00:00Z', { family: { hasBooked: true } }, 'booked'],
    ['2027-12-14T01:00:00Z', { family: { hasRefused: true } }, 'refused'],
    ['2027-12-14T01:00:00Z', { family: { hasBooked: true } }, 'booked'],
    ['2027-12-13T14:59:59Z', { family: { hasRefused: true } }, 'refused'],
    ['2027-12-13T15:00:00Z', { family: { advertisedAt: new Date('2027-12-06T15:00:01Z') } }, 'this-week'],
    ['2027-12-13T15:00:00Z', { family: { advertisedAt: new Date('2027-12-06T15:00:00Z') } }, 'send'],
  ])('at %s, with %j: %s', (now, about, decision) => expect(decide('same-again', now, about)).toBe(decision))
})

describe('the mail before a birthday month', () => {
  it.each<[string, number | null, Decision]>([
    ['2028-04-01T14:00:00Z', 5, 'send'],
    ['2028-04-01T13:59:59Z', 5, 'not-yet'],
    ['2028-03-31T15:00:00Z', 5, 'not-this-party'],
    ['2028-04-16T04:00:00Z', 5, 'too-late'],
    ['2027-12-01T15:00:00Z', 1, 'send'],
    ['2028-04-01T14:00:00Z', null, 'not-this-party'],
    // The party in February celebrated the birthday in March.
    ['2027-02-14T15:00:00Z', 3, 'not-this-party'],
    ['2027-07-31T15:00:00Z', 8, 'not-this-party'],
    ['2027-09-01T15:00:00Z', 10, 'send'],
  ])('at %s, with month %j: %s', (now, birthMonth, decision) => {
    expect(decide('birthday', now, { family: { birthMonth } })).toBe(decision)
  })
})

const anyDay = fc
  .integer({ min: 0, max: 900 })
  .map((days) => new Date(Date.UTC(2027, 0, 1) + days * DAY_MILLISECONDS).toISOString().slice(0, 10))
const anyInstant = fc
  .integer({ min: 0, max: 1000 * 24 * 60 })
  .map((minutes) => new Date(Date.UTC(2027, 0, 1, 0, minutes)))
const anyParty = fc.record<FollowedParty>({
  bookingDate: anyDay,
  bookingStatus: fc.constantFrom('pending', 'confirmed', 'completed', 'cancelled'),
  isPaid: fc.boolean(),
  cancelReason: fc.constantFrom(null, 'lapsed', 'customer', 'staff'),
  cancelledAt: fc.option(anyInstant),
  isByStaff: fc.boolean(),
  wasOverWhenMovedIn: fc.boolean(),
})
const anyFamily = fc.record<FollowedFamily>({
  isErased: fc.boolean(),
  hasRefused: fc.boolean(),
  hasBooked: fc.boolean(),
  advertisedAt: fc.option(anyInstant, { nil: undefined }),
  birthMonth: fc.option(fc.integer({ min: 1, max: 12 })),
})
const anySetting = fc.record({
  enabled: fc.boolean(),
  delayHours: fc.integer({ min: 0, max: 60 * 24 }),
})

describe('a follow-up that is sent', () => {
  it('is switched on, within its time, and never goes to an erased family', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...FOLLOW_UP_KINDS),
        anySetting,
        anyParty,
        anyFamily,
        anyInstant,
        (kind, setting, party, family, now) => {
          if (decideFollowUp(kind, setting, { party, family }, now) !== 'send') return
          const times = getSendingTimes(kind, setting, { party, family }, now)
          expect(setting.enabled && !family.isErased).toBe(true)
          expect(times && times.sendAt <= now && now <= times.expiresAt).toBe(true)
          if (FOLLOW_UPS[kind].isByDay) expect(isSendingHour(now)).toBe(true)
          if (!FOLLOW_UPS[kind].isAdvertising) return
          expect([family.hasRefused, family.hasBooked]).toEqual([false, false])
          if (family.advertisedAt)
            expect(+now - +family.advertisedAt).toBeGreaterThanOrEqual(7 * DAY_MILLISECONDS)
        },
      ),
      { numRuns: 3000 },
    )
  })

  it('goes to every family that nothing rules out, at some hour of its day', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ADVERTISING_KINDS.filter((kind) => kind === 'same-again')),
        anyDay,
        (kind, bookingDate) => {
          const facts = { party: { ...PARTY, bookingDate }, family: FAMILY }
          const setting = { enabled: true, delayHours: FOLLOW_UPS[kind].delayHours.usual }
          const times = getSendingTimes(kind, setting, facts, new Date())
          expect(times && decideFollowUp(kind, setting, facts, times.sendAt)).toBe('send')
        },
      ),
    )
  })
})

it('every kind but the request for a review is off on a new site', () => {
  expect(FOLLOW_UP_KINDS.filter((kind) => FOLLOW_UPS[kind].isOnAtFirst)).toEqual(['review'])
})

it('every default delay is within its limits', () => {
  for (const kind of FOLLOW_UP_KINDS) {
    const { usual, least, most } = FOLLOW_UPS[kind].delayHours
    expect(usual >= least && usual <= most, kind).toBe(true)
  }
})
