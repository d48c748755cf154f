import { expect, it } from 'vitest'
import { payForParty } from '#test/journeys/pay-for-party.ts'
import { testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const draftKey = 'the-draft-of-this-browser'

const ask = (reference: string, key: string) =>
  ctx.call('POST', `/api/bookings/${reference}/page-link`, { draftKey: key })

it('201: the browser that booked and paid opens the booking’s page', async () => {
  const { bookingId } = await payForParty(ctx, { bookingDate: '2027-05-22', draftKey })
  const { status, body } = await ask(bookingId, draftKey)
  expect(status).toBe(201)
  const own = await ctx.call('GET', `/api/my-bookings/${bookingId}?token=${body.token}`)
  expect([own.status, own.body.booking.bookingId]).toEqual([200, bookingId])
})

it('404: no other browser does, nor this one after the address was corrected', async () => {
  const { id, bookingId } = await payForParty(ctx, { bookingDate: '2027-05-29', draftKey })
  expect((await ask(bookingId, 'the-draft-of-another')).status).toBe(404)
  expect((await ask('MT-0000-0000-0000', draftKey)).status).toBe(404)
  expect((await ask(bookingId, 'short')).status).toBe(400)
  const corrected = { customerEmail: 'right@example.com' }
  expect((await ctx.staff('PATCH', `/api/bookings/${id}`, corrected)).status).toBe(200)
  expect((await ask(bookingId, draftKey)).status).toBe(404)
})
