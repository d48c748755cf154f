import { beforeAll, describe, expect, it } from 'vitest'
import { eq } from '#server/foundation/database/drizzle.ts'
import { invoices, outbox } from '#server/foundation/database/schema/all-tables.ts'
import { englishWordsIn } from '#test/english-words.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { createPageLink } from '#test/journeys/booking-page-link.ts'
import { payByTestCard, payForParty } from '#test/journeys/pay-for-party.ts'
import { readPdfText } from '#test/read-pdf-text.ts'
import { testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off', PUBLIC_URL: 'https://moonlit.example' } })
const inSpanish = { 'X-Language': 'es' }

type Booking = Awaited<ReturnType<typeof payForParty>>
let booking: Booking
let at: Awaited<ReturnType<typeof createPageLink>>

/** A party with everything that has a line in the documents: delivery, tax, add-ons, a coupon. */
beforeAll(async () => {
  await ctx.staff('PUT', '/api/admin/pricing', await withEverything())
  booking = await payForParty(ctx, {
    bookingDate: '2027-03-13',
    partyStartTime: '17:00',
    language: 'es',
    themeId: 8,
    addons: [{ addonId: 1, quantity: 1 }],
    couponCode: 'WELCOME10',
    customerName: 'Rosa Gómez',
    partyAddress: '12 Calle Ocho',
  })
  at = await createPageLink(ctx, booking)
})

async function withEverything() {
  const { body } = await ctx.staff('GET', '/api/admin/pricing')
  return { ...body, tax: { ...body.tax, enabled: true } }
}

const pdfAt = async (path: string) => {
  const response = await ctx.fetch(at(path))
  expect(response.status).toBe(200)
  return Buffer.from(await response.arrayBuffer())
}
const getMail = async (kind: string, recipient = booking.customerEmail) => {
  const mails = await ctx.db.select().from(outbox).where(eq(outbox.kind, kind))
  const mail = mails.findLast((one) => one.recipient === recipient)
  if (!mail) throw new Error(`there is no mail ${kind}`)
  return mail
}
/** Removes the names and the street at the bottom of the mail, which are the business's own. */
const saidIn = ({ subject, text }: { subject: string; text: string }) =>
  `${subject}\n${text.split('-- \n')[0]}`
const ALL_LINKS = /https:\/\/moonlit\.example[^\s<"]*/g

describe('a family’s documents for a booking in Spanish', () => {
  it('include a receipt without English', async () => {
    const text = readPdfText(await pdfAt('/receipt.pdf'))
    expect(text).toContain('Jardín de Rosas, sábado, 13 de marzo de 2027, 5:00 p.m.')
    expect(text).toMatch(/Llegada para\s+montar\s+de 2:00 p\.m\. a 3:00 p\.m\./)
    expect(text).toContain('Pago con tarjeta, 4 ene 2027')
    expect(englishWordsIn(text)).toEqual([])
  })

  it('include a calendar entry without English', async () => {
    const { body } = await ctx.call('GET', at('/party.ics'))
    const told = body
      .replace(/\r\n /g, '')
      .split('\r\n')
      .filter((line: string) => /^(SUMMARY|DESCRIPTION|LOCATION|X-WR-CALNAME)/.test(line))
      .map((line: string) => line.replace(/^[^:]*:/, ''))
    expect(told).toHaveLength(4)
    expect(told).toContain('Fiesta con tipis: Jardín de Rosas')
    expect(englishWordsIn(told.join('\n'))).toEqual([])
  })

  it('include an invoice without English, which a later change of the booking’s language does not affect', async () => {
    const [row] = await ctx.db.select().from(invoices).where(eq(invoices.bookingReference, booking.bookingId))
    const path = `/invoices/${row?.number}/pdf`
    const pdf = await pdfAt(path)
    const text = readPdfText(pdf)
    for (const piece of ['Factura', 'Jardín de Rosas, sábado, 13 de marzo de 2027', 'Pagado con tarjeta'])
      expect(text.split('\n')).toContain(piece)
    expect(text).toMatch(/^Impuesto sobre las ventas \(\d+%\)$/m)
    expect(text).toMatch(/^Cupón WELCOME10 \(10% de descuento\)$/m)
    expect(englishWordsIn(text)).toEqual([])
    await ctx.staff('PATCH', `/api/bookings/${booking.id}`, { language: 'en' })
    expect((await pdfAt(path)).equals(pdf)).toBe(true)
    await ctx.staff('PATCH', `/api/bookings/${booking.id}`, { language: 'es' })
  })
})

describe('the mails about a family’s changes', () => {
  it('say in Spanish that the party has moved', async () => {
    const moved = await ctx.call('POST', at('/reschedule'), { bookingDate: '2027-03-20' }, inSpanish)
    expect(moved.status).toBe(200)
    const mail = await getMail('rescheduled')
    expect(mail.subject).toBe('Su fiesta cambió al sábado, 20 de marzo de 2027')
    expect(englishWordsIn(saidIn(mail))).toEqual([])
  })

  it('say in Spanish that it is cancelled and what is refunded, with a credit note', async () => {
    const balance = await ctx.call('POST', at('/balance-payment'), {}, inSpanish)
    await payByTestCard(ctx, balance.body.paymentIntentId, balance.body.clientSecret)
    await ctx.call('POST', `/api/bookings/${booking.bookingId}/payment`, {})
    const { refundAmount, refundSentence } = (await ctx.call('GET', at(), undefined, inSpanish)).body
    const cancelled = await ctx.call('POST', at('/cancellation'), { refundAmount }, inSpanish)
    expect(cancelled.status).toBe(200)
    const mail = await getMail('cancelled')
    expect(mail.subject).toBe('Su fiesta del sábado, 20 de marzo de 2027 está cancelada')
    expect(englishWordsIn(saidIn(mail))).toEqual([])
    const [number] = mail.invoiceNumbers
    expect(number).toMatch(/^CN-/)
    const text = readPdfText(await pdfAt(`/invoices/${number}/pdf`)).replace(/\s+/g, ' ')
    expect(text).toContain('Nota de crédito')
    expect(text).toContain(refundSentence)
    expect(englishWordsIn(text)).toEqual([])
  })

  it('only link to Spanish pages', async () => {
    const mails = await ctx.db.select().from(outbox).where(eq(outbox.recipient, booking.customerEmail))
    const links = mails.flatMap(({ text, html }) => `${text}\n${html}`.match(ALL_LINKS) ?? [])
    const pages = links.filter((link) => !link.endsWith('/mail-wordmark.png'))
    expect(pages.length).toBeGreaterThan(0)
    expect(pages.filter((link) => !/^https:\/\/moonlit\.example\/es(\/|$)/.test(link))).toEqual([])
  })
})

it('the mails of the waiting list and the pages they link to are in Spanish', async () => {
  const bookingDate = '2027-04-10'
  const full = bookingRequest({ bookingDate, themeId: 3, numberOfTeepees: 10 })
  const { id } = (await ctx.call('POST', '/api/bookings', full)).body
  const family = {
    bookingDate,
    numberOfTeepees: 2,
    themeId: 3,
    customerName: 'Rosa Gómez',
    customerEmail: 'espera@example.com',
  }
  expect((await ctx.call('POST', '/api/waiting-list', family, inSpanish)).status).toBe(201)
  await ctx.staff('DELETE', `/api/bookings/${id}`)
  for (const kind of ['waiting-list-joined', 'waiting-list-offer']) {
    const mail = await getMail(kind, family.customerEmail)
    expect(englishWordsIn(saidIn(mail))).toEqual([])
    expect(mail.text).toContain('https://moonlit.example/es/lista-de-espera/')
  }
})
