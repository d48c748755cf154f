import { beforeAll, describe, expect, it } from 'vitest'
import { eq } from '#server/foundation/database/drizzle.ts'
import { invoices, outbox, payments, refunds } from '#server/foundation/database/schema/all-tables.ts'
import type { OutgoingMail } from '#server/foundation/mail/mail-transport.ts'
import { recordRefunds } from '#server/money/payments/refunds/record-refunds.ts'
import { sendRefund } from '#server/money/payments/refunds/send-refund.ts'
import { drainJobs } from '#test/drain-jobs.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { addColleague } from '#test/factories/colleague.ts'
import { createPageLink } from '#test/journeys/booking-page-link.ts'
import { payByTestCard, payForParty } from '#test/journeys/pay-for-party.ts'
import { present } from '#test/present.ts'
import { readPdfText } from '#test/read-pdf-text.ts'
import { MORNING, testContext } from '#test/test-context.ts'

const sent: OutgoingMail[] = []
const ctx = testContext({
  env: { RATE_LIMITS: 'off' },
  changes: () => ({ mail: { send: async (mail) => void sent.push(mail), close: () => undefined } }),
})

const getInvoices = async ({ id }: { id: number }) =>
  (await ctx.staff('GET', `/api/bookings/${id}/invoices`)).body.invoices
const getRows = ({ bookingId }: { bookingId: string }) =>
  ctx.db
    .select()
    .from(invoices)
    .where(eq(invoices.bookingReference, bookingId))
    .orderBy(invoices.issuedAt, invoices.series, invoices.sequence)
const toPayment = async ({ id }: { id: number }) => {
  const [payment] = await ctx.db.select().from(payments).where(eq(payments.bookingId, id))
  if (!payment?.intentId) throw new Error('there is no card payment')
  return { ...payment, intentId: payment.intentId }
}
const cancel = (id: number, body: object) => ctx.staff('POST', `/api/bookings/${id}/cancellation`, body)

describe('the invoices and credit notes of a party', () => {
  it('are an invoice for the deposit, one for the balance, and a credit note for the refund', async () => {
    const booking = await payForParty(ctx, { bookingDate: '2027-03-01' })
    const at = await createPageLink(ctx, booking)
    const balance = await ctx.call('POST', at('/balance-payment'), {})
    await payByTestCard(ctx, balance.body.paymentIntentId, balance.body.clientSecret)
    await ctx.call('POST', `/api/bookings/${booking.bookingId}/payment`, {})
    await cancel(booking.id, { refundAmount: '100.00', reason: 'Rain' })

    const issued = await getInvoices(booking)
    const [deposit, rest] = issued.map(({ number }) => number)
    expect(issued).toMatchObject([
      { series: 'invoice', amount: '75.00', takesBack: null, method: 'card' },
      { series: 'invoice', amount: '75.00' },
      // Card payments are refunded latest first.
      { series: 'creditNote', amount: '75.00', takesBack: rest },
      { series: 'creditNote', amount: '25.00', takesBack: deposit },
    ])
    for (const { number, series } of issued)
      expect(number).toMatch(series === 'invoice' ? /^2027-\d{4}$/ : /^CN-2027-\d{4}$/)
    expect((await getRows(booking)).map(({ movement }) => movement)).toMatchObject([
      { paidBeforeCents: 0, paidAfterCents: 7_500, leftCents: 7_500 },
      { paidBeforeCents: 7_500, paidAfterCents: 15_000, leftCents: 0 },
      { paidBeforeCents: 15_000, paidAfterCents: 7_500, leftCents: 0, reason: '' },
      { paidBeforeCents: 7_500, paidAfterCents: 5_000, leftCents: 0, reason: '' },
    ])
    // Staff's own reason is for staff; the family has the papers too.
    const { body: entries } = await ctx.staff('GET', `/api/bookings/${booking.id}/history`)
    expect(JSON.stringify(entries)).toContain('Rain')
    const pdf = await ctx.fetch(at(`/invoices/${issued[2]?.number}/pdf`))
    expect(readPdfText(Buffer.from(await pdf.arrayBuffer()))).not.toMatch(/Rain|Reason/)
    expect((await ctx.call('GET', at('/invoices'))).body).toEqual({
      invoices: issued,
      hasPaymentsBefore: false,
    })
  })

  it('are attached to the mails about the money, and identical to the downloads on the booking page', async () => {
    const booking = await payForParty(ctx, { bookingDate: '2027-03-04', customerName: '李小龍 🐉' })
    const { number } = present((await getInvoices(booking))[0])
    await drainJobs(ctx)
    const mail = sent.find(({ text }) => text.includes(`Attached: your invoice ${number}.`))
    const [file] = mail?.attachments ?? []
    expect(file).toMatchObject({ filename: `invoice-${number}.pdf`, contentType: 'application/pdf' })
    expect(readPdfText(file?.content ?? Buffer.alloc(0)).replaceAll('\n', '')).toContain('Billed to李小龍')
    const at = await createPageLink(ctx, booking)
    const own = await ctx.fetch(at(`/invoices/${number}/pdf`))
    expect(own.headers.get('content-disposition')).toBe(`attachment; filename="invoice-${number}.pdf"`)
    expect(Buffer.from(await own.arrayBuffer()).equals(file?.content ?? Buffer.alloc(0))).toBe(true)
    await cancel(booking.id, { refundAmount: '75.00', reason: 'Rain' })
    // Mails that staff cause wait ten seconds.
    ctx.setNow(new Date(ctx.now().getTime() + 10_000))
    await drainJobs(ctx)
    const told = sent.find(({ subject }) => subject === 'Your party on Thursday, March 4, 2027 is canceled')
    expect(told?.attachments.map(({ filename }) => filename)).toEqual([
      expect.stringMatching(/^credit-note-CN-2027-\d{4}\.pdf$/),
    ])
    const mails = await ctx.db.select().from(outbox).where(eq(outbox.bookingId, booking.id))
    const cancelled = mails.find(({ kind }) => kind === 'cancelled')
    const preview = await ctx.staff('GET', `/api/admin/outbox/${cancelled?.id}`)
    expect(preview.body.attachments).toEqual(told?.attachments.map(({ filename }) => filename))
  })

  it('record what was sold, who bought and who sold, whatever changes afterwards', async () => {
    const { version } = (await ctx.staff('GET', '/api/admin/settings')).body
    const invoiceDetails = {
      companyName: 'Moonlit Teepees LLC',
      address: '1 Bay Street',
      taxNumber: '65-1234567',
      prefix: 'MT-',
    }
    const saved = await ctx.staff('PUT', '/api/site-settings', { invoiceDetails, version })
    expect([saved.status, saved.body.invoiceDetails]).toEqual([200, invoiceDetails])
    expect((await ctx.call('GET', '/api/site-settings')).body).not.toHaveProperty('invoiceDetails')
    const booking = await payForParty(ctx, { bookingDate: '2027-03-07' })
    await ctx.staff('PATCH', `/api/bookings/${booking.id}`, { customerName: 'Ana Gomez', numberOfTeepees: 3 })
    await ctx.staff('PUT', '/api/site-settings', {
      invoiceDetails: { companyName: '', address: '', taxNumber: '', prefix: '' },
    })
    const paid = await ctx.staff('POST', `/api/bookings/${booking.id}/payments`, {
      amount: '10.00',
      method: 'cash',
    })
    expect(paid.status).toBe(201)
    const [before, after] = await getRows(booking)
    expect(before?.number).toMatch(/^MT-2027-\d{4}$/)
    expect(before?.content).toMatchObject({
      company: { name: 'Moonlit Teepees LLC', address: '1 Bay Street', taxNumber: '65-1234567' },
      buyer: { name: 'Maria Gomez' },
      totalCents: 15_000,
    })
    expect(after?.number).toMatch(/^2027-\d{4}$/)
    expect(after?.content).toMatchObject({
      company: { name: 'Moonlit Teepees', taxNumber: '' },
      buyer: { name: 'Ana Gomez' },
      totalCents: 22_500,
    })
    expect(after?.movement).toMatchObject({ paidBeforeCents: 7_500, paidAfterCents: 8_500, method: 'cash' })
    await expect(ctx.db.delete(invoices)).rejects.toThrow()
    await expect(ctx.db.update(invoices).set({ amountCents: 1 })).rejects.toThrow()
  })

  it('outlive their booking', async () => {
    const booking = await payForParty(ctx, { bookingDate: '2027-03-10' })
    const payment = await toPayment(booking)
    expect((await ctx.staff('DELETE', `/api/bookings/${booking.id}?money=keep&reason=Storm`)).status).toBe(
      204,
    )
    await ctx.payments.refund({ intentId: payment.intentId, amountCents: 1_000, idempotencyKey: 'by hand' })
    await recordRefunds(ctx, payment)
    const [invoice, note] = await getRows(booking)
    expect(note).toMatchObject({ series: 'creditNote', takesBack: invoice?.number, amountCents: 1_000 })
    expect(note?.content.buyer).toEqual(invoice?.content.buyer)
  })

  it('restart with each year in Miami', async () => {
    ctx.setNow(new Date('2028-01-01T04:59:00Z'))
    const last = await payForParty(ctx, { bookingDate: '2028-02-01' })
    ctx.setNow(new Date('2028-01-01T05:00:00Z'))
    const first = await payForParty(ctx, { bookingDate: '2028-02-04' })
    ctx.setNow(MORNING)
    expect((await getInvoices(last))[0]?.number).toMatch(/^2027-/)
    expect((await getInvoices(first))[0]?.number).toBe('2028-0001')
  })
})

describe('money that was never kept, or not refunded after all', () => {
  it('needs neither invoice nor credit note if a payment is returned in full', async () => {
    const booking = await payForParty(ctx, { bookingDate: '2027-04-01' })
    const at = await createPageLink(ctx, booking)
    const balance = await ctx.call('POST', at('/balance-payment'), {})
    await ctx.staff('POST', `/api/bookings/${booking.id}/payments`, { amount: '75.00', method: 'cash' })
    await payByTestCard(ctx, balance.body.paymentIntentId, balance.body.clientSecret)
    const { paymentIntentId } = balance.body
    const { body } = await ctx.call('POST', `/api/bookings/${booking.bookingId}/payment`, { paymentIntentId })
    expect(body.status).toBe('refunded')
    expect((await getInvoices(booking)).map(({ method }) => method)).toEqual(['card', 'cash'])
    const { hasPaymentsBefore } = (await ctx.staff('GET', `/api/bookings/${booking.id}/invoices`)).body
    expect(hasPaymentsBefore).toBe(false)
  })

  it('has an invoice and a credit note if part of it is returned', async () => {
    const booking = await payForParty(ctx, { bookingDate: '2027-04-04' })
    const at = await createPageLink(ctx, booking)
    const balance = await ctx.call('POST', at('/balance-payment'), {})
    await ctx.staff('POST', `/api/bookings/${booking.id}/payments`, { amount: '25.00', method: 'zelle' })
    await payByTestCard(ctx, balance.body.paymentIntentId, balance.body.clientSecret)
    await ctx.call('POST', `/api/bookings/${booking.bookingId}/payment`, {})
    expect((await getInvoices(booking)).map(({ series, amount }) => [series, amount])).toEqual([
      ['invoice', '75.00'],
      ['invoice', '25.00'],
      ['invoice', '75.00'],
      ['creditNote', '25.00'],
    ])
  })

  it('has its credit note reversed if the bank does not make the refund', async () => {
    const booking = await payForParty(ctx, { bookingDate: '2027-04-07' })
    const payment = await toPayment(booking)
    // Refunded without our knowledge, so the provider refuses a second refund.
    await ctx.payments.refund({ intentId: payment.intentId, amountCents: 7_500, idempotencyKey: 'all' })
    await cancel(booking.id, { refundAmount: '75.00', reason: 'Rain' })
    const issued = await getInvoices(booking)
    expect(issued).toMatchObject([
      { series: 'invoice', amount: '75.00' },
      { series: 'invoice', amount: '75.00', takesBack: issued[2]?.number },
      { series: 'creditNote', amount: '75.00', takesBack: issued[0]?.number },
    ])
    const [refund] = await ctx.db.select().from(refunds).where(eq(refunds.paymentId, payment.id))
    await sendRefund(ctx, refund?.id ?? 0)
    expect(await getInvoices(booking)).toEqual(issued)
  })
})

describe('payments from before invoices', () => {
  it('get no made-up number, and say so; their refunds have a credit note', async () => {
    const { body: booking } = await ctx.staff(
      'POST',
      '/api/admin/bookings',
      bookingRequest({ bookingDate: '2027-04-10' }),
    )
    await ctx.db.insert(payments).values({
      bookingId: booking.id,
      bookingReference: booking.bookingId,
      method: 'cash',
      amountCents: 15_000,
      recordedBy: 'admin',
    })
    const { body } = await ctx.staff('GET', `/api/bookings/${booking.id}/invoices`)
    expect(body).toEqual({ invoices: [], hasPaymentsBefore: true })
    await cancel(booking.id, { refundAmount: '50.00', reason: 'Rain' })
    expect(await getInvoices(booking)).toMatchObject([
      { series: 'creditNote', amount: '50.00', takesBack: null },
    ])
  })
})

describe('the calls', () => {
  let booking: { id: number; bookingId: string }
  let number: string
  let foreignNumber: string
  let crew: Awaited<ReturnType<typeof addColleague>>
  beforeAll(async () => {
    crew = await addColleague(ctx, 'robin', 'crew')
    booking = await payForParty(ctx, { bookingDate: '2027-05-01' })
    number = present((await getInvoices(booking))[0]).number
    const others = await payForParty(ctx, { bookingDate: '2027-05-04' })
    foreignNumber = present((await getInvoices(others))[0]).number
    ctx.setNow(new Date('2029-01-04T14:00:00Z'))
    await payForParty(ctx, { bookingDate: '2029-02-01' })
    ctx.setNow(MORNING)
  })

  it('200: staff can read a whole year, page by page', async () => {
    const { status, body } = await ctx.staff('GET', '/api/admin/invoices?year=2027&pageSize=2')
    expect([status, body.invoices.length, body.pageSize]).toEqual([200, 2, 2])
    expect(body.total).toBe(await ctx.db.$count(invoices, eq(invoices.year, 2027)))
    const years = (await ctx.db.selectDistinct({ year: invoices.year }).from(invoices)).map((row) => row.year)
    expect(years).toEqual(expect.arrayContaining([2027, 2029]))
    expect(body.years).toEqual(years.sort((one, other) => other - one))
    expect((await ctx.staff('GET', '/api/admin/invoices?year=2026')).body).toMatchObject({
      invoices: [],
      total: 0,
    })
    const pdf = await ctx.staff('GET', `/api/admin/invoices/${number}/pdf`)
    expect([pdf.status, pdf.headers.get('content-type'), pdf.body.slice(0, 5)]).toEqual([
      200,
      'application/pdf',
      '%PDF-',
    ])
  })

  it('400: for a year that is not a number', async () => {
    expect((await ctx.staff('GET', '/api/admin/invoices?year=soon')).status).toBe(400)
  })

  it.each(['/api/admin/invoices', '/api/admin/invoices/2027-0001/pdf', '/api/bookings/1/invoices'])(
    '401 for visitors and 403 for the crew: %s',
    async (path) => {
      expect((await ctx.call('GET', path)).status).toBe(401)
      expect((await ctx.call('GET', path, undefined, crew.headers)).status).toBe(403)
    },
  )

  it('404: for numbers and bookings that do not exist, and for those of others', async () => {
    for (const path of [
      '/api/admin/invoices/2027-9999/pdf',
      '/api/admin/invoices/none/pdf',
      '/api/bookings/9999/invoices',
    ])
      expect((await ctx.staff('GET', path)).status).toBe(404)
    const at = await createPageLink(ctx, booking)
    expect((await ctx.call('GET', at(`/invoices/${number}/pdf`))).status).toBe(200)
    expect((await ctx.call('GET', at(`/invoices/${foreignNumber}/pdf`))).status).toBe(404)
    expect((await ctx.call('GET', `/api/my-bookings/${booking.bookingId}/invoices?token=x`)).status).toBe(404)
    expect(
      (await ctx.call('GET', `/api/my-bookings/${booking.bookingId}/invoices/${number}/pdf?token=x`)).status,
    ).toBe(404)
  })

  it.each(['CN-', 'mt'])('400: the prefix %s', async (prefix) => {
    const invoiceDetails = { companyName: '', address: '', taxNumber: '', prefix }
    const { status, body } = await ctx.staff('PUT', '/api/site-settings', { invoiceDetails })
    expect([status, body.message]).toEqual([
      400,
      'Use up to 10 capital letters, digits or hyphens, not ending in CN-',
    ])
  })
})
