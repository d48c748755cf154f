import { beforeAll, describe, expect, it } from 'vitest'
import { desc, eq } from '#server/foundation/database/drizzle.ts'
import { events, outbox } from '#server/foundation/database/schema/all-tables.ts'
import { withDetails } from '#test/factories/audit-details.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { createPageLink } from '#test/journeys/booking-page-link.ts'
import { testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const taxExemption = { certificate: '85-8012345678C-1', until: '2027-12-31' }
const LABEL = 'Tax exempt, certificate 85-8012345678C-1'

const order = (changes: Record<string, unknown> = {}) =>
  bookingRequest({ zipCode: '33139', overrideCapacity: true, ...changes })
const book = async (changes: Record<string, unknown> = {}) =>
  (await ctx.staff('POST', '/api/admin/bookings', order(changes))).body
const getLabels = ({ lines }: { lines: { label: string }[] }) => lines.map(({ label }) => label)
const readLastDetails = async () =>
  withDetails(await ctx.db.select().from(events).orderBy(desc(events.id)).limit(1))[0]?.details
const charge = (enabled: boolean) =>
  ctx.staff('PUT', '/api/admin/pricing', {
    tax: { enabled, counties: [{ county: 'Miami-Dade', percent: '1', from: '2024-01-01' }] },
  })

describe('while tax is off', () => {
  it('409: there is nothing to be exempt from', async () => {
    const { status, body } = await ctx.staff('POST', '/api/admin/bookings', order({ taxExemption }))
    expect([status, body.message]).toEqual([409, expect.stringContaining('This party has no sales tax')])
  })

  it('leaves every response unchanged', async () => {
    const booking = await book({ taxExemption: null })
    expect(booking).not.toHaveProperty('taxExemption')
    expect(booking.lines.some(({ kind }) => kind === 'tax')).toBe(false)
  })
})

describe('an exempt customer', () => {
  beforeAll(() => charge(true))

  it('201: pays no tax, and mails and responses name the certificate', async () => {
    const { body: quoted } = await ctx.staff('POST', '/api/admin/quote', {
      ...order(),
      taxExemption,
    })
    expect([quoted.taxAmount, quoted.totalAmount, getLabels(quoted)[1]]).toEqual(['0.00', '150.00', LABEL])
    const booking = await book({ taxExemption, sendPaymentLink: true })
    expect(booking).toMatchObject({ taxExemption, taxAmount: '0.00', totalAmount: '150.00' })
    expect(getLabels(booking)).toContain(LABEL)
    expect(await readLastDetails()).toContain('tax exempt: certificate 85-8012345678C-1, until Dec 31, 2027')
    const [mail] = await ctx.db.select().from(outbox).where(eq(outbox.bookingId, booking.id))
    expect(mail?.text).toContain(LABEL)
    expect(mail?.html).toContain(LABEL)
    const { body: own } = await ctx.call('GET', `/api/bookings/${booking.bookingId}`)
    expect(own).not.toHaveProperty('taxExemption')
    expect(getLabels(own)).toContain(LABEL)
  })

  it('200: can be marked later, keeps it while the booking changes and moves, and can be charged again', async () => {
    const { id, taxAmount } = await book()
    expect(taxAmount).toBe('10.50')
    const patch = async (change: object) => (await ctx.staff('PATCH', `/api/bookings/${id}`, change)).body
    const { certificate } = taxExemption
    expect(await patch({ taxExemption: { certificate, until: '' } })).toMatchObject({
      taxExemption: { certificate, until: null },
      totalAmount: '150.00',
    })
    expect(await readLastDetails()).toContain(`taxExemption:  → certificate ${certificate}`)
    expect(await patch({ numberOfTeepees: 3 })).toMatchObject({ taxAmount: '0.00', totalAmount: '225.00' })
    expect(await patch({ zipCode: '33101' })).toMatchObject({
      taxExemption: { certificate },
      taxAmount: '0.00',
    })
    expect(await patch({ bookingDate: '2027-03-06' })).toMatchObject({ taxAmount: '0.00' })
    const charged = await patch({ zipCode: '33139', taxExemption: null })
    expect(charged).toMatchObject({ taxAmount: '15.75', totalAmount: '240.75' })
    expect(charged).not.toHaveProperty('taxExemption')
    expect(await readLastDetails()).toContain(`taxExemption: certificate ${certificate} → `)
  })

  it('409: for a certificate that expires before the party, now or after it moves', async () => {
    const early = { ...taxExemption, until: '2027-02-12' }
    const refused = await ctx.staff('POST', '/api/admin/bookings', order({ taxExemption: early }))
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringContaining('ends on Friday, February 12, 2027, before the party'),
    ])
    const { id } = await book({ taxExemption: { ...taxExemption, until: '2027-02-14' } })
    expect((await ctx.staff('PATCH', `/api/bookings/${id}`, { bookingDate: '2027-02-15' })).status).toBe(409)
  })

  it('409: if its own family moves the party beyond the certificate', async () => {
    const booking = await book({ taxExemption: { ...taxExemption, until: '2027-02-20' }, isDeposit: false })
    await ctx.staff('POST', `/api/bookings/${booking.id}/payments`, { amount: '150.00', method: 'cash' })
    const at = await createPageLink(ctx, booking)
    const move = (bookingDate: string) => ctx.call('POST', at('/reschedule'), { bookingDate })
    expect(await move('2027-02-21')).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('Ask for a newer one first') },
    })
    expect((await move('2027-02-20')).status).toBe(200)
  })

  it('201: stays exempt on a second attempt to pay, although the site shows everybody the tax', async () => {
    const bookingDate = '2027-04-17'
    const first = await ctx.call('POST', '/api/bookings', order({ bookingDate }))
    const { id, bookingId, totalAmount } = first.body
    expect(totalAmount).toBe('160.50')
    await ctx.staff('PATCH', `/api/bookings/${id}`, { taxExemption })
    const again = (changes: Record<string, unknown>) =>
      ctx.call('POST', '/api/bookings', order({ bookingDate, bookingId, ...changes }))
    for (const seen of [{}, { totalAmount: '160.50' }, { totalAmount: '150.00' }])
      expect(await again(seen)).toMatchObject({ status: 201, body: { bookingId, totalAmount: '150.00' } })
    expect((await ctx.staff('GET', `/api/bookings/${id}`)).body).toMatchObject({ taxExemption })
    const disputed = await again({ totalAmount: '1.00' })
    expect([disputed.status, disputed.body.code]).toEqual([409, 'price_changed'])
    const moved = await again({ bookingDate: '2028-01-08' })
    expect(moved).toMatchObject({ status: 409, body: { message: expect.stringContaining('a newer one') } })
  })

  it.each([
    [{ certificate: ' ' }],
    [{}],
    [{ certificate: 'x'.repeat(41) }],
    [{ certificate: 'A', until: 'soon' }],
  ])('400: %j', async (wrong) => {
    const { status, body } = await ctx.staff('POST', '/api/admin/bookings', order({ taxExemption: wrong }))
    expect([status, body.errors?.[0]?.path]).toEqual([400, expect.stringContaining('taxExemption')])
  })

  it('201: revises its booking after tax was switched off', async () => {
    const bookingDate = '2027-04-24'
    const { body } = await ctx.call('POST', '/api/bookings', order({ bookingDate }))
    await ctx.staff('PATCH', `/api/bookings/${body.id}`, { taxExemption })
    await charge(false)
    const again = await ctx.call('POST', '/api/bookings', order({ bookingDate, bookingId: body.bookingId }))
    await charge(true)
    expect(again).toMatchObject({ status: 201, body: { totalAmount: '150.00' } })
  })

  it('cannot be claimed by visitors, who are charged', async () => {
    const { body } = await ctx.call(
      'POST',
      '/api/bookings',
      order({ taxExemption, bookingDate: '2027-04-03' }),
    )
    expect(body.taxAmount).toBe('10.50')
  })
})
