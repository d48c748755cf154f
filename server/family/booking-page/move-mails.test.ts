import { beforeEach, expect, it } from 'vitest'
import { and, eq, inArray } from '#server/foundation/database/drizzle.ts'
import { bookings, outbox } from '#server/foundation/database/schema/all-tables.ts'
import { createMoves, createPaidParty } from '#test/journeys/paid-party.ts'
import { MORNING, testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })

const set = (change: object) => ctx.staff('PUT', '/api/admin/pricing', change)
async function createParty(changes: Record<string, unknown>) {
  const party = await createPaidParty(ctx, changes)
  return { ...party, ...createMoves(ctx, party) }
}

/** Returns a booking's mails of the stored kinds, earliest first. */
const listMails = (bookingId: number, ...kinds: string[]) =>
  ctx.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.bookingId, bookingId), inArray(outbox.kind, kinds)))
    .orderBy(outbox.id)

beforeEach(async () => {
  ctx.setNow(MORNING)
  await ctx.db.update(bookings).set({ bookingStatus: 'cancelled' })
  await set({ rules: [], policy: { reschedule: { times: 3, daysBefore: 7, fee: '25' } } })
})

it('a paid move promises no refund that an earlier move lost', async () => {
  const { move, toPending, pay, read, booking } = await createParty({
    bookingDate: '2027-03-13',
    isDeposit: false,
  })
  ctx.setNow(new Date('2027-03-03T14:00:00Z'))
  expect((await move('2027-06-12')).status).toBe(200)
  ctx.setNow(new Date('2027-03-24T14:00:00Z'))
  await pay(toPending(await move('2027-07-10')))
  expect(await read()).toMatchObject({ booking: { bookingDate: '2027-07-10' }, refundAmount: '0.00' })
  const [, again] = await listMails(booking.id, 'rescheduled')
  expect(again?.text).toContain('canceling gives no refund')
})
