import { describe, expect, it } from 'vitest'
import type { InvoiceRow } from '#server/foundation/database/schema/money/invoices.ts'
import { englishWordsIn } from '#test/english-words.ts'
import { readPdfText } from '#test/read-pdf-text.ts'
import { drawInvoice } from './draw-invoice.ts'

const line = (kind: 'theme' | 'delivery' | 'tax', label: string, amountCents: number) =>
  ({ kind, part: 'total', label, amountCents }) as const

const INVOICE: InvoiceRow = {
  number: 'MT-2027-0007',
  series: 'invoice',
  year: 2027,
  sequence: 7,
  issuedOn: '2027-01-04',
  issuedAt: new Date('2027-01-04T14:00:00Z'),
  bookingReference: 'MT-7K3F-9QXW-2M4D',
  paymentId: 1,
  refundId: null,
  takesBack: null,
  language: 'en',
  amountCents: 28_890,
  includedTaxCents: 1_890,
  movement: {
    paidBeforeCents: 0,
    paidAfterCents: 28_890,
    leftCents: 28_890,
    method: 'card',
    reason: '',
  },
  content: {
    company: {
      name: 'Moonlit Teepees LLC',
      address: '1 Bay Street, Miami, FL 33139',
      taxNumber: '65-1234567',
      phone: '(305) 555-0123',
      email: 'hi@example.com',
    },
    buyer: { name: '李小龍 🐉', email: 'li@example.com', address: '12 Palm Street, Miami, FL 33139' },
    party: { themeName: 'Boho Blossom', bookingDate: '2027-02-13' },
    items: [
      { ...line('theme', 'Boho Blossom', 50_000), quantity: 2, unitCents: 25_000 },
      line('delivery', 'Delivery to 33139', 4_000),
      line('tax', 'Sales tax (7%)', 3_780),
    ],
    couponLabel: null,
    discountCents: 0,
    totalCents: 57_780,
    taxCents: 3_780,
    tax: {
      county: 'Miami-Dade',
      statePercent: 600,
      countyPercent: 100,
      taxableCents: 54_000,
      stateCents: 3_240,
      countyCents: 540,
    },
  },
}

const getPieces = async (invoice: InvoiceRow) => readPdfText(await drawInvoice(invoice)).split('\n')

describe('an invoice as PDF', () => {
  it('says who bills whom, for what, with which tax, and what was paid', async () => {
    const pieces = await getPieces(INVOICE)
    for (const piece of [
      'Invoice',
      'MT-2027-0007',
      'Moonlit Teepees LLC',
      'Tax number 65-1234567',
      'Monday, January 4, 2027',
      '12 Palm Street, Miami, FL 33139',
      'MT-7K3F-9QXW-2M4D',
      'Boho Blossom, Saturday, February 13, 2027',
    ])
      expect(pieces).toContain(piece)
    for (const [label, amount] of [
      ['Boho Blossom  (2 × $250.00)', '$500.00'],
      ['Delivery to 33139', '$40.00'],
      ['Sales tax (7%)', '$37.80'],
      ['incl. Florida sales tax, 6% of $540.00', '$32.40'],
      ['incl. Miami-Dade surtax, 1%', '$5.40'],
      ['Total', '$577.80'],
      ['Paid by card', '$288.90'],
      ['Sales tax included', '$18.90'],
      ['Left to pay', '$288.90'],
    ] as const)
      expect(pieces[pieces.indexOf(label) + 1]).toBe(amount)
    expect(pieces).not.toContain('Paid before')
    // Each of the letters comes from a different font file.
    expect(pieces.join('')).toContain('Billed to李小龍')
    expect(pieces.join('')).not.toContain('?')
  })

  it('uses the e-mail address if no font has any character of the name', async () => {
    const { content } = INVOICE
    const buyer = { ...content.buyer, name: '김철수', email: 'kim@example.com' }
    expect(await getPieces({ ...INVOICE, content: { ...content, buyer } })).toContain('kim@example.com')
  })

  it('is byte for byte the same whenever it is drawn', async () => {
    expect(await drawInvoice(INVOICE)).toEqual(await drawInvoice(INVOICE))
  })

  it('is a credit note that names its invoice and the reason for the refund', async () => {
    const note: InvoiceRow = {
      ...INVOICE,
      number: 'MT-CN-2027-0001',
      series: 'creditNote',
      refundId: 3,
      takesBack: 'MT-2027-0007',
      amountCents: 14_445,
      includedTaxCents: 945,
      movement: {
        paidBeforeCents: 28_890,
        paidAfterCents: 14_445,
        leftCents: 0,
        method: 'card',
        reason: 'Half of it comes back.',
      },
    }
    const pieces = await getPieces(note)
    for (const piece of ['Credit note', 'MT-CN-2027-0001', 'MT-2027-0007', 'Half of it comes back.'])
      expect(pieces).toContain(piece)
    for (const [label, amount] of [
      ['Paid before', '$288.90'],
      ['Refunded, paid by card', '-$144.45'],
      ['Sales tax included', '$9.45'],
      ['Total paid', '$144.45'],
      ['Left to pay', '$0.00'],
    ] as const)
      expect(pieces[pieces.indexOf(label) + 1]).toBe(amount)
    const reason =
      'The party is more than 14 days away: $144.45 is refunded, everything beyond the deposit of $288.90.'
    const usual = await drawInvoice({ ...note, movement: { ...note.movement, reason } })
    expect(usual.toString('latin1')).toContain('/Count 1')
    expect(await getPieces({ ...note, takesBack: null })).toContain('a payment made before invoices')
  })

  it('names the credit note of a failed refund in one line', async () => {
    const again: InvoiceRow = { ...INVOICE, refundId: 3, takesBack: 'MT-CN-2027-0001' }
    const pieces = await getPieces(again)
    expect(pieces[pieces.indexOf('Reverses') + 1]).toBe('Credit note MT-CN-2027-0001')
    const inSpanish = await getPieces({ ...again, language: 'es' })
    expect(inSpanish[inSpanish.indexOf('Anula') + 1]).toBe('Nota de crédito MT-CN-2027-0001')
  })

  it('is in Spanish if its booking was, with the same amounts', async () => {
    const { content } = INVOICE
    const items = [line('theme', 'Jardín de Rosas', 50_000), line('delivery', 'Entrega en 33139', 4_000)]
    const inSpanish: InvoiceRow = {
      ...INVOICE,
      language: 'es',
      content: {
        ...content,
        party: { ...content.party, themeName: 'Jardín de Rosas' },
        items: [...items, line('tax', 'Impuesto sobre las ventas (7%)', 3_780)],
      },
    }
    const pieces = await getPieces(inSpanish)
    expect(pieces).toContain('Jardín de Rosas, sábado, 13 de febrero de 2027')
    for (const [label, amount] of [
      ['incluye impuesto sobre las ventas de Florida, 6% de $540.00', '$32.40'],
      ['incluye recargo de Miami-Dade, 1%', '$5.40'],
      ['Pagado con tarjeta', '$288.90'],
      ['Por pagar', '$288.90'],
    ] as const)
      expect(pieces[pieces.indexOf(label) + 1]).toBe(amount)
    const toAmounts = (all: string[]) => all.filter((piece) => /^-?\$[\d.,]+$/.test(piece))
    expect(toAmounts(pieces)).toEqual(toAmounts(await getPieces(INVOICE)))
    expect(englishWordsIn(pieces.join('\n'))).toEqual([])
    expect((await drawInvoice(inSpanish)).toString('latin1')).toContain('/Lang (es-US)')
  })
})
