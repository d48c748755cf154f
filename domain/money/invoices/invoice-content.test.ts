import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { quote } from '#domain/catalogue/pricing/quote.ts'
import { includedTax, invoiceContent } from './invoice-content.ts'

const COMPANY = { name: 'Moonlit LLC', address: '1 Bay Street', taxNumber: '12-345', phone: '', email: '' }
const terms = {
  delivery: { zip: '33139', feeCents: 4_000 },
  tax: {
    county: 'Miami-Dade',
    statePercent: 600,
    countyPercent: 100,
    deliveryTaxable: true,
    couponReducesTax: false,
  },
}
const priced = quote(
  {
    theme: { name: 'Boho Blossom', pricePerTeepeeCents: 25_000 },
    teepees: 2,
    addons: [],
    paymentOption: 'full',
  },
  { ...terms, coupon: { code: 'MOON10', discountType: 'percentage', discountValue: 1_000 } },
)
const sold = {
  customerName: 'Maria Gomez',
  customerEmail: 'maria@example.com',
  partyAddress: '12 Palm Street',
  city: 'Miami',
  state: 'FL',
  zipCode: '33139',
  themeName: 'Boho Blossom',
  bookingDate: '2027-02-13',
  numberOfNights: 1,
  ...priced,
  priceLines: priced.lines,
  priceTerms: terms,
}

describe('what an invoice records', () => {
  it('is the party as sold, with the tax split by state and county', () => {
    expect(invoiceContent(sold, COMPANY)).toMatchObject({
      company: COMPANY,
      buyer: { name: 'Maria Gomez', address: '12 Palm Street, Miami, FL 33139' },
      items: [{ kind: 'theme' }, { kind: 'delivery' }, { kind: 'tax', amountCents: 3_780 }],
      couponLabel: expect.stringContaining('MOON10'),
      discountCents: 5_778,
      totalCents: 57_780,
      taxCents: 3_780,
      // 540.00 x 6 % and x 1 %.
      tax: { county: 'Miami-Dade', taxableCents: 54_000, stateCents: 3_240, countyCents: 540 },
    })
  })

  it('says how many nights there are if there are more', () => {
    expect(invoiceContent(sold, COMPANY).party).toEqual({
      themeName: 'Boho Blossom',
      bookingDate: '2027-02-13',
    })
    expect(invoiceContent({ ...sold, numberOfNights: 2 }, COMPANY).party).toMatchObject({ numberOfNights: 2 })
  })

  it('has no tax if none was charged', () => {
    expect(invoiceContent({ ...sold, priceTerms: null }, COMPANY).tax).toBeNull()
    expect(invoiceContent({ ...sold, priceTerms: {} }, COMPANY).tax).toBeNull()
  })
})

describe('the tax in a payment', () => {
  const price = { totalCents: 57_780, discountCents: 0, taxCents: 3_780 }
  const nothing = { taxCents: 0, withoutPaperCents: 0 }

  it.each([
    // Half of the price includes half of the tax.
    ['invoice', 28_890, 0, 1_890],
    ['invoice', 57_780, 1_890, 1_890],
    ['creditNote', 28_890, 3_780, 1_890],
    ['invoice', 57_780, 0, 3_780],
    // 100.00 of 577.80: 37.80 x 100 / 577.80 = 6.542
    ['invoice', 10_000, 0, 654],
    // Payments beyond the price include no tax.
    ['invoice', 60_000, 3_780, 0],
    // The order became smaller, or tax free, since the last paper.
    ['creditNote', 57_780, 5_000, 1_220],
    ['invoice', 57_780, 4_000, -220],
  ] as const)('%s with %i paid and %i stated holds %i', (series, paidAfterCents, taxCents, expected) => {
    const before = { taxCents, withoutPaperCents: 0 }
    expect(includedTax(price, { series, paidAfterCents, before })).toBe(expected)
  })

  it('does not include the tax of what was paid without a paper', () => {
    const before = { taxCents: 0, withoutPaperCents: 28_890 }
    expect(includedTax(price, { series: 'invoice', paidAfterCents: 57_780, before })).toBe(1_890)
  })

  it('is zero for a party that costs nothing', () => {
    const free = { totalCents: 5_000, discountCents: 5_000, taxCents: 300 }
    expect(includedTax(free, { series: 'invoice', paidAfterCents: 100, before: nothing })).toBe(0)
  })

  it('adds up to the tax of the order as it is in the end, however it was paid and changed', () => {
    const cents = fc.integer({ min: 0, max: 10_000_000 })
    const paper = fc.record({ paidAfterCents: cents, net: cents, taxCents: cents })
    fc.assert(
      fc.property(fc.array(paper, { minLength: 1, maxLength: 8 }), (papers) => {
        let paid = 0
        let stated = 0
        for (const { paidAfterCents, net, taxCents } of papers) {
          const series = paidAfterCents >= paid ? 'invoice' : 'creditNote'
          const before = { taxCents: stated, withoutPaperCents: 0 }
          const order = { totalCents: net + taxCents, discountCents: 0, taxCents }
          const held = includedTax(order, { series, paidAfterCents, before })
          stated += series === 'invoice' ? held : 0 - held
          paid = paidAfterCents
        }
        const { net, taxCents, paidAfterCents } = papers.at(-1) ?? { net: 0, taxCents: 0, paidAfterCents: 0 }
        const totalCents = net + taxCents
        const expected =
          totalCents > 0 ? Math.round(taxCents * (Math.min(paidAfterCents, totalCents) / totalCents)) : 0
        expect(stated).toBe(expected)
      }),
    )
  })
})
