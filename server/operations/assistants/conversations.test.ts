import { beforeAll, describe, expect, it } from 'vitest'
import { A_PARTY } from '#test/factories/booking-request.ts'
import { connectAssistant } from '#test/journeys/assistant.ts'
import { payByTestCard } from '#test/journeys/pay-for-party.ts'
import { testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const CALLS_MOST = 6

beforeAll(async () => {
  await ctx.staff('PUT', '/api/site-settings', { assistants: true, maxPartiesPerDay: 1 })
})

/** Pays for a held party at the URL given to the assistant, as the wizard does. */
async function payAt(paymentUrl: string) {
  const reference = new URL(paymentUrl).searchParams.get('held') ?? ''
  const { body: held } = await ctx.call('GET', `/api/bookings/${reference as 'x'}`)
  const amount = held.finalAmount
  const intent = await ctx.call('POST', '/api/create-payment-intent', { amount, bookingId: reference })
  const { paymentIntentId, clientSecret } = intent.body
  await payByTestCard(ctx, paymentIntentId, clientSecret)
  await ctx.call('POST', `/api/bookings/${reference}/payment`, { paymentIntentId })
  return (await ctx.call('GET', `/api/bookings/${reference as 'x'}`)).body
}

type Assistant = Awaited<ReturnType<typeof connectAssistant>>

/** What a family says, and how its assistant proceeds; returns where to pay. */
const CONVERSATIONS: Record<string, (assistant: Assistant) => Promise<string>> = {
  'A family that knows the day and asks for the price first': async ({ use }) => {
    const { themes } = await use('list_themes')
    const themeId = themes[0]?.themeId ?? 0
    const range = { from: '2027-02-06', to: '2027-02-06', themeId, teepees: 2 }
    const { freeDays } = await use('find_free_days', range)
    const order = { ...A_PARTY, themeId, bookingDate: freeDays[0]?.date }
    const { totalAmount, finalAmount } = await use('get_quote', order)
    return (await use('hold_party', { ...order, totalAmount, finalAmount })).paymentUrl
  },
  'A family with $250 that wants as many teepees as that buys': async ({ use }) => {
    const { themes } = await use('list_themes')
    const [cheapest] = [...themes].sort((a, b) => Number(a.pricePerTeepee) - Number(b.pricePerTeepee))
    const numberOfTeepees = Math.floor(250 / Number(cheapest?.pricePerTeepee))
    const order = { ...A_PARTY, themeId: cheapest?.themeId, numberOfTeepees, bookingDate: '2027-02-07' }
    expect(Number((await use('get_quote', order)).totalAmount)).toBeLessThanOrEqual(250)
    return (await use('hold_party', order)).paymentUrl
  },
  'A family whose day is full takes the nearest that is free': async ({ use, refused }) => {
    await ctx.call('POST', '/api/bookings', { ...A_PARTY, bookingDate: '2027-02-20' })
    const wanted = { ...A_PARTY, bookingDate: '2027-02-20' }
    expect(await refused('hold_party', wanted)).toMatchObject({ code: 'date_unavailable' })
    const { freeDays } = await use('find_free_days', { from: '2027-02-19', to: '2027-02-28' })
    return (await use('hold_party', { ...wanted, bookingDate: freeDays.at(1)?.date })).paymentUrl
  },
  'A family outside the area has its party at the grandparents’': async ({ use, refused }) => {
    const delivery = { enabled: true, depotZip: '33101', baseFee: '20', perMile: '1', serviceMiles: 30 }
    await ctx.staff('PUT', '/api/admin/pricing', { delivery })
    const order = { ...A_PARTY, bookingDate: '2027-03-01' }
    expect(await use('get_quote', { ...order, zipCode: '32801' })).toMatchObject({ area: 'outside' })
    const far = await refused('hold_party', { ...order, zipCode: '32801' })
    expect(far).toMatchObject({ code: 'outside_area' })
    const { paymentUrl } = await use('hold_party', { ...order, zipCode: '33139' })
    await ctx.staff('PUT', '/api/admin/pricing', { delivery: { enabled: false } })
    return paymentUrl
  },
  'A family whose price has changed since is asked again': async ({ use, refused }) => {
    const order = { ...A_PARTY, themeId: 2, bookingDate: '2027-03-03' }
    const { totalAmount } = await use('get_quote', order)
    await ctx.staff('PATCH', '/api/themes/2', { pricePerTeepee: '83.50' })
    const refusal = await refused('hold_party', { ...order, totalAmount })
    expect(refusal).toMatchObject({ code: 'price_changed', quote: { totalAmount: '167.00' } })
    return (await use('hold_party', { ...order, totalAmount: '167.00' })).paymentUrl
  },
  'A family that writes Spanish': async ({ use, refused }) => {
    const spanish = { language: 'es' }
    const { themes } = await use('list_themes', spanish)
    const order = { ...A_PARTY, ...spanish, themeId: themes[2]?.themeId, bookingDate: '2027-03-06' }
    const refusal = await refused('hold_party', { ...order, customerPhone: '12' })
    expect(refusal.message).toMatch(/teléfono/)
    return (await use('hold_party', order)).paymentUrl
  },
  'A family that mistyped its e-mail address': async ({ use, refused }) => {
    const order = { ...A_PARTY, bookingDate: '2027-03-09' }
    const refusal = await refused('hold_party', { ...order, customerEmail: 'maria(at)example' })
    expect(refusal).toMatchObject({ code: 'invalid', errors: [{ path: 'customerEmail' }] })
    return (await use('hold_party', order)).paymentUrl
  },
  'A family whose coupon is over books without it': async ({ use, refused }) => {
    const order = { ...A_PARTY, bookingDate: '2027-03-12' }
    const refusal = await refused('get_quote', { ...order, couponCode: 'SUMMER26' })
    expect(refusal).toMatchObject({ code: 'coupon_invalid' })
    await use('get_quote', order)
    return (await use('hold_party', order)).paymentUrl
  },
  'A family whose add-on is taken chooses another': async ({ use, refused }) => {
    await ctx.staff('PATCH', '/api/addons/1', { stock: 1 })
    const { addons } = await use('list_themes')
    const order = { ...A_PARTY, bookingDate: '2027-03-15' }
    const wanted = { ...order, addons: [{ addonId: 1, quantity: 2 }] }
    expect(await refused('hold_party', wanted)).toMatchObject({ code: 'addon_unavailable' })
    const other = { addonId: addons[1]?.addonId, quantity: 2 }
    return (await use('hold_party', { ...order, addons: [other] })).paymentUrl
  },
  'A family whose assistant lost the answer and asks again': async ({ use }) => {
    const order = { ...A_PARTY, bookingDate: '2027-03-18', draftKey: 'chat-2027-03-18-gomez' }
    const first = await use('hold_party', order)
    const again = await use('hold_party', order)
    expect(again.bookingId).toBe(first.bookingId)
    return again.paymentUrl
  },
}

describe('a conversation books in at most six calls', () => {
  it.each(Object.keys(CONVERSATIONS))('%s', async (name) => {
    const assistant = await connectAssistant(ctx)
    const paymentUrl = await CONVERSATIONS[name]?.(assistant)
    expect(assistant.countCalls()).toBeLessThanOrEqual(CALLS_MOST)
    expect(await payAt(paymentUrl ?? '')).toMatchObject({ isPaid: true, bookingStatus: 'pending' })
  })

  it('a conversation that ends with an unpaid hold leaves no booking', async () => {
    const { refused } = await connectAssistant(ctx)
    const before = (await ctx.staff('GET', '/api/bookings')).body
    await refused('hold_party', { ...A_PARTY, bookingDate: '2027-02-20' })
    expect((await ctx.staff('GET', '/api/bookings')).body).toHaveLength(before.length)
  })
})
