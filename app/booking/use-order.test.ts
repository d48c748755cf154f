import { describe, expect, it } from 'vitest'
import { EMPTY_DRAFT } from '#app/lib/draft/booking-draft.ts'
import type { Addon } from '#contract/catalogue/addons.ts'
import type { Theme } from '#contract/catalogue/themes.ts'
import { priceDraft } from './use-order.ts'
import { toTerms } from './use-price-terms.ts'

const theme = (fields: Partial<Theme>) =>
  ({ id: 1, name: 'Boho Blossom', pricePerTeepee: '75.00', available: true, ...fields }) as Theme
const addon = (fields: Partial<Addon>) =>
  ({ id: 1, name: 'Movie Night', price: '45.00', available: true, ...fields }) as Addon
const draft = {
  ...EMPTY_DRAFT,
  themeId: 1,
  themeName: 'Boho Blossom',
  themePrice: '70.00',
  numberOfTeepees: 2,
}

const terms = toTerms({
  area: 'inside',
  delivery: { zip: '33139', feeAmount: '40.00' },
  tax: {
    county: 'Miami-Dade',
    statePercent: '6.00',
    countyPercent: '1.00',
    deliveryTaxable: true,
    couponReducesTax: false,
  },
  depositPercent: '50.00',
  refundSteps: [],
})

describe('the order of a draft', () => {
  it('is priced by the catalogue, and by what was seen until that is there', () => {
    expect(priceDraft(draft, undefined).quote.totalCents).toBe(14_000)
    expect(priceDraft(draft, [theme({})]).quote.totalCents).toBe(15_000)
  })

  it('adds delivery and tax as the server does', () => {
    const { quote } = priceDraft(
      { ...draft, numberOfTeepees: 4 },
      [theme({ pricePerTeepee: '125.00' })],
      [],
      terms,
    )
    expect([quote.totalCents, quote.finalAmountCents]).toEqual([57_780, 28_890])
  })

  it('leaves out what can no longer be booked', () => {
    const wanting = {
      ...draft,
      addons: [
        { addonId: 1, quantity: 2 },
        { addonId: 2, quantity: 1 },
      ],
    }
    const order = priceDraft(
      wanting,
      [theme({ available: false })],
      [addon({}), addon({ id: 2, available: false })],
    )
    expect(order.theme).toBeUndefined()
    expect(order.quote.lines.map(({ label, amountCents }) => [label, amountCents])).toEqual([
      ['Movie Night', 9000],
      ['Balance, due later', -4500],
    ])
  })

  it('of nothing has no lines and costs nothing, not even delivery', () => {
    expect(priceDraft(EMPTY_DRAFT, [theme({})], [], terms).quote).toMatchObject({ lines: [], totalCents: 0 })
    expect(priceDraft(EMPTY_DRAFT, [theme({})]).quote).toMatchObject({ lines: [], totalCents: 0 })
  })

  it('allows as many teepees as its theme, and as any party before there is one', () => {
    const themes = [theme({ mostTeepees: 6 }), theme({ id: 2 })]
    const mostWith = (themeId: number | null) => priceDraft({ ...draft, themeId }, themes).mostTeepees
    expect([1, 2, null].map(mostWith)).toEqual([6, 10, 10])
    expect(priceDraft(draft, undefined).mostTeepees).toBe(10)
  })

  it('takes a coupon off what is due now', () => {
    const coupon = { code: 'HALF', discountType: 'percentage', discountValue: '50.00' } as const
    const { quote } = priceDraft({ ...draft, appliedCoupon: coupon }, [theme({})])
    expect(quote).toMatchObject({ discountCents: 3750, finalAmountCents: 3750 })
  })
})
