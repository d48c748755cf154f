import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { priceDraft } from '#app/booking/use-order.ts'
import { toTerms } from '#app/booking/use-price-terms.ts'
import { EMPTY_DRAFT, toDraftTheme } from '#app/lib/draft/booking-draft.ts'
import type { Addon } from '#contract/catalogue/addons.ts'
import type { Theme } from '#contract/catalogue/themes.ts'
import { toDecimal } from '#domain/foundation/money/money.ts'
import { addDays } from '#domain/foundation/time/party-day.ts'
import { connectAssistant } from '#test/journeys/assistant.ts'
import { testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const ORDERS = Number(process.env.ASSISTANT_QUOTES ?? 100)
const COUPONS = [
  { code: 'MOON12', discountType: 'percentage', discountValue: '12.50' },
  { code: 'FIFTEEN', discountType: 'fixed', discountValue: '15.01' },
] as const
/** Miami Beach with its own fee, nearby, far away within Florida, outside, a ZIP code without an area, and none. */
const ZIPS = ['33139', '33101', '33133', '33301', '34102', '32801', '10001', '00001', undefined]

let themes: Theme[]
let addons: Addon[]
beforeAll(async () => {
  await ctx.staff('PUT', '/api/site-settings', { assistants: true })
  const { status } = await ctx.staff('PUT', '/api/admin/pricing', {
    delivery: {
      enabled: true,
      depotZip: '33101',
      roadFactor: 1.3,
      baseFee: '17.35',
      perMile: '1.29',
      freeMiles: 4,
      serviceMiles: 60,
      zipFees: { '33139': '40.00' },
    },
    tax: {
      enabled: true,
      statePercent: '6',
      counties: [
        { county: 'Miami-Dade', percent: '1', from: '2026-01-01' },
        { county: 'Miami-Dade', percent: '1.5', from: '2027-06-01' },
      ],
      deliveryTaxable: true,
      couponReducesTax: true,
    },
    policy: { depositPercent: '37.5' },
  })
  expect(status).toBe(200)
  for (const coupon of COUPONS) {
    const more = { validFrom: '2026-01-01', validUntil: '2028-12-31', isActive: true }
    const { status } = await ctx.staff('POST', '/api/coupons', { ...coupon, ...more })
    expect(status).toBe(201)
  }
  themes = (await ctx.call('GET', '/api/themes')).body.filter(({ available }) => available)
  addons = (await ctx.call('GET', '/api/addons')).body.filter(({ available }) => available)
})

/** The price of an order as the wizard shows it, from the catalogue and the price terms for the address. */
async function priceInWizard(order: Order) {
  const { body } = await ctx.call(
    'GET',
    `/api/price-terms?bookingDate=${order.bookingDate}${order.zipCode ? `&zipCode=${order.zipCode}` : ''}` as '/api/price-terms',
  )
  const theme = themes.find(({ id }) => id === order.themeId)
  const draft = {
    ...EMPTY_DRAFT,
    ...(theme && toDraftTheme(theme)),
    numberOfTeepees: order.numberOfTeepees,
    addons: order.addons,
    paymentOption: order.isDeposit ? ('deposit' as const) : ('full' as const),
    appliedCoupon: COUPONS.find(({ code }) => code === order.couponCode) ?? null,
  }
  const { quote } = priceDraft(draft, themes, addons, toTerms(body))
  return {
    area: body.area,
    subtotalAmount: toDecimal(quote.subtotalCents),
    deliveryAmount: toDecimal(quote.deliveryCents),
    taxAmount: toDecimal(quote.taxCents),
    totalAmount: toDecimal(quote.totalCents),
    depositAmount: toDecimal(quote.depositCents),
    discountAmount: toDecimal(quote.discountCents),
    finalAmount: toDecimal(quote.finalAmountCents),
    balanceAmount: toDecimal(quote.balanceCents),
  }
}

type Order = {
  readonly themeId: number
  readonly numberOfTeepees: number
  readonly addons: { addonId: number; quantity: number }[]
  readonly isDeposit: boolean
  readonly couponCode: string | undefined
  readonly zipCode: string | undefined
  readonly bookingDate: string
}

it('an assistant is quoted exactly the price that the wizard shows, for any order', async () => {
  const { use } = await connectAssistant(ctx)
  const orders = fc.record<Order>({
    themeId: fc.constantFrom(...themes.map(({ id }) => id)),
    numberOfTeepees: fc.integer({ min: 1, max: 10 }),
    addons: fc.uniqueArray(
      fc.record({
        addonId: fc.constantFrom(...addons.map(({ id }) => id)),
        quantity: fc.integer({ min: 1, max: 9 }),
      }),
      { maxLength: 5, selector: ({ addonId }) => addonId },
    ),
    isDeposit: fc.boolean(),
    couponCode: fc.constantFrom(undefined, ...COUPONS.map(({ code }) => code)),
    zipCode: fc.constantFrom(...ZIPS),
    bookingDate: fc.integer({ min: 0, max: 390 }).map((days) => addDays('2027-01-04', days)),
  })
  let charged = 0
  await fc.assert(
    fc.asyncProperty(orders, async (order) => {
      const quoted = await use('get_quote', order)
      expect(quoted).toMatchObject(await priceInWizard(order))
      charged += Number(quoted.deliveryAmount !== '0.00' && quoted.taxAmount !== '0.00')
    }),
    { numRuns: ORDERS },
  )
  // Enough orders have a fee and a tax for the comparison to mean something.
  expect(charged).toBeGreaterThan(ORDERS / 4)
})
