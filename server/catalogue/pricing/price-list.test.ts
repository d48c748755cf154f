import { beforeEach, describe, expect, it } from 'vitest'
import { bookings } from '#server/foundation/database/schema/all-tables.ts'
import { A_PARTY, bookingRequest } from '#test/factories/booking-request.ts'
import { testContext } from '#test/test-context.ts'

const THEME = {
  name: 'Priced by a list',
  description: 'A theme whose price is easy to follow',
  pricePerTeepee: '70.00',
  mainImage: '/uploads/images/hero-default.jpg',
}
/** A Saturday, forty days after the tests' morning. */
const SATURDAY = '2027-02-13'
const MONDAY = '2027-02-15'
const WEEKEND = {
  name: 'Weekend',
  nameEs: 'Fin de semana',
  when: { weekdays: [5, 6] },
  change: { kind: 'percent', amount: '10' },
}
const STAIRS = {
  name: 'Stairs',
  when: { floors: ['higher'], stairs: true },
  change: { kind: 'add', amount: '15.00' },
}

describe('a new site', () => {
  const ctx = testContext({ env: { RATE_LIMITS: 'off' } })

  it('answers as it did before there was a price list', async () => {
    const [theme] = (await ctx.call('GET', '/api/themes')).body
    expect(Object.keys(theme ?? {})).toEqual([
      ...['id', 'name', 'description', 'mainImage', 'galleryImages', 'includedItems', 'available'],
      ...['featured', 'displayOrder', 'teepeeStock', 'version', 'pricePerTeepee', 'createdAt', 'pictures'],
    ])
    const pricing = await ctx.staff('GET', '/api/admin/pricing')
    expect(Object.keys(pricing.body)).toEqual([
      ...['delivery', 'tax', 'policy', 'changes', 'ways', 'damage', 'hold', 'autopay', 'version'],
    ])
    expect(Object.keys(pricing.body.policy)).toEqual(['depositPercent', 'refundSteps'])
    const terms = await ctx.call('GET', '/api/price-terms?zipCode=33139&bookingDate=2027-02-13')
    expect(Object.keys(terms.body)).toEqual(['area', 'delivery', 'tax', 'depositPercent', 'refundSteps'])
    const order = { themeId: 1, numberOfTeepees: 2, bookingDate: SATURDAY, damageWaiver: true }
    const quoted = await ctx.call('POST', '/api/quote', order)
    expect(Object.keys(quoted.body)).toEqual([
      ...['lines', 'subtotalAmount', 'deliveryAmount', 'taxAmount', 'totalAmount', 'depositAmount'],
      ...['discountAmount', 'finalAmount', 'balanceAmount', 'area'],
    ])
    const booked = await ctx.call('POST', '/api/bookings', bookingRequest({ damageWaiver: true }))
    expect(booked.body).not.toHaveProperty('damageWaiver')
    const [stored] = await ctx.db.select().from(bookings)
    expect(stored?.priceTerms).toEqual({ depositPercent: 5_000 })
  })
})

describe('the price list', () => {
  const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
  const set = (change: object) => ctx.staff('PUT', '/api/admin/pricing', change)
  let themeId = 0
  beforeEach(async () => {
    themeId = (await ctx.staff('POST', '/api/themes', THEME)).body.id
  })
  const quoteFor = async (more: object = {}) =>
    (
      await ctx.call('POST', '/api/quote', {
        themeId,
        numberOfTeepees: 4,
        bookingDate: SATURDAY,
        ...more,
      })
    ).body
  const book = (more: object = {}) =>
    ctx.call('POST', '/api/bookings', { ...A_PARTY, themeId, numberOfTeepees: 4, zipCode: '33139', ...more })

  it('keeps the ids of its rules, and shows them as they were entered', async () => {
    const made = await set({ rules: [WEEKEND, { ...STAIRS, themeIds: [themeId], enabled: false }] })
    expect(made.status).toBe(200)
    const [weekend, stairs] = made.body.rules ?? []
    expect(weekend).toEqual({
      ...WEEKEND,
      id: expect.any(Number),
      enabled: true,
      change: { kind: 'percent', amount: '10.00', per: 'party' },
    })
    expect(stairs).toMatchObject({ themeIds: [themeId], enabled: false })
    const turned = await set({ rules: [stairs, { ...STAIRS, name: 'New' }, weekend] })
    expect(turned.body.rules?.map(({ id }) => id)).toEqual([stairs?.id, expect.any(Number), weekend?.id])
    expect(new Set(turned.body.rules?.map(({ id }) => id)).size).toBe(3)
    expect((await set({ rules: [] })).body).not.toHaveProperty('rules')
  })

  it.each([
    [{ ...WEEKEND, themeIds: [] }, 'rules.0.themeIds'],
    [{ ...WEEKEND, themeIds: [999_999] }, 'rules.0.themeIds'],
    [{ ...WEEKEND, name: ' ' }, 'rules.0.name'],
    [{ ...WEEKEND, change: { kind: 'percent', amount: '-100.01' } }, 'rules.0.change.amount'],
    [{ ...WEEKEND, change: { kind: 'percent', amount: '1000.01' } }, 'rules.0.change.amount'],
    [{ ...WEEKEND, when: { weekdays: [7] } }, 'rules.0.when.weekdays.0'],
    [{ ...WEEKEND, when: { days: [{ from: '13-01', to: '01-03' }] } }, 'rules.0.when.days.0.from'],
    [{ ...WEEKEND, when: { days: [{ from: '12-01', to: '2027-01-03' }] } }, 'rules.0.when.days.0.to'],
    [{ ...WEEKEND, when: { days: [{ from: '2027-02-01', to: '2027-01-03' }] } }, 'rules.0.when.days.0.to'],
    [{ ...WEEKEND, when: { teepees: { from: 5, to: 4 } } }, 'rules.0.when.teepees.to'],
    [{ ...WEEKEND, when: { floors: ['cellar'] } }, 'rules.0.when.floors.0'],
  ])('400: %j', async (rule, path) => {
    const { status, body } = await set({ rules: [rule] })
    expect(status).toBe(400)
    expect(body).toMatchObject({ errors: [{ path }] })
  })

  it.each([
    [{ rules: Array.from({ length: 101 }, () => WEEKEND) }, 'rules'],
    [
      { policy: { deposit: { kind: 'amount', steps: [{ fromTeepees: 2, amount: '1' }] } } },
      'policy.deposit.steps.0.fromTeepees',
    ],
    [{ policy: { deposit: { kind: 'amount', steps: [] } } }, 'policy.deposit.steps'],
    [{ policy: { fullPaymentDays: -1 } }, 'policy.fullPaymentDays'],
    [{ waiver: { percent: '101' } }, 'waiver.percent'],
  ])('400: %#', async (change, path) => {
    const { status, body } = await set(change)
    expect(status).toBe(400)
    expect(body).toMatchObject({ errors: [{ path }] })
  })

  it('can be changed after a theme that a rule names was deleted', async () => {
    const { id } = (await ctx.staff('POST', '/api/themes', { ...THEME, name: 'Deleted soon' })).body
    await set({ rules: [{ ...WEEKEND, themeIds: [id] }] })
    expect((await ctx.staff('DELETE', `/api/themes/${id}`)).status).toBe(204)
    expect((await set({ nights: { most: 1 } })).status).toBe(200)
    const { rules } = (await ctx.staff('GET', '/api/admin/pricing')).body
    expect((await set({ rules })).status).toBe(200)
    expect((await set({ rules: [] })).status).toBe(200)
    expect((await set({ rules: [{ ...WEEKEND, themeIds: [id] }] })).status).toBe(400)
  })

  it('prices packages, and refuses more teepees than a theme takes', async () => {
    const packages = [{ teepees: 4, price: '400' }]
    const changed = await ctx.staff('PATCH', `/api/themes/${themeId}`, {
      packages,
      eachFurther: '50',
      mostTeepees: 6,
    })
    expect(changed.body).toMatchObject({
      packages: [{ teepees: 4, price: '400.00' }],
      eachFurther: '50.00',
      mostTeepees: 6,
    })
    expect((await quoteFor({ numberOfTeepees: 6 })).totalAmount).toBe('500.00')
    const { status, body } = await ctx.call('POST', '/api/quote', { themeId, numberOfTeepees: 7 })
    expect([status, body]).toMatchObject([400, { errors: [{ path: 'numberOfTeepees' }] }])
    const days = `/api/prices?themeId=${themeId}&teepees=7&from=${SATURDAY}&to=${SATURDAY}` as '/api/prices'
    expect((await ctx.call('GET', days)).body).toMatchObject({ errors: [{ path: 'teepees' }] })
    const descending = [...packages, { teepees: 4, price: '1' }]
    const refused = await ctx.staff('PATCH', `/api/themes/${themeId}`, { packages: descending })
    expect(refused.status).toBe(400)
    const off = { packages: null, eachFurther: null, mostTeepees: null }
    expect((await ctx.staff('PATCH', `/api/themes/${themeId}`, off)).body).not.toHaveProperty('packages')
  })

  it.each([
    [0, 'At least one teepee is required'],
    [1.5, 'Enter a whole number of teepees'],
    [101, 'Maximum 100 teepees allowed'],
  ])('refuses a package of %s teepees with the reason', async (teepees, message) => {
    const packages = [{ teepees, price: '400' }]
    const { status, body } = await ctx.staff('PATCH', `/api/themes/${themeId}`, { packages })
    expect([status, body]).toMatchObject([400, { message }])
  })

  it('quotes rules by day, floor and miles, and the waiver', async () => {
    const far = {
      name: 'Far',
      when: { miles: { from: 2 } },
      change: { kind: 'add', amount: '7', per: 'teepee' },
    }
    await set({
      rules: [WEEKEND, STAIRS, far],
      delivery: { depotZip: '33130' },
      waiver: { enabled: true, percent: '9', covers: '150' },
    })
    expect((await quoteFor({ bookingDate: MONDAY })).totalAmount).toBe('280.00')
    const quoted = await quoteFor({ floor: 'higher', stairs: true, zipCode: '33139', damageWaiver: true })
    expect(quoted.lines.map(({ kind, label, amount }) => [kind, label, amount])).toEqual([
      ['theme', 'Priced by a list', '280.00'],
      ['rule', 'Weekend', '28.00'],
      ['rule', 'Stairs', '15.00'],
      ['rule', 'Far', '28.00'],
      ['waiver', 'Damage waiver (9%)', '31.59'],
    ])
    expect(quoted.subtotalAmount).toBe('382.59')
    expect((await quoteFor({ bookingDate: undefined })).totalAmount).toBe('280.00')
    const terms = await ctx.call('GET', `/api/price-terms?zipCode=33139&bookingDate=${SATURDAY}`)
    expect(terms.body).toMatchObject({
      daysAhead: 40,
      miles: expect.any(Number),
      waiver: { percent: '9.00' },
    })
    expect(terms.body.rules).toHaveLength(3)
    await set({ delivery: { depotZip: null }, waiver: { enabled: false } })
  })

  it('takes a deposit by size, and everything for a near party, but not from staff', async () => {
    const steps = [
      { fromTeepees: 1, amount: '100' },
      { fromTeepees: 5, amount: '150' },
    ]
    await set({ rules: [], policy: { deposit: { kind: 'amount', steps }, fullPaymentDays: 40 } })
    const quoted = await quoteFor({ isDeposit: true })
    expect(quoted).toMatchObject({
      totalAmount: '280.00',
      depositAmount: '100.00',
      finalAmount: '280.00',
      balanceAmount: '0.00',
      fullPayment: true,
    })
    const later = await quoteFor({ isDeposit: true, bookingDate: '2027-02-14', numberOfTeepees: 5 })
    expect(later).toMatchObject({ finalAmount: '150.00', depositAmount: '150.00' })
    expect(later).not.toHaveProperty('fullPayment')
    const refused = await book({ isDeposit: true })
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'full_payment_needed' }])
    const phone = { ...A_PARTY, themeId, numberOfTeepees: 4, isDeposit: true }
    for (const path of ['/api/bookings', '/api/admin/bookings'] as const) {
      const byStaff = await ctx.staff('POST', path, phone)
      expect([byStaff.status, byStaff.body]).toMatchObject([201, { finalAmount: '100.00' }])
      await ctx.staff('DELETE', `/api/bookings/${byStaff.body.id}`)
    }
    expect((await book({ isDeposit: false, bookingDate: '2027-02-12' })).status).toBe(201)
    const terms = await ctx.call('GET', `/api/price-terms?bookingDate=${SATURDAY}`)
    expect(terms.body).toMatchObject({ fullPaymentDays: 40, daysAhead: 40 })
    await set({ policy: { deposit: null, fullPaymentDays: null } })
  })

  it('stays with a booking: added teepees are priced today, another day by the list it was sold under', async () => {
    await set({
      rules: [WEEKEND, { name: 'Party', when: {}, change: { kind: 'add', amount: '20' } }],
      waiver: { enabled: true, percent: '10', covers: '150' },
    })
    const { body } = await book({ bookingDate: '2027-03-06', damageWaiver: true, isDeposit: true })
    expect(body).toMatchObject({ totalAmount: '360.80', damageWaiver: true })
    await set({ rules: [{ ...WEEKEND, change: { kind: 'percent', amount: '50' } }] })
    const quoteChange = async (change: object) =>
      (await ctx.staff('POST', `/api/bookings/${body.id}/quote`, change)).body
    const more = await quoteChange({ numberOfTeepees: 5 })
    expect(more.lines.map(({ label, amount }) => [label, amount])).toContainEqual(['Party', '20.00'])
    // 280 + 28 + 20, and for the new one 70 + 35 by the rule of the same name.
    expect(more.subtotalAmount).toBe('476.30')
    expect((await quoteChange({ bookingDate: '2027-03-08' })).totalAmount).toBe('330.00')
    expect((await quoteChange({ damageWaiver: false })).totalAmount).toBe('328.00')
    const moved = await ctx.staff('PATCH', `/api/bookings/${body.id}`, { bookingDate: '2027-03-08' })
    expect(moved.body.totalAmount).toBe('330.00')
    const back = await ctx.staff('PATCH', `/api/bookings/${body.id}`, { bookingDate: '2027-03-06' })
    expect(back.body.totalAmount).toBe('360.80')
    await set({ rules: [], waiver: { enabled: false } })
  })

  it('is shown day by day, and as the lowest price of a theme', async () => {
    await set({
      rules: [WEEKEND, { ...STAIRS, when: { weekdays: [2] }, change: { kind: 'percent', amount: '-10' } }],
    })
    const closed = await ctx.staff('POST', '/api/unavailable-dates', {
      date: '2027-02-18',
      reason: 'Vacation',
    })
    const prices = (query: string) => ctx.call('GET', `/api/prices?themeId=${themeId}&${query}`)
    const { status, body } = await prices('teepees=2&from=2027-02-16&to=2027-02-20')
    expect([status, body]).toEqual([
      200,
      [
        { date: '2027-02-16', totalAmount: '126.00', reasons: ['Stairs'] },
        { date: '2027-02-17', totalAmount: '140.00', reasons: [] },
        { date: '2027-02-18', totalAmount: null, reasons: [] },
        { date: '2027-02-19', totalAmount: '154.00', reasons: ['Weekend'] },
        { date: '2027-02-20', totalAmount: '154.00', reasons: ['Weekend'] },
      ],
    ])
    const spanish = await ctx.call(
      'GET',
      `/api/prices?themeId=${themeId}&from=${SATURDAY}&to=${SATURDAY}`,
      undefined,
      {
        'X-Language': 'es',
      },
    )
    expect(spanish.body[0]).toMatchObject({ totalAmount: '77.00', reasons: ['Fin de semana'] })
    const past = await prices('from=2027-01-03&to=2027-01-03')
    expect(past.body).toEqual([{ date: '2027-01-03', totalAmount: null, reasons: [] }])
    expect((await prices('from=2027-02-01&to=2027-04-04')).status).toBe(400)
    expect((await ctx.call('GET', '/api/prices?themeId=999&from=2027-02-01&to=2027-02-02')).status).toBe(404)
    const themes = (await ctx.call('GET', '/api/themes')).body
    expect(themes.find(({ id }) => id === themeId)?.fromPrice).toBe('63.00')
    await ctx.staff('DELETE', `/api/unavailable-dates/${closed.body.id}`)
    await set({ rules: [] })
    expect((await ctx.call('GET', `/api/themes/${themeId}`)).body).not.toHaveProperty('fromPrice')
  })

  it('is told in the log', async () => {
    await set({ rules: [{ ...WEEKEND, name: 'Logged' }], minimums: [{ fromMiles: 21, amount: '350' }] })
    const { body } = await ctx.staff('GET', '/api/admin/audit?subject=settings')
    expect(JSON.stringify(body)).toContain('Friday and Saturday: 10% more')
    await set({ rules: [], minimums: [] })
  })
})
