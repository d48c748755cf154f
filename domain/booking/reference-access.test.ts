import { describe, expect, it } from 'vitest'
import { isOpenByReference, isOpenWithKey, maskEmail, maskPhone } from './reference-access.ts'

const BOOKING = { bookingStatus: 'confirmed', bookingDate: '2027-02-13', linkVersion: 0 } as const

describe('what the reference alone opens', () => {
  it.each([
    ['before the party', {}, '2027-01-04', true],
    ['on the day after the party', {}, '2027-02-14', true],
    ['after the day after the party', {}, '2027-02-15', false],
    ['of a completed party', { bookingStatus: 'completed' }, '2027-02-14', true],
    ['of a cancelled one', { bookingStatus: 'cancelled' }, '2027-01-04', false],
    ['after its address was corrected', { linkVersion: 1 }, '2027-01-04', false],
  ] as const)('%s', (_when, changes, today, isOpen) => {
    expect(isOpenByReference({ ...BOOKING, ...changes }, today)).toBe(isOpen)
  })
})

describe('the key of the draft', () => {
  const paid = { ...BOOKING, isPaid: true, draftKey: 'the-key-of-a-draft' }
  it.each([
    ['of a paid booking', {}, '2027-01-04', true],
    ['of an unpaid one', { isPaid: false }, '2027-01-04', false],
    ['of another draft', { draftKey: 'another-draft-key' }, '2027-01-04', false],
    ['of a booking without one', { draftKey: null }, '2027-01-04', false],
    ['once the reference opens nothing', {}, '2027-02-15', false],
    ['after its address was corrected', { linkVersion: 1 }, '2027-01-04', false],
  ] as const)('%s', (_when, changes, today, isOpen) => {
    const draftKey = 'the-key-of-a-draft'
    expect(isOpenWithKey({ ...paid, ...changes }, { draftKey, today })).toBe(isOpen)
  })
})

it.each([
  ['maria@example.com', 'm...@example.com'],
  ['"a@b"@example.com', '"...@example.com'],
  ['@example.com', '...@example.com'],
  ['erased', 'erased'],
])('masks %s as %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked)
})

it.each([
  ['(305) 555-0142', '...42'],
  ['erased', '...'],
])('masks %s as %s', (phone, masked) => {
  expect(maskPhone(phone)).toBe(masked)
})
