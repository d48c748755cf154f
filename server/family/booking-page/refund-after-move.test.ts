import { expect, it } from 'vitest'
import { eq } from '#server/foundation/database/drizzle.ts'
import { bookingMoves, outbox } from '#server/foundation/database/schema/all-tables.ts'
import { createPageLink } from '#test/journeys/booking-page-link.ts'
import { payChange } from '#test/journeys/paid-party.ts'
import { payForParty } from '#test/journeys/pay-for-party.ts'
import { MORNING, testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })

async function paidInFull(bookingDate: string, changes: Record<string, unknown> = {}) {
  const booking = await payForParty(ctx, { bookingDate, isDeposit: false, ...changes })
  return { booking, at: await createPageLink(ctx, booking) }
}

it('a party that is moved within 14 days and cancelled on a distant day gets no refund', async () => {
  const { booking, at } = await paidInFull('2027-01-14')
  const before = await ctx.call('GET', at())
  expect(before.body).toMatchObject({
    refundAmount: '0.00',
    moveRefundSentence: expect.stringContaining('Moving doesn’t change what’s refundable'),
  })
  const moved = await ctx.call('POST', at('/reschedule'), { bookingDate: '2027-06-12' })
  expect(moved.body).toMatchObject({
    refundAmount: '0.00',
    refundSentence: 'When this party was moved, canceling it gave no refund. A move doesn’t change that.',
    movedPercent: '0.00',
  })
  expect(moved.body).not.toHaveProperty('moveRefundSentence')
  const mails = await ctx.db.select().from(outbox).where(eq(outbox.bookingId, booking.id))
  expect(mails.find(({ kind }) => kind === 'rescheduled')?.text).toContain(
    'Moving doesn’t change what’s refundable',
  )
  expect((await ctx.call('POST', at('/cancellation'), { refundAmount: '75.00' })).status).toBe(409)
  expect((await ctx.call('POST', at('/cancellation'), { refundAmount: '0.00' })).status).toBe(200)
})

it('a party that is moved in time keeps its refund, as long as the new day is far enough away', async () => {
  const { at } = await paidInFull('2027-03-13')
  const moved = await ctx.call('POST', at('/reschedule'), { bookingDate: '2027-04-17' })
  expect(moved.body).toMatchObject({ refundAmount: '75.00', movedPercent: '100.00' })
  ctx.setNow(new Date('2027-04-10T14:00:00Z'))
  expect((await ctx.call('GET', at())).body.refundAmount).toBe('0.00')
  ctx.setNow(MORNING)
})

it('a move by staff is recorded as well, with the share at that moment and who made it', async () => {
  const { booking, at } = await paidInFull('2027-01-16')
  const move = (bookingDate: string) => ctx.staff('PATCH', `/api/bookings/${booking.id}`, { bookingDate })
  expect([(await move('2027-07-10')).status, (await move('2027-07-17')).status]).toEqual([200, 200])
  const rows = await ctx.db.select().from(bookingMoves).where(eq(bookingMoves.bookingId, booking.id))
  expect(
    rows.map(({ fromDay, toDay, movedBy, refundPercent }) => [fromDay, toDay, movedBy, refundPercent]),
  ).toEqual([
    ['2027-01-16', '2027-07-10', 'admin', 0],
    ['2027-07-10', '2027-07-17', 'admin', 10_000],
  ])
  expect((await ctx.call('GET', at())).body.refundAmount).toBe('0.00')
  const cancellation = await ctx.staff('GET', `/api/bookings/${booking.id}/cancellation`)
  expect(cancellation.body.refundAmount).toBe('0.00')
})

it('a party paid in full pays the difference of a dearer day first, and gets it back on the way to a cheaper one', async () => {
  const weekend = {
    name: 'Weekend',
    when: { weekdays: [6] },
    change: { kind: 'add', amount: '20', per: 'teepee' },
  }
  const set = (rules: object[], reschedule = { times: 1, daysBefore: 7 }) =>
    ctx.staff('PUT', '/api/admin/pricing', { rules, policy: { reschedule } })
  await set([weekend], { times: 3, daysBefore: 7 })
  const { booking, at } = await paidInFull('2027-03-15')
  const price = Number(booking.totalAmount)
  await set([])
  const dearer = await ctx.call('POST', at('/reschedule'), { bookingDate: '2027-04-17' })
  expect([dearer.status, dearer.body]).toMatchObject([201, { amount: '40.00' }])
  if (!('moveId' in dearer.body)) throw new Error('Nothing to pay')
  await payChange(ctx, booking, dearer.body)
  const paid = await ctx.staff('GET', `/api/bookings/${booking.id}`)
  expect(paid.body).toMatchObject({ owedAmount: '0.00', paidAmount: (price + 40).toFixed(2) })
  const cheaper = await ctx.call('POST', at('/reschedule'), { bookingDate: '2027-04-19' })
  expect(cheaper.body).toMatchObject({ booking: { totalAmount: booking.totalAmount } })
  const settled = await ctx.staff('GET', `/api/bookings/${booking.id}`)
  expect(settled.body).toMatchObject({ owedAmount: '0.00', paidAmount: booking.totalAmount })
})

it('a taxed party pays the rate of its new day, and only the rescheduling is told within one rate', async () => {
  const county = { county: 'Miami-Dade', percent: '1', from: '2024-01-01' }
  await ctx.staff('PUT', '/api/admin/pricing', {
    tax: { enabled: true, counties: [county, { ...county, percent: '1.5', from: '2028-01-01' }] },
    policy: { reschedule: { times: 3, daysBefore: 7 } },
  })
  const { booking, at } = await paidInFull('2027-12-11', { zipCode: '33139' })
  expect(booking).toMatchObject({ taxAmount: '10.50', totalAmount: '160.50' })
  const moved = await ctx.call('POST', at('/reschedule'), { bookingDate: '2027-12-18' })
  expect([moved.status, moved.body]).toMatchObject([200, { booking: { totalAmount: '160.50' } }])
  const mails = await ctx.db.select().from(outbox).where(eq(outbox.bookingId, booking.id))
  expect(mails.map(({ kind }) => kind).sort()).toEqual([
    'confirmation',
    'owner-booking',
    'owner-change',
    'rescheduled',
  ])
  const dearer = await ctx.call('POST', at('/reschedule'), { bookingDate: '2028-01-08' })
  expect([dearer.status, dearer.body]).toMatchObject([201, { amount: '0.75' }])
  if (!('moveId' in dearer.body)) throw new Error('Nothing to pay')
  await payChange(ctx, booking, dearer.body)
  const { body } = await ctx.staff('GET', `/api/bookings/${booking.id}`)
  expect(body).toMatchObject({ bookingDate: '2028-01-08', taxAmount: '11.25', paidAmount: '161.25' })
})
