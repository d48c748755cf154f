import { describe, expect, it } from 'vitest'
import { USUAL_COLUMNS } from '#app/admin/booking/bookings/booking-csv.ts'
import { headerLine, rowLines } from '#domain/foundation/text/csv.ts'
import { eq } from '#server/foundation/database/drizzle.ts'
import { outbox } from '#server/foundation/database/schema/all-tables.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { readPdfText } from '#test/read-pdf-text.ts'
import { stripeContext } from '#test/simulated/stripe/stripe-world.ts'
import { type TestContext, testContext } from '#test/test-context.ts'
import { createPageLink } from './booking-page-link.ts'
import { payByTestCard } from './pay-for-party.ts'

const { ctx: real, stripe } = await stripeContext()
const testing = testContext({ env: { RATE_LIMITS: 'off' } })

type House = [string, TestContext, (intent: { paymentIntentId: string; clientSecret: string }) => unknown]
const houses: House[] = [
  ['test payments', testing, (intent) => payByTestCard(testing, intent.paymentIntentId, intent.clientSecret)],
  ['Stripe', real, ({ paymentIntentId }) => stripe.ledger.confirm(paymentIntentId, '4242424242424242')],
]

/** The example: $500.00 at 33139, plus $40.00 for delivery and 7 % tax. */
async function order(ctx: TestContext) {
  await ctx.staff('PUT', '/api/admin/pricing', {
    delivery: { enabled: true, zipFees: { '33139': '40.00' } },
    tax: { enabled: true, counties: [{ county: 'Miami-Dade', percent: '1', from: '2024-01-01' }] },
  })
  const { body: theme } = await ctx.staff('POST', '/api/themes', {
    name: 'Priced by place',
    description: 'A theme whose price is easy to follow',
    pricePerTeepee: '125.00',
    mainImage: '/uploads/images/hero-default.jpg',
  })
  return { themeId: theme.id, numberOfTeepees: 4, zipCode: '33139', isDeposit: false }
}

describe.each(houses)('$577.80 is $577.80 everywhere: %s', (_, ctx, pay) => {
  it('in the quote, the booking, the payment, the mails, the receipt, the export and for staff', async () => {
    const wanted = await order(ctx)
    const { body: quoted } = await ctx.call('POST', '/api/quote', wanted)
    expect([quoted.totalAmount, quoted.finalAmount]).toEqual(['577.80', '577.80'])

    const { body: intent } = await ctx.call('POST', '/api/create-payment-intent', { amount: 1 })
    const { paymentIntentId } = intent
    const request = bookingRequest({ ...wanted, bookingDate: '2027-05-01', paymentIntentId })
    const { body: booked } = await ctx.call('POST', '/api/bookings', { ...request, totalAmount: '577.80' })
    expect([booked.totalAmount, booked.finalAmount]).toEqual(['577.80', '577.80'])
    expect((await ctx.payments.readIntent(paymentIntentId))?.amountCents).toBe(57_780)

    await pay(intent)
    await ctx.call('POST', `/api/bookings/${booked.bookingId}/payment`, { paymentIntentId })
    const { body: staffs } = await ctx.staff('GET', `/api/bookings/${booked.id}`)
    expect(staffs).toMatchObject({ isPaid: true, totalAmount: '577.80', paidAmount: '577.80' })

    const mails = await ctx.db.select().from(outbox).where(eq(outbox.bookingId, booked.id))
    expect(mails.map(({ kind }) => kind).sort()).toEqual(['confirmation', 'owner-booking'])
    for (const { text, html } of mails) for (const part of [text, html]) expect(part).toContain('$577.80')

    const at = await createPageLink(ctx, booked)
    expect((await ctx.call('GET', at())).body.paidAmount).toBe('577.80')
    const receipt = await ctx.fetch(at('/receipt.pdf'))
    const text = readPdfText(Buffer.from(await receipt.arrayBuffer()))
    for (const amount of ['$500.00', '$40.00', '$37.80', '$577.80']) expect(text).toContain(amount)

    const column = headerLine(USUAL_COLUMNS).split(',').indexOf('Total Amount')
    expect(rowLines(USUAL_COLUMNS, [staffs]).trim().split(',')[column]).toBe('577.80')
  })
})
