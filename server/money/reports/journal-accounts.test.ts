import { describe, expect, it } from 'vitest'
import { eq } from '#server/foundation/database/drizzle.ts'
import { events } from '#server/foundation/database/schema/all-tables.ts'
import { withDetails } from '#test/factories/audit-details.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { testContext } from '#test/test-context.ts'

const PATH = '/api/admin/reports/journal-accounts'

describe('the accounts of the journal of a new site', () => {
  const ctx = testContext({ env: { RATE_LIMITS: 'off' } })

  it('200: have sensible names, accept the bookkeeper’s, and appear in the journal', async () => {
    expect((await ctx.staff('GET', PATH)).body).toMatchObject({ tax: 'Sales Tax Payable', version: 0 })
    const changed = await ctx.staff('PUT', PATH, { tax: 'Taxes:Florida', cash: ' Till ', version: 0 })
    expect(changed).toMatchObject({ status: 200, body: { tax: 'Taxes:Florida', cash: 'Till', version: 1 } })
    const { body: booking } = await ctx.staff('POST', '/api/admin/bookings', bookingRequest())
    await ctx.staff('POST', `/api/bookings/${booking.id}/payments`, { amount: '75.00', method: 'cash' })
    const { body: journal } = await ctx.staff(
      'GET',
      '/api/admin/reports/journal?from=2027-01-01&to=2027-12-31',
    )
    const [entry] = journal.entries
    expect(entry?.lines[0]?.account).toBe('Till')
    const log = withDetails(await ctx.db.select().from(events).where(eq(events.subject, 'settings')))
    expect(log[0]?.details).toBe('cash: Undeposited Funds → Till; tax: Sales Tax Payable → Taxes:Florida')
  })
})

describe('the accounts of the journal', () => {
  const ctx = testContext()

  it('409: if a newer version was saved', async () => {
    const { version } = (await ctx.staff('GET', PATH)).body
    await ctx.staff('PUT', PATH, { tax: 'Taxes', version })
    const { status, body } = await ctx.staff('PUT', PATH, { tax: 'Mine', version })
    expect([status, body.code]).toEqual([409, 'newer_version'])
  })

  it('400 and 401', async () => {
    expect((await ctx.staff('PUT', PATH, { tax: ' ' })).body.errors).toEqual([
      { path: 'tax', message: 'Enter the name of the account' },
    ])
    expect((await ctx.staff('PUT', PATH, { tax: 'x'.repeat(101) })).status).toBe(400)
    expect((await ctx.call('PUT', PATH, { tax: 'Mine' })).status).toBe(401)
  })
})
