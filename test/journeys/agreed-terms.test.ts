import { beforeAll, describe, expect, it } from 'vitest'
import { eq } from '#server/foundation/database/drizzle.ts'
import { outbox } from '#server/foundation/database/schema/all-tables.ts'
import type { OutgoingMail } from '#server/foundation/mail/mail-transport.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { readPdfText } from '#test/read-pdf-text.ts'
import { testContext } from '#test/test-context.ts'
import { drainJobs } from '../drain-jobs.ts'
import { createPageLink } from './booking-page-link.ts'
import { payByTestCard, payForParty } from './pay-for-party.ts'

const sent: OutgoingMail[] = []
const ctx = testContext({
  env: { RATE_LIMITS: 'off' },
  changes: () => ({ mail: { send: async (mail) => void sent.push(mail), close: () => undefined } }),
})

const publish = (text: string) => ctx.staff('POST', '/api/admin/terms', { text })
const getConfirmation = async ({ id }: { id: number }) =>
  (await ctx.db.select().from(outbox).where(eq(outbox.bookingId, id))).find(
    ({ kind }) => kind === 'confirmation',
  )

/** Makes a booking by phone; returns the part of its link after /my-booking/. */
async function phoneBooking(bookingDate: string, changes = {}) {
  const request = bookingRequest({ bookingDate, sendPaymentLink: true, ...changes })
  const { body: booking } = await ctx.staff('POST', '/api/admin/bookings', request)
  const { url } = (await ctx.staff('GET', `/api/bookings/${booking.id}/payment-link`)).body
  const [, reference, token] = /my-booking\/([^?]+)\?token=(.+)$/.exec(url) ?? []
  const at = <Action extends string = ''>(action = '' as Action) =>
    `/api/my-bookings/${reference}${action}?token=${token}` as const
  return { id: booking.id, bookingId: booking.bookingId, at }
}

let old: Awaited<ReturnType<typeof phoneBooking>>
let oldPaid: { id: number }
beforeAll(async () => {
  old = await phoneBooking('2027-03-01')
  oldPaid = await payForParty(ctx, { bookingDate: '2027-03-04' })
  ctx.setNow(new Date('2027-01-05T14:00:00Z'))
  await publish('# Deposit\n\nHalf, and it is not refunded: Привіт.')
})

describe('a paid booking', () => {
  it('has the terms it agreed to in its mail and on its own page, whatever is published later', async () => {
    const booking = await payForParty(ctx, { bookingDate: '2027-03-07', termsVersion: 1 })
    await publish('# Another text')
    await drainJobs(ctx)
    const mail = sent.find(
      ({ subject, attachments }) => subject.includes('March 7') && attachments.length > 0,
    )
    expect(mail?.text).toContain('The terms of service you agreed to are attached.')
    const [attached] = mail?.attachments ?? []
    expect(attached).toMatchObject({
      filename: 'terms-of-service-version-1.pdf',
      contentType: 'application/pdf',
    })
    const text = readPdfText(attached?.content ?? Buffer.alloc(0))
    expect(text).toContain('Half, and it is not refunded: ')
    expect(text).toContain('Привіт')
    expect(text).toContain('Terms of Service, version 1 of Tuesday, January 5, 2027, page 1 of 1')
    expect(text).toContain(booking.termsSha256)
    const at = await createPageLink(ctx, booking)
    const download = await ctx.fetch(at('/terms.pdf'))
    expect(download.headers.get('content-disposition')).toContain('terms-of-service-version-1.pdf')
    expect(Buffer.from(await download.arrayBuffer()).equals(attached?.content ?? Buffer.alloc(0))).toBe(true)
    const preview = await ctx.staff('GET', `/api/admin/outbox/${(await getConfirmation(booking))?.id}`)
    expect(preview.body.attachments?.[0]).toBe('terms-of-service-version-1.pdf')
  })

  it('from before terms had versions has neither', async () => {
    const at = await createPageLink(ctx, oldPaid)
    expect((await ctx.call('GET', at('/terms.pdf'))).status).toBe(404)
    const mail = await getConfirmation(oldPaid)
    expect([mail?.termsVersion, mail?.text]).toEqual([null, expect.not.stringContaining('attached')])
    const balance = { amount: '75.00', purpose: 'balance' }
    expect((await ctx.call('GET', at())).body).not.toHaveProperty('asksForTerms')
    expect((await ctx.call('POST', at('/balance-payment'), balance)).status).toBe(201)
  })

  it('is opened only by its link', async () => {
    const { bookingId } = await payForParty(ctx, { bookingDate: '2027-03-10', termsVersion: 2 })
    expect((await ctx.call('GET', `/api/my-bookings/${bookingId}/terms.pdf?token=x`)).status).toBe(404)
  })
})

describe('a booking taken by phone', () => {
  it.each([
    ['before there were terms', async () => old],
    ['since', () => phoneBooking('2027-03-13')],
  ])('%s agrees to them before it is paid', async (_, made) => {
    const { id, at } = await made()
    expect((await ctx.call('GET', at())).body.asksForTerms).toBe(true)
    const due = { amount: '75.00', purpose: 'booking' }
    for (const termsVersion of [undefined, 1]) {
      const { status, body } = await ctx.call('POST', at('/balance-payment'), { ...due, termsVersion })
      expect([status, body.code, body.terms?.version]).toEqual([409, 'terms_changed', 2])
    }
    const prepared = await ctx.call('POST', at('/balance-payment'), { ...due, termsVersion: 2 })
    expect(prepared.status).toBe(201)
    expect((await ctx.staff('GET', `/api/bookings/${id}`)).body).toMatchObject({
      termsVersion: 2,
      termsAgreedAt: '2027-01-05T14:00:00.000Z',
      termsAddress: 'in-process',
    })
    // The family agrees once, for all of the booking's payments.
    expect((await ctx.call('GET', at())).body).not.toHaveProperty('asksForTerms')
    expect((await ctx.call('POST', at('/balance-payment'), due)).status).toBe(201)
    await payByTestCard(ctx, prepared.body.paymentIntentId, prepared.body.clientSecret)
    const [, reference] = /my-bookings\/([^/?]+)/.exec(at()) ?? []
    await ctx.call('POST', `/api/bookings/${reference}/payment`, {})
    expect((await getConfirmation({ id }))?.termsVersion).toBe(2)
  })

  it('cannot be paid without agreeing', async () => {
    const { bookingId } = await phoneBooking('2027-03-16')
    const { status, body } = await ctx.call('POST', '/api/create-payment-intent', { amount: 75, bookingId })
    expect([status, body.code]).toEqual([409, 'terms_changed'])
  })
})
