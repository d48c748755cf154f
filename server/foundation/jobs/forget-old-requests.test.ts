import { expect, it } from 'vitest'
import { eq } from '#server/foundation/database/drizzle.ts'
import { paymentIntents } from '#server/foundation/database/schema/all-tables.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { MORNING, testContext } from '#test/test-context.ts'
import { forgetOldRequests } from './forget-old-requests.ts'

const ctx = testContext()
const daysLater = (days: number) => new Date(MORNING.getTime() + days * 86_400_000)

it('the customer of a deleted booking is kept for 30 days after its deletion, however old the payment', async () => {
  const booking = await ctx.staff('POST', '/api/bookings', bookingRequest())
  await ctx.db.insert(paymentIntents).values({
    intentId: 'pi_old',
    provider: 'test',
    bookingId: booking.body.id,
    amountCents: 100_00,
    stoppedAt: MORNING,
    createdAt: daysLater(-40),
  })
  expect((await ctx.staff('DELETE', `/api/bookings/${booking.body.id}`)).status).toBe(204)
  ctx.setNow(daysLater(29))
  await forgetOldRequests(ctx)
  expect(await remembered('pi_old')).toMatchObject({ customerName: 'Maria Gomez' })
  ctx.setNow(daysLater(31))
  await forgetOldRequests(ctx)
  expect(await remembered('pi_old')).toBeNull()
})

it('without a time of deletion, the 30 days start with the payment', async () => {
  const deletedBooking = {
    reference: 'MT-1',
    customerName: 'Maria Gomez',
    customerEmail: 'maria@example.com',
  }
  const common = { provider: 'test', amountCents: 100_00, deletedBooking }
  await ctx.db.insert(paymentIntents).values([
    { ...common, intentId: 'pi_31', createdAt: daysLater(-31) },
    { ...common, intentId: 'pi_29', createdAt: daysLater(-29) },
  ])
  ctx.setNow(MORNING)
  await forgetOldRequests(ctx)
  expect([await remembered('pi_31'), await remembered('pi_29')]).toEqual([null, deletedBooking])
})

async function remembered(intentId: string) {
  const [intent] = await ctx.db.select().from(paymentIntents).where(eq(paymentIntents.intentId, intentId))
  return intent?.deletedBooking
}
