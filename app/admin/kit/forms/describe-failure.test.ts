import { afterEach, expect, it, vi } from 'vitest'
import { bookingFailure } from '#app/admin/booking/dialogs/booking-failure.ts'
import { ApiFailure } from '#app/lib/api/api-request.ts'
import { keepShownText } from '#app/lib/messages/shown-text.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { describeFailedAction, describeFailure, getFailureSentence } from './describe-failure.ts'

const NO_RESPONSE = new TypeError('Failed to fetch')
const REFUSAL = new ApiFailure(409, JSON.stringify({ message: 'This code is taken.' }))
const BROKEN = new ApiFailure(502, '<html>')

keepShownText(textIn('en'))

afterEach(() => vi.unstubAllGlobals())

const failures = (error: unknown) => [
  describeFailure(error),
  getFailureSentence('Failed to create coupon', error),
  describeFailedAction('Failed to save settings. Please try again.', error),
  bookingFailure('Failed to update booking', error),
]

it('offline, every failure says that there is no connection and that nothing is lost', () => {
  vi.stubGlobal('navigator', { onLine: false })
  for (const words of failures(NO_RESPONSE)) {
    expect(words).toMatch(/You’re offline\. Nothing is lost: .*\.$/)
    expect(words).not.toContain('Please try again.')
  }
})

it('online, a missing response says that the site cannot be reached', () => {
  vi.stubGlobal('navigator', { onLine: true })
  for (const words of failures(NO_RESPONSE)) expect(words).toContain('The site can’t be reached right now.')
})

it('a booking that somebody else changed can be looked at and tried again: nothing is saved over it', () => {
  const newer = new ApiFailure(409, JSON.stringify({ code: 'newer_version', message: 'Save yours over it.' }))
  expect(bookingFailure('Failed to move the party', newer)).toBe(
    'Failed to move the party: Someone else changed this booking in the meantime. It’s up to date now: look at it and try again.',
  )
})

it('a refusal is told by its sentence, and another response by what failed', () => {
  vi.stubGlobal('navigator', { onLine: true })
  expect(failures(REFUSAL)).toEqual([
    'This code is taken.',
    'This code is taken.',
    'Failed to save settings. Please try again.',
    'Failed to update booking: This code is taken.',
  ])
  expect(failures(BROKEN).slice(1)).toEqual([
    'Failed to create coupon',
    'Failed to save settings. Please try again.',
    'Failed to update booking',
  ])
})
