import { beforeAll, describe, expect, it } from 'vitest'
import type { CallRequest } from '#contract/calls.ts'
import { showDeposit, showMinimum, showRule } from '#contract/money/read-price-list.ts'
import { toDecimal } from '#domain/foundation/money/money.ts'
import { A_PARTY } from '#test/factories/booking-request.ts'
import {
  CUSTOM,
  LISTS,
  type List,
  makeParty,
  makeRandom,
  priceBySentences,
} from '#test/factories/ten-lists.ts'
import { testContext } from '#test/test-context.ts'

type Pricing = CallRequest<'put', '/api/admin/pricing'>['body']

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const DEPOT = '33130'
/** ZIP code areas, and how many miles from the depot each has begun. */
const AREAS = [
  { zipCode: '33145', miles: 3 },
  { zipCode: '33173', miles: 11 },
  { zipCode: '33177', miles: 18 },
  { zipCode: '33304', miles: 27 },
  { zipCode: '33064', miles: 36 },
] as const
const ADDON = {
  name: 'Lanterns',
  description: 'A string of warm lanterns',
  price: '13.37',
  category: 'Extras',
}
const ORDERS = 60
/** Every so many orders is also booked. */
const BOOKED = 6

let addonId = 0
beforeAll(async () => {
  const image = '/uploads/images/hero-default.jpg'
  addonId = (await ctx.staff('POST', '/api/addons', { ...ADDON, image })).body.id
  await ctx.staff('PUT', '/api/site-settings', { maxPartiesPerDay: 1_000, teepeeStock: 10_000 })
})

describe.each(Object.entries(LISTS))('list %s, entered through the API', (name, list) => {
  it(`comes to the same cent as its sentences, for ${ORDERS} orders`, async () => {
    const themeId = await createTheme(list)
    const customThemeId = await createTheme(list)
    expect((await ctx.staff('PUT', '/api/admin/pricing', toPricing(list, customThemeId))).status).toBe(200)
    const random = makeRandom(name.charCodeAt(0) + 100)
    for (let round = 0; round < ORDERS; round++) {
      const { zipCode, miles } = AREAS[random(AREAS.length)] ?? AREAS[0]
      const quantity = random(3)
      const party = { ...makeParty(random, list), miles, addonCents: quantity * 1_337 }
      const { mustPayAll, ...cents } = priceBySentences(name, party)
      ctx.setNow(new Date(`${party.today}T15:00:00Z`))
      const order = {
        themeId: party.isCustom ? customThemeId : themeId,
        numberOfTeepees: party.teepees,
        numberOfNights: party.nights,
        bookingDate: party.day,
        addons: quantity > 0 ? [{ addonId, quantity }] : [],
        ...{ zipCode, floor: party.floor, stairs: party.stairs },
        damageWaiver: party.takesWaiver,
        isDeposit: party.isDeposit,
      }
      const amounts = {
        totalAmount: toDecimal(cents.totalCents),
        depositAmount: toDecimal(cents.depositCents),
        finalAmount: toDecimal(cents.finalAmountCents),
        balanceAmount: toDecimal(cents.balanceCents),
      }
      const quoted = await ctx.call('POST', '/api/quote', order)
      const fullPayment = mustPayAll || undefined
      expect(quoted, JSON.stringify(order)).toMatchObject({ status: 200, body: amounts })
      expect(quoted.body.fullPayment).toBe(fullPayment)
      if (round % BOOKED > 0) continue
      const booked = await ctx.call('POST', '/api/bookings', { ...A_PARTY, ...order })
      if (mustPayAll && party.isDeposit)
        expect(booked).toMatchObject({ status: 409, body: { code: 'full_payment_needed' } })
      else expect(booked, JSON.stringify(order)).toMatchObject({ status: 201, body: amounts })
    }
  })
})

async function createTheme({ theme, mostTeepees }: List): Promise<number> {
  const { pricePerTeepeeCents, packages, eachFurtherCents } = theme
  const { status, body } = await ctx.staff('POST', '/api/themes', {
    name: 'Priced by a list',
    description: 'A theme whose price is easy to follow',
    mainImage: '/uploads/images/hero-default.jpg',
    teepeeStock: 1_000,
    pricePerTeepee: toDecimal(pricePerTeepeeCents),
    packages: packages?.map(({ teepees, priceCents }) => ({ teepees, price: toDecimal(priceCents) })),
    eachFurther: eachFurtherCents && toDecimal(eachFurtherCents),
    mostTeepees,
  })
  expect(status).toBe(201)
  return body.id
}

/** What one list does not set is as on a new site, whatever the list before it set. */
function toPricing(list: List, customThemeId: number): Pricing {
  const { rules = [], minimums = [], waiver, deposit, perNight = 0, mostNights = 1 } = list
  return {
    rules: rules.map((rule, index) => {
      const themeIds = rule.themeIds?.map((id) => (id === CUSTOM ? customThemeId : id))
      const { id: _, ...shown } = showRule({ ...rule, themeIds, id: 1, name: `Rule ${index}`, enabled: true })
      return shown
    }),
    minimums: minimums.map(showMinimum),
    nights: { most: mostNights, perTeepee: toDecimal(perNight) },
    waiver: waiver
      ? { enabled: true, percent: toDecimal(waiver.percent), covers: toDecimal(waiver.coversCents) }
      : { enabled: false },
    policy: {
      deposit: deposit ? showDeposit(deposit) : null,
      fullPaymentDays: list.fullPaymentDays ?? null,
    },
    delivery: {
      enabled: list.perMileBeyondTen !== undefined,
      ...{ depotZip: DEPOT, roadFactor: 1, freeMiles: 10, perMile: toDecimal(list.perMileBeyondTen ?? 0) },
    },
  }
}
