import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isRefusal } from '#domain/foundation/refusal/refusal.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { inEnglish } from '#test/in-english.ts'
import { quote } from './quote.ts'
import { getExemptionMessage, withExemption } from './tax-exemption.ts'
import type { PriceTerms, TaxExemption, TaxTerms } from './types.ts'

const TAX: TaxTerms = {
  county: 'Miami-Dade',
  statePercent: 600,
  countyPercent: 100,
  deliveryTaxable: true,
  couponReducesTax: false,
}
const SCHOOL = { certificate: '85-8012345678C-1' }
const PARTY = '2027-05-01'

describe('a certificate of exemption', () => {
  it.each([
    ['is added', { tax: TAX }, SCHOOL, SCHOOL],
    ['stays unless something else is stated', { tax: { ...TAX, exemption: SCHOOL } }, undefined, SCHOOL],
    ['is removed', { tax: { ...TAX, exemption: SCHOOL } }, null, undefined],
    ['is valid on its last day', { tax: TAX }, { ...SCHOOL, until: PARTY }, { ...SCHOOL, until: PARTY }],
    ['is undefined for most customers', { tax: TAX }, undefined, undefined],
  ] satisfies [string, PriceTerms, unknown, unknown][])('%s', (_, terms, wanted, exemption) => {
    const changed = withExemption(terms, wanted, PARTY)
    expect(isRefusal(changed) || changed.tax?.exemption).toEqual(exemption)
  })

  it('is shown to staff with its expiry date', () => {
    const until = '2027-04-30'
    const write = (exemption: TaxExemption, language: Language) =>
      textIn(language)(getExemptionMessage(exemption))
    expect(write(SCHOOL, 'en')).toBe('certificate 85-8012345678C-1')
    expect(write({ ...SCHOOL, until }, 'en')).toBe('certificate 85-8012345678C-1, until Apr 30, 2027')
    expect(write({ ...SCHOOL, until }, 'es')).toBe('certificado 85-8012345678C-1, hasta el 30 abr 2027')
  })

  it('is refused if it expires before the party, even when the party moves', () => {
    const ended = { ...SCHOOL, until: '2027-04-30' }
    const message = expect.stringContaining('ends on Friday, April 30, 2027, before the party')
    expect(inEnglish(withExemption({ tax: TAX }, ended, PARTY))).toMatchObject({ message })
    expect(inEnglish(withExemption({ tax: { ...TAX, exemption: ended } }, undefined, PARTY))).toMatchObject({
      message,
    })
  })

  it('is refused if no tax is charged, and otherwise leaves such terms unchanged', () => {
    expect(withExemption({}, SCHOOL, PARTY)).toMatchObject({ code: 'conflict' })
    expect(withExemption({ depositPercent: 2_500 }, null, PARTY)).toEqual({ depositPercent: 2_500 })
  })
})

describe('the price of an exempt customer', () => {
  it('names the certificate in place of the tax', () => {
    const order = {
      theme: { name: 'Boho', pricePerTeepeeCents: 12_500 },
      teepees: 4,
      addons: [],
      paymentOption: 'full' as const,
    }
    const delivery = { zip: '33139', feeCents: 4_000 }
    const priced = quote(order, { delivery, tax: { ...TAX, exemption: SCHOOL } })
    expect(priced).toMatchObject({ totalCents: 54_000, taxCents: 0, taxableCents: 0 })
    expect(priced.lines.at(-1)).toEqual({
      kind: 'tax',
      part: 'total',
      label: 'Tax exempt, certificate 85-8012345678C-1',
      certificate: '85-8012345678C-1',
      amountCents: 0,
    })
  })

  it('is what everybody pays, less tax', () => {
    const cents = fc.integer({ min: 0, max: 100_000 })
    fc.assert(
      fc.property(
        cents,
        fc.integer({ min: 1, max: 10 }),
        fc.boolean(),
        cents,
        (price, teepees, isFull, off) => {
          const order = {
            theme: { name: 'Boho', pricePerTeepeeCents: price },
            teepees,
            addons: [],
            paymentOption: isFull ? ('full' as const) : ('deposit' as const),
          }
          const coupon = { code: 'OFF', discountType: 'fixed' as const, discountValue: off }
          const { lines: _, ...exempt } = quote(order, { coupon, tax: { ...TAX, exemption: SCHOOL } })
          const { lines: __, ...untaxed } = quote(order, { coupon })
          expect(exempt).toEqual(untaxed)
        },
      ),
    )
  })
})
