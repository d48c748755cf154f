import { expect, it, vi } from 'vitest'
import { eq } from '#server/foundation/database/drizzle.ts'
import { outbox } from '#server/foundation/database/schema/all-tables.ts'
import { payForParty } from '#test/journeys/pay-for-party.ts'
import { testContext } from '#test/test-context.ts'
import { askForReviews } from './send-follow-ups.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })

it('skips a booking that is deleted during the run, and continues with the next family', async () => {
  const deleted = await payForParty(ctx, { bookingDate: '2027-02-13' })
  const other = await payForParty(ctx, { bookingDate: '2027-02-14' })
  ctx.setNow(new Date('2027-02-15T15:00:00Z'))
  const { transaction } = ctx.db
  vi.spyOn(ctx.db, 'transaction').mockImplementationOnce(async (work) => {
    expect((await ctx.staff('DELETE', `/api/bookings/${deleted.id}?money=keep&reason=Storm`)).status).toBe(
      204,
    )
    return transaction.call(ctx.db, work) as ReturnType<typeof work>
  })
  expect(await askForReviews(ctx)).toBe(1)
  const asked = await ctx.db.select().from(outbox).where(eq(outbox.kind, 'review-request'))
  expect(asked).toMatchObject([{ bookingId: other.id }])
})
