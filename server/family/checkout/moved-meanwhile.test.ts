import { expect, it } from 'vitest'
import { eq, sql } from '#server/foundation/database/drizzle.ts'
import { bookings } from '#server/foundation/database/schema/all-tables.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const [EARLIER, LATER] = ['2027-05-01', '2027-05-15']

/** Moves a booking to a later day during an operation: after the operation reads the booking, before it locks it. */
async function movedDuring<T>(id: number, work: () => Promise<T>): Promise<T> {
  const underway = await ctx.db.transaction(async (tx) => {
    const moved = { bookingDate: LATER, version: sql`${bookings.version} + 1` }
    await tx.update(bookings).set(moved).where(eq(bookings.id, id))
    const begun = { work: work() }
    while (!(await isWaited()));
    return begun
  })
  return underway.work
}

async function isWaited(): Promise<boolean> {
  const { rows } = await ctx.db.execute(
    sql`SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  )
  return rows.length > 0
}

async function expired() {
  const { body } = await ctx.call('POST', '/api/bookings', bookingRequest({ bookingDate: EARLIER }))
  await ctx.db.update(bookings).set({ bookingStatus: 'cancelled' }).where(eq(bookings.id, body.id))
  return body
}

it('409: staff reopen a party that is moved at the same moment, because another day was locked', async () => {
  const { id } = await expired()
  const back = () => ctx.staff('PATCH', `/api/bookings/${id}`, { bookingStatus: 'pending' })
  expect((await movedDuring(id, back)).body.code).toBe('newer_version')
  expect((await back()).body).toMatchObject({ bookingStatus: 'pending', bookingDate: LATER })
})

it('201: cash for a party that is moved at the same moment is counted on its new day', async () => {
  const { body } = await ctx.call('POST', '/api/bookings', bookingRequest({ bookingDate: EARLIER }))
  const pay = () => ctx.staff('POST', `/api/bookings/${body.id}/payments`, { amount: 75, method: 'cash' })
  expect(await movedDuring(body.id, pay)).toMatchObject({
    status: 201,
    body: { isPaid: true, bookingDate: LATER },
  })
})
