import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { quote } from '../pricing/quote.ts'
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

  it('has no tax if none was charged', () => {
    expect(invoiceContent({ ...sold, priceTerms: null }, COMPANY).tax).toBeNull()
    expect(invoiceContent({ ...sold, priceTerms: {} }, COMPANY).tax).toBeNull()
  })
})

describe('the tax in a payment', () => {
  const price = { totalCents: 57_780, discountCents: 0, taxCents: 3_780 }
  it.each([
    // Half of the price includes half of the tax.
    [0, 28_890, 1_890],
    [28_890, 57_780, 1_890],
    [57_780, 28_890, 1_890],
    [0, 57_780, 3_780],
    // 100.00 of 577.80: 37.80 x 100 / 577.80 = 6.542
    [0, 10_000, 654],
    // Payments beyond the price include no tax.
    [57_780, 60_000, 0],
    [0, 60_000, 3_780],
  ])('paid %i before and %i after holds %i', (paidBeforeCents, paidAfterCents, expected) => {
    expect(includedTax(price, { paidBeforeCents, paidAfterCents })).toBe(expected)
  })

  it('is zero for a party that costs nothing', () => {
    const free = { totalCents: 5_000, discountCents: 5_000, taxCents: 300 }
    expect(includedTax(free, { paidBeforeCents: 0, paidAfterCents: 100 })).toBe(0)
  })

  it('adds up to the party’s tax, however it is paid', () => {
    const cents = fc.integer({ min: 0, max: 10_000_000 })
    fc.assert(
      fc.property(cents, cents, fc.array(cents, { maxLength: 8 }), (net, taxCents, steps) => {
        const totalCents = net + taxCents
        fc.pre(totalCents > 0)
        const levels = [0, ...steps.map((step) => step % (totalCents + 1)), totalCents]
        let sum = 0
        for (const [index, after] of levels.entries()) {
          const before = levels[index - 1] ?? 0
          const held = includedTax(
            { totalCents, discountCents: 0, taxCents },
            { paidBeforeCents: before, paidAfterCents: after },
          )
          sum += after >= before ? held : 0 - held
        }
        expect(sum).toBe(taxCents)
      }),
    )
  })
})
