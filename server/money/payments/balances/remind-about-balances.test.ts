import { expect, it, vi } from 'vitest'
import { and, eq } from '#server/foundation/database/drizzle.ts'
import { outbox } from '#server/foundation/database/schema/all-tables.ts'
import { payForParty } from '#test/journeys/pay-for-party.ts'
import { testContext } from '#test/test-context.ts'
import { remindAboutBalances } from './remind-about-balances.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })

const getReminders = (id: number) =>
  ctx.db.$count(outbox, and(eq(outbox.bookingId, id), eq(outbox.kind, 'balance-reminder')))

it('reminds no family whose party is cancelled during the run, and continues with the next', async () => {
  const cancelled = await payForParty(ctx, { bookingDate: '2027-02-13' })
  const other = await payForParty(ctx, { bookingDate: '2027-02-14' })
  ctx.setNow(new Date('2027-02-04T15:00:00Z'))
  const { transaction } = ctx.db
  vi.spyOn(ctx.db, 'transaction').mockImplementationOnce(async (work) => {
    await ctx.staff('PATCH', `/api/bookings/${cancelled.id}`, { bookingStatus: 'cancelled' })
    return transaction.call(ctx.db, work) as ReturnType<typeof work>
  })
  expect(await remindAboutBalances(ctx)).toBe(1)
  expect([await getReminders(cancelled.id), await getReminders(other.id)]).toEqual([0, 1])
})

it('reminds once on each of the days before, and again for another party day', async () => {
  const { id } = await payForParty(ctx, { bookingDate: '2027-04-10' })
  const runAt = async (day: string) => {
    ctx.setNow(new Date(`${day}T15:00:00Z`))
    await remindAboutBalances(ctx)
    await remindAboutBalances(ctx)
    return getReminders(id)
  }
  expect(await runAt('2027-03-31')).toBe(1)
  expect(await runAt('2027-04-01')).toBe(1)
  expect(await runAt('2027-04-03')).toBe(2)
  await ctx.staff('PATCH', `/api/bookings/${id}`, { bookingDate: '2027-04-13' })
  expect(await runAt('2027-04-04')).toBe(3)
})
