import { beforeAll, describe, expect, it } from 'vitest'
import { eq, sql } from '#server/foundation/database/drizzle.ts'
import { payments, trialBookings } from '#server/foundation/database/schema/all-tables.ts'
import { sendDueMail } from '#server/foundation/mail/send-due-mail.ts'
import { issueInvoices } from '#server/money/invoices/issue-invoices.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { addColleague } from '#test/factories/colleague.ts'
import { payByTestCard, payForParty } from '#test/journeys/pay-for-party.ts'
import { present } from '#test/present.ts'
import { MORNING, testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const TRIAL = '/api/admin/setup/trial'
const VISIT = { step: 'themes' }
const OWNER = { customerEmail: 'owner@moonlit.example', customerName: 'Olivia Owner' }

/** The cookie of a browser in which a trial was started. */
let cookie: string
beforeAll(async () => {
  const { headers } = await ctx.staff('POST', TRIAL)
  cookie = present(headers.get('set-cookie')?.split(';')[0])
})

/** Books and pays in the trial's browser. */
async function tryTheSite({ key = 'try-1', ...changes }: { key?: string; bookingDate?: string } = {}) {
  const intent = await ctx.call('POST', '/api/create-payment-intent', { amount: 10, isDeposit: true })
  const { paymentIntentId, clientSecret } = intent.body
  const request = bookingRequest({ ...OWNER, ...changes, paymentIntentId, source: { utmSource: 'me' } })
  const { body } = await ctx.call('POST', '/api/bookings', request, {
    Cookie: cookie,
    'Idempotency-Key': key,
  })
  await payByTestCard(ctx, paymentIntentId, clientSecret)
  await ctx.call('POST', `/api/bookings/${body.bookingId}/payment`, { paymentIntentId })
  await ctx.call('POST', '/api/visits', VISIT, { Cookie: cookie })
  return body
}

/** Secrets and rate limits say nothing about a booking. */
const SAYS_NOTHING = ['secrets', 'rate_limits', 'sessions', 'known_devices']

async function readEverything(): Promise<Record<string, string[]>> {
  const { rows } = await ctx.db.execute<{ name: string }>(
    sql`SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
  )
  const kept: Record<string, string[]> = {}
  for (const { name } of rows.filter((row) => !SAYS_NOTHING.includes(row.name))) {
    const table = sql.identifier(name)
    const read = await ctx.db.execute<{ row: string }>(
      sql`SELECT ${table}::text AS row FROM ${table} ORDER BY 1`,
    )
    kept[name] = read.rows.map(({ row }) => row)
  }
  return kept
}

describe('a trial of the site', () => {
  it('is a booking like any family’s, without an invoice, and disappears without a trace', async () => {
    const before = await readEverything()
    const { id, bookingId } = await tryTheSite()
    expect((await ctx.staff('GET', TRIAL)).body).toEqual({ isPossible: true, bookingIds: [id] })
    const booking = (await ctx.staff('GET', `/api/bookings/${id}`)).body
    expect(booking).toMatchObject({ ...OWNER, isPaid: true })
    expect((await ctx.staff('GET', '/api/admin/invoices')).body.total).toBe(0)
    expect(booking.isTrial).toBe(true)
    const change = { specialRequests: 'Pink', version: booking.version }
    expect((await ctx.staff('PATCH', `/api/bookings/${id}`, change)).status).toBe(200)
    await ctx.staff('GET', '/api/admin/customers')
    await sendDueMail(ctx)
    const cancellation = {
      refundAmount: 20,
      reason: 'I only tried it',
    }
    const cancelled = await ctx.staff('POST', `/api/bookings/${id}/cancellation`, cancellation)
    expect(cancelled.status).toBeLessThan(300)

    expect((await ctx.staff('DELETE', TRIAL)).status).toBe(204)
    expect((await ctx.call('GET', `/api/bookings/${bookingId}`)).status).toBe(404)
    const after = await readEverything()
    const logged = after.events?.filter((row) => !before.events?.includes(row))
    expect(logged).toHaveLength(1)
    expect((await ctx.staff('GET', '/api/admin/audit')).body.entries[0]?.details).toContain(
      `1 booking made to try the site, with all its traces: #${id} $55.00`,
    )
    expect({ ...after, events: null }).toEqual({ ...before, events: null })
    expect((await ctx.staff('GET', TRIAL)).body.bookingIds).toEqual([])
  })

  it('does not affect what a family booked and paid, or the customer that the owner was before', async () => {
    await payForParty(ctx, { customerEmail: OWNER.customerEmail, bookingDate: '2027-03-06' })
    await ctx.staff('GET', '/api/admin/customers')
    const before = await readEverything()
    await tryTheSite()
    expect((await ctx.staff('DELETE', TRIAL)).status).toBe(204)
    const after = await readEverything()
    expect({ ...after, events: null }).toEqual({ ...before, events: null })
    expect(after.invoices).toHaveLength(1)
  })

  it('does not turn a family’s booking into a trial if the owner revises it in that browser', async () => {
    const request = bookingRequest({ bookingDate: '2027-05-01', draftKey: 'draft-of-a-family-1' })
    const { body } = await ctx.call('POST', '/api/bookings', request)
    const revised = await ctx.call('POST', '/api/bookings', { ...request, guestCount: 7 }, { Cookie: cookie })
    expect(revised.body.id).toBe(body.id)
    expect((await ctx.staff('GET', TRIAL)).body.bookingIds).toEqual([])
  })

  it('stays, with its invoice, once a real card has paid for it', async () => {
    const { id } = await tryTheSite()
    await ctx.db.update(payments).set({ provider: 'stripe' }).where(eq(payments.bookingId, id))
    const [payment] = await ctx.db.select().from(payments).where(eq(payments.bookingId, id))
    const numbers = await ctx.db.transaction((tx) =>
      issueInvoices(tx, ctx, { paymentId: present(payment).id }),
    )
    expect(numbers).toHaveLength(1)
    const refused = await ctx.staff('DELETE', TRIAL)
    expect([refused.status, refused.body.code]).toEqual([409, 'has_payments'])
    expect((await ctx.staff('GET', TRIAL)).body.bookingIds).toEqual([id])
    await ctx.db.delete(trialBookings)
  })

  const DAYS = { cash: '2027-07-03', zelle: '2027-07-10', cheque: '2027-07-17' } as const
  it.each(['cash', 'zelle', 'cheque'] as const)(
    'stays, with its invoice, once %s was taken',
    async (method) => {
      const { id } = await tryTheSite({ key: `try-${method}`, bookingDate: DAYS[method] })
      await ctx.staff('POST', `/api/bookings/${id}/payments`, { amount: 5, method })
      expect((await ctx.staff('GET', `/api/bookings/${id}/invoices`)).body.invoices).toHaveLength(1)
      const office = await addColleague(ctx, `office-${method}`, 'office')
      for (const headers of [undefined, office.headers]) {
        const refused = headers
          ? await ctx.call('DELETE', TRIAL, undefined, headers)
          : await ctx.staff('DELETE', TRIAL)
        expect([refused.status, refused.body.code]).toEqual([409, 'has_payments'])
        expect(refused.body.message).toContain(`#${id}`)
      }
      expect((await ctx.staff('GET', `/api/bookings/${id}`)).body.paidAmount).toBe('80.00')
      await ctx.db.delete(trialBookings)
    },
  )

  it('stays once a crew reported cash from its door, which nobody has entered yet', async () => {
    const { id } = await tryTheSite({ key: 'try-door', bookingDate: '2027-01-04' })
    await ctx.staff('PATCH', `/api/bookings/${id}`, { bookingStatus: 'confirmed' })
    const sent = {
      id: '0197c1f0-0000-7000-8000-000000000001',
      stopId: `${id}-setup`,
      kind: 'cash',
      at: MORNING.toISOString(),
      data: { amount: '40.00' },
    }
    const report = { deviceId: 'phone-1', clock: MORNING.toISOString(), events: [sent] }
    const { body } = await ctx.staff('POST', '/api/crew/events', report)
    expect(body.events).toMatchObject([{ status: 'accepted' }])
    const refused = await ctx.staff('DELETE', TRIAL)
    expect([refused.status, refused.body.code]).toEqual([409, 'has_payments'])
    await ctx.db.delete(trialBookings)
  })

  it('is one booking: what is booked after it in that browser is real', async () => {
    const { id } = await tryTheSite({ key: 'try-once', bookingDate: '2027-06-12' })
    const request = bookingRequest({ bookingDate: '2027-06-05' })
    const { body: family } = await ctx.call('POST', '/api/bookings', request, { Cookie: cookie })
    expect((await ctx.staff('GET', TRIAL)).body.bookingIds).toEqual([id])
    expect((await ctx.staff('DELETE', TRIAL)).status).toBe(204)
    expect((await ctx.staff('GET', `/api/bookings/${family.id}`)).status).toBe(200)
  })

  it('ends automatically in that browser after half an hour', async () => {
    ctx.setNow(new Date(MORNING.getTime() + 31 * 60_000))
    const request = bookingRequest({ bookingDate: '2027-04-03' })
    await ctx.call('POST', '/api/bookings', request, { Cookie: cookie })
    expect((await ctx.staff('GET', TRIAL)).body.bookingIds).toEqual([])
    ctx.setNow(MORNING)
  })

  it('cannot be started with a forged cookie', async () => {
    const request = bookingRequest({ bookingDate: '2027-04-10' })
    const madeUp = `trial=${MORNING.getTime() + 60_000}.c2lnbmF0dXJl`
    expect((await ctx.call('POST', '/api/bookings', request, { Cookie: madeUp })).status).toBe(201)
    expect((await ctx.staff('GET', TRIAL)).body.bookingIds).toEqual([])
  })
})
