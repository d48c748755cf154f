import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '#app/lib/api/query-client.ts'
import { EMPTY_DRAFT } from '#app/lib/draft/booking-draft.ts'
import { readDraft, saveDraft, startNewDraft } from '#app/lib/draft/booking-draft-store.ts'
import type { CustomerBooking } from '#contract/booking/bookings.ts'
import type { PaymentResult } from '#contract/money/payments.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { checkPayment } from './check-payment.ts'

const bookingId = 'MT-7K3F-9QXW-2M4D'
const booking = {
  bookingId,
  themeId: 1,
  bookingDate: '2027-02-13',
  bookingStatus: 'pending',
  isPaid: false,
} as CustomerBooking
const KEY = 'a'.repeat(32)
const draft = { draftKey: KEY, bookingId, themeId: 1, bookingDate: '2027-02-13' }
const another = { themeId: 8 }

const answer = (status: PaymentResult['status'], changes: Partial<CustomerBooking> = {}) =>
  ({
    status,
    message: '',
    booking: { ...booking, isPaid: status === 'paid', ...changes },
  }) as PaymentResult

beforeEach(() => startNewDraft())
afterEach(() => {
  vi.unstubAllGlobals()
  startNewDraft()
})

/** Opens the wizard with this draft, and returns what it is once the server has told about its payment. */
async function open(chosen: object, result: PaymentResult, isAtPayment: boolean) {
  saveDraft({ ...draft, details: { ...EMPTY_DRAFT.details, firstName: 'Ana' }, ...chosen })
  vi.stubGlobal('fetch', async () => Response.json(result))
  await checkPayment(createQueryClient(), bookingId, { text: textIn('en'), isAtPayment })
  return readDraft()
}

const paid = answer('paid')
const cancelled = answer('paid', { bookingStatus: 'cancelled' })

it.each([
  ['a wizard reloaded at the payment', {}, paid, true],
  ['whatever was chosen since', another, paid, true],
  ['the same party', {}, paid, false],
])('a paid booking ends in its confirmation: %s', async (_, chosen, result, isAtPayment) => {
  const { details, ...rest } = await open(chosen, result, isAtPayment)
  expect(rest).toMatchObject({ bookingId, paymentComplete: true })
  expect(details.firstName).toBe('')
})

it.each([
  ['another theme, after it is paid', another, paid, false],
  ['another day, after it is paid', { bookingDate: '2027-03-13' }, paid, false],
  ['the same party, after it was cancelled', {}, cancelled, true],
  ['another theme, after it was cancelled', another, cancelled, false],
  ['another theme, while the bank works on it', another, answer('processing'), false],
])('another party keeps what was chosen, apart from the earlier booking: %s', async (...given) => {
  const [, chosen, result, isAtPayment] = given
  const now = await open(chosen, result, isAtPayment)
  // The same key: by it, the server asks before the same party is booked twice.
  expect(now).toMatchObject({ ...chosen, draftKey: KEY, bookingId: null, paymentComplete: false })
  expect(now.details.firstName).toBe('Ana')
})

it.each([
  ['is not paid', another, answer('unpaid')],
  ['is being worked on by the bank', {}, answer('processing')],
])('a booking that %s stays that of the draft', async (_, chosen, result) => {
  expect(await open(chosen, result, false)).toMatchObject({ ...chosen, bookingId, paymentComplete: false })
})

it('a draft that a link began meanwhile is left alone', async () => {
  const begun = await open({ bookingId: null, themeId: 8 }, paid, false)
  expect(begun).toMatchObject({ bookingId: null, themeId: 8, paymentComplete: false })
})
