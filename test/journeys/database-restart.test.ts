import { Client } from 'pg'
import { describe, expect, inject, it } from 'vitest'
import { drainJobs } from '#test/drain-jobs.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { testContext } from '#test/test-context.ts'
import { payByTestCard } from './pay-for-party.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })

/** Closes all connections to this database, as a restart does. */
async function cutConnections(): Promise<void> {
  const admin = new Client({ connectionString: inject('databaseUrl') })
  await admin.connect()
  await admin.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [
    new URL(ctx.databaseUrl).pathname.slice(1),
  ])
  await admin.end()
}

describe('a database that restarts during checkout', () => {
  it('costs a polite refusal at most: every booking ends up paid once, with one confirmation', async () => {
    const days = ['2027-02-13', '2027-02-20', '2027-02-27', '2027-03-06', '2027-03-13', '2027-03-20']
    const checkouts = days.map((day) => untilPaid(day))
    for (let i = 0; i < 5; i++) await cutConnections()
    const bookings = await Promise.all(checkouts)
    await drainJobs(ctx)
    for (const { id } of bookings) {
      const { body } = await ctx.staff('GET', `/api/bookings/${id}`)
      expect(body).toMatchObject({ isPaid: true, paidAmount: '75.00' })
    }
    const { body } = await ctx.staff('GET', '/api/admin/outbox?pageSize=100')
    const confirmations = body.mails.filter(({ kind }) => kind === 'confirmation')
    expect(confirmations).toHaveLength(days.length)
    expect((await ctx.staff('GET', '/api/bookings')).body).toHaveLength(days.length)
  })
})

/** Goes through checkout as a browser does: a request without a successful response is repeated with the same key. */
async function untilPaid(bookingDate: string) {
  const intent = await untilResponse('/api/create-payment-intent', { amount: 10 })
  const { paymentIntentId, clientSecret } = intent
  const request = bookingRequest({ bookingDate, paymentIntentId })
  const booking = await untilResponse('/api/bookings', request, { 'Idempotency-Key': bookingDate })
  for (;;) {
    const { body } = await payByTestCard(ctx, paymentIntentId, clientSecret)
    if (body.status === 'succeeded') break
  }
  await untilResponse(`/api/bookings/${booking.bookingId}/payment`, {})
  return booking
}

async function untilResponse<Path extends string>(path: Path, body: object, headers = {}) {
  for (;;) {
    const response = await ctx.call('POST', path, body, headers)
    if (response.status < 300) return response.body
    expect([response.status, response.body.code]).toEqual([503, 'unavailable'])
    expect(response.body.message).toMatch(/Nothing was lost/)
  }
}
