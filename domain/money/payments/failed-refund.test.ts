import { describe, expect, it } from 'vitest'
import { inEnglish } from '#test/in-english.ts'
import { handBackRefusal, sendAgainRefusal } from './failed-refund.ts'

const FAILED = { failedCents: 7_500, seenCents: 7_500, leftCents: 7_500, overpaidCents: undefined }

describe('a failed refund', () => {
  it.each([
    ['of a cancelled party', {}, undefined],
    ['of what is paid beyond the price', { overpaidCents: 7_500 }, undefined],
    ['that somebody else resolved', { failedCents: 0 }, 'No part of this payment is waiting'],
    [
      'of which more failed in between',
      { failedCents: 10_000, leftCents: 15_000 },
      '$100.00 of this payment',
    ],
    ['that went back another way', { leftCents: 2_500 }, 'Only $25.00 is left of this payment'],
    ['of a party that needs the money again', { overpaidCents: 0 }, 'This booking is no longer overpaid'],
    ['of a party that needs a part of it', { overpaidCents: 5_000 }, '$50.00 is now paid beyond the price'],
  ])('%s is sent again: %j', (_, change, message) => {
    const refusal = sendAgainRefusal({ ...FAILED, ...change })
    if (message === undefined) expect(refusal).toBeUndefined()
    else
      expect(inEnglish(refusal)).toMatchObject({
        code: 'conflict',
        message: expect.stringContaining(message),
      })
  })

  it('can be marked as handed back, whatever the party costs by now', () => {
    expect(handBackRefusal(FAILED)).toBeUndefined()
    expect(handBackRefusal({ ...FAILED, leftCents: 0 })?.code).toBe('conflict')
  })
})
