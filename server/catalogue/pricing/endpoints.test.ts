import { beforeEach, describe, expect, it } from 'vitest'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { testContext } from '#test/test-context.ts'

const ON = {
  delivery: {
    enabled: true,
    depotZip: '33130',
    roadFactor: 1.3,
    baseFee: '25.00',
    perMile: '0.65',
    freeMiles: 10,
    serviceMiles: 30,
    zipFees: { '33139': '40.00' },
  },
  tax: {
    enabled: true,
    statePercent: '6',
    counties: [
      { county: 'Miami-Dade', percent: '1', from: '2024-01-01' },
      { county: 'Miami-Dade', percent: '2', from: '2028-01-01' },
    ],
    deliveryTaxable: true,
    couponReducesTax: false,
  },
}

describe('a new site', () => {
  const ctx = testContext({ env: { RATE_LIMITS: 'off' } })

  it('200: charges neither delivery nor tax, and takes half as a deposit', async () => {
    const { status, body } = await ctx.staff('GET', '/api/admin/pricing')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      delivery: { enabled: false, depotZip: null, zipFees: {} },
      tax: { enabled: false, statePercent: '6.00', counties: [] },
      policy: { depositPercent: '50.00', refundSteps: [{ daysBefore: 14, percent: '100.00' }] },
    })
    const quoted = await ctx.call('POST', '/api/quote', { themeId: 1, numberOfTeepees: 2, zipCode: '33139' })
    expect(quoted.status).toBe(200)
    expect(quoted.body).toMatchObject({ deliveryAmount: '0.00', taxAmount: '0.00' })
    expect(quoted.body.subtotalAmount).toBe(quoted.body.totalAmount)
  })

  it('shows visitors no price terms', async () => {
    const { body } = await ctx.call('GET', '/api/site-settings')
    expect(body).not.toHaveProperty('hasPriceTerms')
    const terms = await ctx.call('GET', '/api/price-terms?zipCode=33139')
    expect(terms.body).toEqual({
      area: 'inside',
      delivery: null,
      tax: null,
      depositPercent: '50.00',
      refundSteps: [{ daysBefore: 14, percent: '100.00' }],
    })
  })

  it('books anywhere', async () => {
    const { status, body } = await ctx.call('POST', '/api/bookings', bookingRequest({ zipCode: '90210' }))
    expect(status).toBe(201)
    expect(body).toMatchObject({ deliveryAmount: '0.00', taxAmount: '0.00' })
  })

  it('401: only staff may read and change pricing', async () => {
    expect((await ctx.call('GET', '/api/admin/pricing')).status).toBe(401)
    expect((await ctx.call('PUT', '/api/admin/pricing', ON)).status).toBe(401)
  })
})

describe('with delivery and tax', () => {
  const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
  const turnOn = (changes = {}) => ctx.staff('PUT', '/api/admin/pricing', { ...ON, ...changes })
  beforeEach(() => turnOn())
  const theme = async () =>
    (
      await ctx.staff('POST', '/api/themes', {
        name: 'Priced by place',
        description: 'A theme whose price is easy to follow',
        pricePerTeepee: '125.00',
        mainImage: '/uploads/images/hero-default.jpg',
      })
    ).body.id
  const amounts = {
    deliveryAmount: '40.00',
    taxAmount: '37.80',
    totalAmount: '577.80',
    depositAmount: '288.90',
    finalAmount: '288.90',
    balanceAmount: '288.90',
  }

  it('200: saves what is given and keeps the rest', async () => {
    const first = await turnOn()
    expect(first.status).toBe(200)
    expect(first.body).toMatchObject({
      delivery: { ...ON.delivery },
      tax: { statePercent: '6.00', zipCounties: {}, counties: [{ percent: '1.00' }, { percent: '2.00' }] },
    })
    const second = await ctx.staff('PUT', '/api/admin/pricing', { delivery: { freeMiles: 12 } })
    expect(second.body).toMatchObject({
      delivery: { freeMiles: 12, baseFee: '25.00' },
      tax: { enabled: true },
    })
  })

  it('200: charges by rings, nearest first, and taxes the taxable lines', async () => {
    const { body: before } = await ctx.staff('GET', '/api/admin/pricing')
    const rings = [
      { withinMiles: 25, fee: '20.00' },
      { withinMiles: 10, fee: '0.00' },
    ]
    const saved = await turnOn({
      delivery: { ...ON.delivery, rings, zipFees: {} },
      tax: { ...ON.tax, themeTaxable: false },
    })
    expect(saved.body.delivery.rings).toEqual(rings.toReversed())
    expect(saved.body.tax.themeTaxable).toBe(false)
    const themeId = await theme()
    const quoteFor = async (zipCode: string) =>
      (
        await ctx.call('POST', '/api/quote', {
          themeId,
          numberOfTeepees: 4,
          zipCode,
          bookingDate: '2027-05-01',
        })
      ).body
    // 4.6 and 15.9 miles by road; the tax is 7 % of the delivery alone.
    expect(await quoteFor('33139')).toMatchObject({ deliveryAmount: '0.00', taxAmount: '0.00' })
    expect(await quoteFor('33160')).toMatchObject({ deliveryAmount: '20.00', taxAmount: '1.40' })
    const { body } = await turnOn({
      delivery: { ...ON.delivery, rings: [] },
      tax: { ...ON.tax, themeTaxable: true },
    })
    expect(body.delivery).toEqual(before.delivery)
  })

  it.each([
    ['a depot without a ZIP code area', 'delivery.depotZip', { delivery: { depotZip: '33102' } }],
    ['a van that starts nowhere', 'delivery.depotZip', { delivery: { depotZip: null, zipFees: {} } }],
    [
      'two rates of a county from one day',
      'tax.counties.1.from',
      { tax: { counties: [ON.tax.counties[0], ON.tax.counties[0]] } },
    ],
    ['a percentage beyond 100', 'tax.statePercent', { tax: { statePercent: '101' } }],
    ['a negative fee', 'delivery.baseFee', { delivery: { baseFee: '-1.00' } }],
    ['an invalid ZIP code', 'delivery.zipFees.abc', { delivery: { zipFees: { abc: '1.00' } } }],
    [
      'two fees for one distance',
      'delivery.rings.1.withinMiles',
      {
        delivery: {
          rings: [
            { withinMiles: 10, fee: '0' },
            { withinMiles: 10, fee: '20' },
          ],
        },
      },
    ],
    ['eleven moves', 'policy.reschedule.times', { policy: { reschedule: { times: 11, daysBefore: 7 } } }],
    ['no deposit', 'policy.depositPercent', { policy: { depositPercent: '0' } }],
    [
      'two shares for the same days',
      'policy.refundSteps.1.daysBefore',
      {
        policy: {
          refundSteps: [
            { daysBefore: 7, percent: '50' },
            { daysBefore: 7, percent: '20' },
          ],
        },
      },
    ],
  ])('400: %s, at %s', async (_, path, change) => {
    const { status, body } = await ctx.staff('PUT', '/api/admin/pricing', change)
    expect([status, body.errors]).toEqual([400, [{ path, message: body.message }]])
  })

  it('409: if somebody else saved in between', async () => {
    const { body } = await ctx.staff('GET', '/api/admin/pricing')
    const stale = await ctx.staff('PUT', '/api/admin/pricing', { version: body.version - 1 })
    expect([stale.status, stale.body.code]).toEqual([409, 'newer_version'])
  })

  it('200: quotes, and books with the same amounts everywhere', async () => {
    const order = {
      themeId: await theme(),
      numberOfTeepees: 4,
      zipCode: '33139',
      bookingDate: '2027-05-01',
      isDeposit: true,
    }
    const quoted = await ctx.call('POST', '/api/quote', order)
    expect(quoted.body).toMatchObject({ ...amounts, subtotalAmount: '500.00', area: 'inside' })
    expect(quoted.body.lines).toMatchObject([
      { kind: 'theme' },
      { kind: 'delivery', zip: '33139' },
      { kind: 'tax', percent: '7.00' },
      { kind: 'balance' },
    ])
    const booked = await ctx.call(
      'POST',
      '/api/bookings',
      bookingRequest({ ...order, totalAmount: '577.80' }),
    )
    expect([booked.status, booked.body]).toMatchObject([201, amounts])
    const { body } = await ctx.staff('GET', `/api/bookings/${booked.body.id}`)
    expect(body).toMatchObject({ ...amounts, owedAmount: '577.80' })
  })

  it('tells visitors what depends on their ZIP code', async () => {
    const asks = async () => (await ctx.call('GET', '/api/site-settings')).body.asksForZip
    expect(await asks()).toEqual({ delivery: true, tax: true })
    await ctx.staff('PUT', '/api/admin/pricing', { delivery: { enabled: false } })
    expect(await asks()).toEqual({ delivery: false, tax: true })
    await ctx.staff('PUT', '/api/admin/pricing', { tax: { enabled: false } })
    expect(await asks()).toBeUndefined()
  })

  it('200: stores the day on which the rates were checked', async () => {
    expect((await turnOn()).body.tax).not.toHaveProperty('ratesCheckedOn')
    const checked = await ctx.staff('PUT', '/api/admin/pricing', { tax: { ratesCheckedOn: '2027-01-02' } })
    expect(checked.body.tax).toMatchObject({ enabled: true, ratesCheckedOn: '2027-01-02' })
    const wrong = await ctx.staff('PUT', '/api/admin/pricing', { tax: { ratesCheckedOn: 'yesterday' } })
    expect(wrong.status).toBe(400)
  })

  it('200: gives the wizard what it needs to compute the same price', async () => {
    expect((await ctx.call('GET', '/api/site-settings')).body).toMatchObject({ hasPriceTerms: true })
    const { body } = await ctx.call('GET', '/api/price-terms?zipCode=33139-1234&bookingDate=2028-02-01')
    expect(body).toEqual({
      area: 'inside',
      delivery: { zip: '33139', feeAmount: '40.00' },
      tax: {
        county: 'Miami-Dade',
        statePercent: '6.00',
        countyPercent: '2.00',
        deliveryTaxable: true,
        couponReducesTax: false,
      },
      depositPercent: '50.00',
      refundSteps: [{ daysBefore: 14, percent: '100.00' }],
    })
    expect((await ctx.call('GET', '/api/price-terms?zipCode=abc')).status).toBe(400)
  })

  it('200: says what is added once the ZIP code is known', async () => {
    const { body } = await ctx.call('POST', '/api/quote', { themeId: await theme(), numberOfTeepees: 4 })
    expect(body).toMatchObject({
      area: 'unknown',
      deliveryAmount: '0.00',
      taxAmount: '0.00',
      totalAmount: '500.00',
    })
  })

  it('409: an address that contradicts the ZIP code gets the new amount', async () => {
    const order = { themeId: await theme(), numberOfTeepees: 4, bookingDate: '2027-05-02' }
    const { status, body } = await ctx.call(
      'POST',
      '/api/bookings',
      bookingRequest({ ...order, zipCode: '33130', totalAmount: '577.80' }),
    )
    expect([status, body.code]).toEqual([409, 'price_changed'])
    expect(body.quote).toMatchObject({ deliveryAmount: '25.00', totalAmount: '561.75' })
  })

  it.each([
    ['34102', 'outside', 'outside_area'],
    ['33102', 'unknown', 'unknown_zip'],
    ['90210', 'unknown', 'unknown_zip'],
  ])('409: %s is %s, with the number to call', async (zipCode, area, code) => {
    const { body: contact } = await ctx.call('GET', '/api/contact-info')
    const order = { themeId: await theme(), numberOfTeepees: 1, zipCode, bookingDate: '2027-05-03' }
    const quoted = await ctx.call('POST', '/api/quote', order)
    expect([quoted.status, quoted.body.area]).toEqual([200, area])
    const booked = await ctx.call('POST', '/api/bookings', bookingRequest(order))
    expect([booked.status, booked.body.code]).toEqual([409, code])
    expect(booked.body.message).toContain(contact.phone)
  })

  it('keeps a booking’s terms when prices change, and uses today’s for a party that moves', async () => {
    const order = { themeId: await theme(), numberOfTeepees: 4, zipCode: '33139', bookingDate: '2027-06-01' }
    const { body: booked } = await ctx.call('POST', '/api/bookings', bookingRequest(order))
    await turnOn({ delivery: { ...ON.delivery, zipFees: { '33139': '60.00', '33140': '80.00' } } })
    const change = (changes: object) => ctx.staff('PATCH', `/api/bookings/${booked.id}`, changes)
    const fewer = await change({ numberOfTeepees: 2 })
    expect(fewer.body).toMatchObject({ deliveryAmount: '40.00', taxAmount: '20.30', totalAmount: '310.30' })
    const renamed = await change({ customerName: 'Another Name' })
    expect(renamed.body).toMatchObject({ deliveryAmount: '40.00', totalAmount: '310.30' })
    const moved = await change({ zipCode: '33140' })
    expect(moved.body).toMatchObject({ deliveryAmount: '80.00', taxAmount: '23.10', totalAmount: '353.10' })
  })

  it('uses the rate on the party day, and the new day’s when staff move the party', async () => {
    const order = { themeId: await theme(), numberOfTeepees: 4, zipCode: '33139' }
    const quoteOn = async (bookingDate: string) =>
      (await ctx.call('POST', '/api/quote', { ...order, bookingDate })).body.taxAmount
    expect([await quoteOn('2027-12-31'), await quoteOn('2028-01-01')]).toEqual(['37.80', '43.20'])
    const { body } = await ctx.call(
      'POST',
      '/api/bookings',
      bookingRequest({ ...order, bookingDate: '2027-12-30' }),
    )
    const moved = await ctx.staff('PATCH', `/api/bookings/${body.id}`, { bookingDate: '2028-01-02' })
    expect(moved.body).toMatchObject({ deliveryAmount: '40.00', taxAmount: '43.20' })
  })

  it('keeps the policy that a booking was made under', async () => {
    await turnOn({ policy: { depositPercent: '30', refundSteps: [{ daysBefore: 30, percent: '50' }] } })
    const order = { themeId: await theme(), numberOfTeepees: 4, zipCode: '33139', bookingDate: '2027-05-04' }
    const { body } = await ctx.call('POST', '/api/bookings', bookingRequest({ ...order, isDeposit: false }))
    expect(body).toMatchObject({ totalAmount: '577.80', depositAmount: '173.34', finalAmount: '577.80' })
    const refund = async () => (await ctx.staff('GET', `/api/bookings/${body.id}/cancellation`)).body
    await ctx.staff('POST', `/api/bookings/${body.id}/payments`, { amount: '577.80', method: 'cash' })
    await ctx.staff('PUT', '/api/admin/pricing', {
      policy: { depositPercent: '50', refundSteps: [{ daysBefore: 14, percent: '100' }] },
    })
    expect((await refund()).refundAmount).toBe('202.23')
  })
})

describe('guesses of coupon codes', () => {
  const ctx = testContext()

  it('429: are slowed down in quotes as in the validation itself', async () => {
    const guess = (path: string) =>
      ctx.call(
        'POST',
        path,
        { themeId: 1, couponCode: 'GUESS', code: 'GUESS' },
        { 'X-Forwarded-For': '1.2.3.4' },
      )
    const statuses = []
    for (let tries = 0; tries < 60; tries++) statuses.push((await guess('/api/quote')).status)
    expect(new Set(statuses)).toEqual(new Set([409]))
    expect((await guess('/api/quote')).status).toBe(429)
    expect((await guess('/api/coupons/validate')).status).toBe(429)
  })
})
