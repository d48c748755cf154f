import { describe, expect, it } from 'vitest'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { describePrice, fromWords } from './describe-price.ts'
import { quote } from './quote.ts'

const priced = (terms = {}, addons: Parameters<typeof quote>[0]['addons'] = [], teepees = 4) =>
  quote(
    { theme: { name: 'Boho', pricePerTeepeeCents: 7_000 }, teepees, addons, paymentOption: 'deposit' },
    terms,
  )
const delivery = { zip: '33139', feeCents: 800 }
const tax = {
  county: 'Miami-Dade',
  statePercent: 600,
  countyPercent: 100,
  deliveryTaxable: true,
  couponReducesTax: false,
}
const movie = { addonId: 1, name: 'Movie', priceCents: 4_500, quantity: 2 }

describe('an all-inclusive price', () => {
  it.each([
    [
      priced({ delivery, tax }),
      4,
      '$308.16 for 4 teepees at 33139: teepees $280.00, delivery $8.00, tax $20.16',
    ],
    [priced({ delivery }), 4, '$288.00 for 4 teepees at 33139: teepees $280.00, delivery $8.00'],
    [priced({ tax }), 4, '$299.60 for 4 teepees at 33139: teepees $280.00, tax $19.60'],
    [
      priced({ delivery: { ...delivery, feeCents: 0 } }, [], 1),
      1,
      '$70.00 for 1 teepee at 33139: teepees $70.00, delivery $0.00',
    ],
    [
      priced({ delivery, tax }, [movie]),
      4,
      '$404.46 for 4 teepees at 33139: teepees $280.00, add-ons $90.00, delivery $8.00, tax $26.46',
    ],
  ])('%#: %s teepees', ({ lines }, teepees, words) => {
    expect(describePrice({ lines, teepees, zip: '33139' }, textIn('en'))).toBe(words)
  })

  it('names parts that add up to the whole, with nights, a waiver and a coupon, too', () => {
    const theme = { name: 'Boho', pricePerTeepeeCents: 7_000 }
    const order = { theme, teepees: 4, numberOfNights: 2, addons: [movie], paymentOption: 'deposit' } as const
    const waiver = { percent: 900, coversCents: 15_000 }
    const coupon = { code: 'SAVE25', discountType: 'fixed', discountValue: 2_500 } as const
    const { lines } = quote(order, { delivery, tax, waiver, perNightCents: 2_000, coupon })
    expect(describePrice({ lines, teepees: 4, zip: '33139' }, textIn('en'))).toBe(
      '$505.56 for 4 teepees at 33139: teepees $360.00, add-ons $90.00, damage waiver $40.50, delivery $8.00, tax $32.06, coupon -$25.00',
    )
  })
})

describe('a price without a ZIP code', () => {
  it.each([
    [{ delivery: true, tax: true }, 'plus delivery and sales tax for your ZIP code'],
    [{ delivery: true, tax: false }, 'plus delivery for your ZIP code'],
    [{ delivery: false, tax: true }, 'plus sales tax for your ZIP code'],
  ])('%j', (parts, words) => {
    expect(fromWords(7_500, parts, textIn('en'))).toBe(`From $75.00 for 1 teepee; ${words}`)
  })
})
