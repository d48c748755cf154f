import { expect, it } from 'vitest'
import { findBooking, lockBooking } from '#server/booking/bookings/booking-queries.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { present } from '#test/present.ts'
import { testContext } from '#test/test-context.ts'
import { waitingForLocks } from '#test/watch-database.ts'
import { agreeBeforePaying } from './prepare-due-payment.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const publish = (text: string) => ctx.staff('POST', '/api/admin/terms', { text })

it('agreeing waits for the booking before it locks the terms, so that new ones can be published', async () => {
  await publish('First.')
  const { id } = (await ctx.staff('POST', '/api/admin/bookings', bookingRequest())).body
  const booking = present(await findBooking(ctx.db, { id }))
  let agreed: ReturnType<typeof agreeBeforePaying> | undefined
  await ctx.db.transaction(async (tx) => {
    await lockBooking(tx, id)
    agreed = agreeBeforePaying(ctx, booking, { isFirstPayment: true, termsVersion: 1 })
    await expect.poll(() => waitingForLocks(ctx.db)).toBe(1)
    let isPublished = false
    void publish('Second.').then(() => {
      isPublished = true
    })
    await expect.poll(() => isPublished).toBe(true)
  })
  expect(await agreed).toMatchObject({ code: 'terms_changed', details: { terms: { version: 2 } } })
})
