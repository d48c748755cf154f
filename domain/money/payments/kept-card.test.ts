import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/foundation/time/party-day.ts'
import { getLastEndedPartyDay, getLastKeptDay } from './kept-card.ts'

describe('a saved card', () => {
  it.each([
    [false, '2027-03-20'],
    [true, '2027-05-05'],
  ])('is kept for a while after its party, longer if damage is charged to it (%s)', (isForDamage, last) => {
    expect(getLastKeptDay('2027-03-06', isForDamage)).toBe(last)
  })

  it.each([false, true])('has ended on the day after its last one, not before (%s)', (isForDamage) => {
    const last = getLastKeptDay('2027-03-06', isForDamage)
    expect(getLastEndedPartyDay(last, isForDamage)).toBe('2027-03-05')
    expect(getLastEndedPartyDay(addDays(last, 1), isForDamage)).toBe('2027-03-06')
  })
})
