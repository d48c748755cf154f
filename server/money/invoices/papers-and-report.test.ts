import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { toCents } from '#contract/wire/decimal.ts'
import { addDays } from '#domain/foundation/time/party-day.ts'
import { coupons, siteSettings, themes } from '#server/foundation/database/schema/all-tables.ts'
import { createPaidParty, payChange } from '#test/journeys/paid-party.ts'
import { testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const MOVIE_NIGHT = 1
let day = '2027-03-01'

beforeAll(async () => {
  await ctx.db.update(siteSettings).set({ maxPartiesPerDay: 1_000, teepeeStock: 1_000 })
})

type Sale = { price: number; couponPercent: number; taxPercent: string; couponReducesTax: boolean }

/** Sells at this price, tax and coupon from now on. */
async function sellAt({ price, couponPercent, taxPercent, couponReducesTax }: Sale) {
  await ctx.db.update(themes).set({ pricePerTeepeeCents: price, teepeeStock: 1_000 })
  await ctx.db
    .update(coupons)
    .set({ discountType: 'percentage', discountValueHundredths: couponPercent * 100 })
  const tax = { enabled: true, statePercent: taxPercent, counties: [], couponReducesTax }
  expect((await ctx.staff('PUT', '/api/admin/pricing', { tax })).status).toBe(200)
  day = addDays(day, 1)
}

/** Returns the tax in a booking's papers: those of payments less those of refunds. */
async function statedTax(id: number) {
  const { invoices } = (await ctx.staff('GET', `/api/bookings/${id}/invoices`)).body
  return invoices.reduce(
    (sum, { series, includedTax }) =>
      sum + (series === 'invoice' ? toCents(includedTax) : 0 - toCents(includedTax)),
    0,
  )
}
async function reportedTax() {
  const { body } = await ctx.staff('GET', `/api/admin/reports/sales-tax?from=${day}&to=${day}`)
  return toCents(body.stateTaxAmount) + toCents(body.surtaxAmount)
}

type Party = Awaited<ReturnType<typeof createPaidParty>>

async function change({ booking, change }: Party, wanted: object) {
  const { body } = await change(wanted)
  if ('changeId' in body) await payChange(ctx, booking, body)
}

describe('the tax in invoices and credit notes', () => {
  it('is that of the order once it became smaller: seven teepees at $23.90 with 25 % off and 7 % tax', async () => {
    await sellAt({ price: 2_390, couponPercent: 25, taxPercent: '7', couponReducesTax: true })
    const order = { bookingDate: day, numberOfTeepees: 10, isDeposit: false, couponCode: 'WELCOME10' }
    const party = await createPaidParty(ctx, order)
    await change(party, { numberOfTeepees: 7 })
    const { invoices } = (await ctx.staff('GET', `/api/bookings/${party.booking.id}/invoices`)).body
    expect(invoices.map(({ series, includedTax }) => [series, includedTax])).toEqual([
      ['invoice', '12.55'],
      ['creditNote', '3.77'],
    ])
    expect([await statedTax(party.booking.id), await reportedTax()]).toEqual([878, 878])
  })

  it.each([true, false])(
    'agrees to the cent from quote to report, coupon off the tax: %s',
    async (reduces) => {
      await sellAt({ price: 5_186, couponPercent: 40, taxPercent: '8.25', couponReducesTax: reduces })
      const order = { bookingDate: day, numberOfTeepees: 1, isDeposit: false, couponCode: 'WELCOME10' }
      const { body: quote } = await ctx.call('POST', '/api/quote', {
        ...{ themeId: 1, addons: [], zipCode: '33101' },
        ...order,
      })
      const { booking, read } = await createPaidParty(ctx, { themeId: 1, ...order })
      const lines = quote.lines.filter(({ kind }) => kind !== 'balance')
      expect(lines.reduce((sum, { amount }) => sum + toCents(amount), 0)).toBe(toCents(quote.finalAmount))
      expect(booking).toMatchObject({
        totalAmount: quote.totalAmount,
        taxAmount: quote.taxAmount,
        discountAmount: quote.discountAmount,
      })
      expect((await read()).paidAmount).toBe(quote.finalAmount)
      const tax = toCents(quote.taxAmount)
      expect([await statedTax(booking.id), await reportedTax()]).toEqual([tax, tax])
    },
  )

  it('adds up to the report for any order, coupon, tax and changes that are paid or refunded', async () => {
    const step = fc.record({
      numberOfTeepees: fc.integer({ min: 1, max: 10 }),
      addons: fc.constantFrom([], [{ addonId: MOVIE_NIGHT, quantity: 2 }]),
    })
    const sale = fc.record({
      price: fc.integer({ min: 2_000, max: 20_000 }),
      couponPercent: fc.integer({ min: 1, max: 60 }),
      taxPercent: fc.constantFrom('6', '7', '7.5', '8.25'),
      couponReducesTax: fc.boolean(),
    })
    const history = fc.record({ sale, hasCoupon: fc.boolean(), steps: fc.array(step, { maxLength: 4 }) })
    await fc.assert(
      fc.asyncProperty(history, async ({ sale, hasCoupon, steps }) => {
        await sellAt(sale)
        const coupon = hasCoupon ? { couponCode: 'WELCOME10' } : {}
        const order = { bookingDate: day, numberOfTeepees: 4, isDeposit: false, ...coupon }
        const party = await createPaidParty(ctx, order)
        for (const wanted of steps) await change(party, wanted)
        const { paidAmount, owedAmount, booking } = await party.read()
        // Amounts too small for a card, and what was kept without a refund, have no paper yet.
        if (owedAmount !== '0.00' || booking.keptAmount !== undefined) return
        const tax = toCents(booking.taxAmount)
        expect([paidAmount, await statedTax(party.booking.id), await reportedTax()]).toEqual([
          paidAmount,
          tax,
          tax,
        ])
      }),
      { numRuns: 10, seed: 54 },
    )
  })
})
