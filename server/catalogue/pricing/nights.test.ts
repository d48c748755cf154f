import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eq } from '#server/foundation/database/drizzle.ts'
import { bookings, outbox, pricingSettings } from '#server/foundation/database/schema/all-tables.ts'
import { A_PARTY } from '#test/factories/booking-request.ts'
import { createPaidParty } from '#test/journeys/paid-party.ts'
import { present } from '#test/present.ts'
import { testContext } from '#test/test-context.ts'

/** A Saturday, forty days after the tests' morning, and the days after it. */
const [SATURDAY, SUNDAY, MONDAY, TUESDAY] = ['2027-02-13', '2027-02-14', '2027-02-15', '2027-02-16'] as const

describe('a new site', () => {
  const ctx = testContext()

  it('has parties of one night, and does not mention it', async () => {
    expect((await ctx.staff('GET', '/api/admin/pricing')).body).not.toHaveProperty('nights')
    const booked = await ctx.call('POST', '/api/bookings', { ...A_PARTY, numberOfNights: 1 })
    expect(booked.status).toBe(201)
    expect(booked.body).not.toHaveProperty('numberOfNights')
    const refused = await ctx.call('POST', '/api/bookings', { ...A_PARTY, numberOfNights: 2 })
    expect(refused.status).toBe(400)
    expect(refused.body).toMatchObject({
      message: 'Our parties last one night',
      errors: [{ path: 'numberOfNights' }],
    })
    const [stored] = await ctx.db.select().from(bookings)
    expect(stored).toMatchObject({ numberOfNights: 1, priceTerms: { depositPercent: 5_000 } })
  })
})

describe('nights', () => {
  const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
  const book = (more: object = {}) => ctx.call('POST', '/api/bookings', { ...A_PARTY, ...more })
  const enter = (more: object = {}) => ctx.staff('POST', '/api/admin/bookings', { ...A_PARTY, ...more })
  const isFree = async (date: string, query = '') => {
    const path = `/api/availability?from=${date}&to=${date}${query}` as '/api/availability'
    return present((await ctx.call('GET', path)).body[0]).available
  }
  beforeAll(async () => {
    await ctx.staff('PUT', '/api/admin/pricing', { nights: { most: 3, perTeepee: '25' } })
  })
  beforeEach(async () => {
    await ctx.db.delete(bookings)
  })

  it('are set by the owner', async () => {
    expect((await ctx.staff('GET', '/api/admin/pricing')).body.nights).toEqual({
      most: 3,
      perTeepee: '25.00',
    })
    const seven = await ctx.staff('PUT', '/api/admin/pricing', { nights: { most: 7 } })
    expect(seven.body.nights).toEqual({ most: 7, perTeepee: '25.00' })
    await ctx.staff('PUT', '/api/admin/pricing', { nights: { most: 3 } })
    // What was booked meanwhile may be longer than what can be booked now.
    const [stored] = await ctx.db.select().from(pricingSettings)
    expect(stored?.longestStay).toBe(7)
    for (const most of [0, 8, 1.5]) {
      const { status, body } = await ctx.staff('PUT', '/api/admin/pricing', { nights: { most } })
      expect([status, body]).toMatchObject([400, { errors: [{ path: 'nights.most' }] }])
    }
  })

  it('are a line after the theme, in quotes, prices of days and bookings', async () => {
    const order = { themeId: 1, numberOfTeepees: 2, numberOfNights: 3 }
    const quoted = (await ctx.call('POST', '/api/quote', order)).body
    expect(quoted.lines).toMatchObject([
      { kind: 'theme', amount: '150.00' },
      { kind: 'nights', label: '2 more nights', quantity: 4, unitAmount: '25.00', amount: '100.00' },
    ])
    expect(quoted).toMatchObject({ subtotalAmount: '250.00', totalAmount: '250.00', depositAmount: '125.00' })
    const path = `/api/prices?themeId=1&teepees=2&from=${SATURDAY}&to=${SATURDAY}&nights=2` as '/api/prices'
    expect((await ctx.call('GET', path)).body).toMatchObject([{ totalAmount: '200.00' }])
    const { body } = await book({ numberOfNights: 2 })
    expect(body).toMatchObject({ numberOfNights: 2, totalAmount: '200.00' })
    expect((await book({ bookingDate: MONDAY })).body).toMatchObject({ numberOfNights: 1 })
  })

  it.each([
    ['POST', '/api/quote', { themeId: 1, numberOfNights: 4 }, 'numberOfNights'],
    ['POST', '/api/bookings', { ...A_PARTY, numberOfNights: 4 }, 'numberOfNights'],
    ['POST', '/api/bookings', { ...A_PARTY, numberOfNights: 0 }, 'numberOfNights'],
    ['GET', `/api/availability?from=${SATURDAY}&to=${SATURDAY}&nights=4`, undefined, 'nights'],
    ['GET', `/api/prices?themeId=1&from=${SATURDAY}&to=${SATURDAY}&nights=4`, undefined, 'nights'],
  ] as const)('more than are offered: 400 from %s %s', async (method, path, sent, field) => {
    const { status, body } = await ctx.call(method, path as '/api/quote', sent as never)
    expect(status).toBe(400)
    expect(body).toMatchObject({ errors: [{ path: field }] })
  })

  it('take a place on each of them, and teepees until the turnaround after the last', async () => {
    await ctx.db.execute('UPDATE site_settings SET max_parties_per_day = 1, teepee_stock = 3')
    await book({ numberOfNights: 2 })
    expect(await isFree(SUNDAY)).toBe(false)
    // One party a day, but only one of three teepees is back on Monday.
    expect(await isFree(MONDAY)).toBe(true)
    expect(await isFree(MONDAY, '&teepees=2')).toBe(false)
    expect(await isFree(TUESDAY, '&teepees=3')).toBe(true)
    expect(await isFree('2027-02-12')).toBe(true)
    expect(await isFree('2027-02-12', '&nights=2')).toBe(false)
    const late = await book({ bookingDate: '2027-02-12', numberOfNights: 2 })
    expect(late.status).toBe(409)
    expect(late.body).toMatchObject({ code: 'date_unavailable' })
    await ctx.db.execute('UPDATE site_settings SET max_parties_per_day = 4, teepee_stock = 24')
  })

  it('never cover a closed day', async () => {
    const closed = await ctx.staff('POST', '/api/unavailable-dates', { date: SUNDAY })
    expect(await isFree(SATURDAY)).toBe(true)
    expect(await isFree(SATURDAY, '&nights=2')).toBe(false)
    expect((await book({ numberOfNights: 2 })).status).toBe(409)
    await ctx.staff('DELETE', `/api/unavailable-dates/${closed.body.id}`)
  })

  it('can be changed by staff, who ask for room on the further ones', async () => {
    await ctx.db.execute('UPDATE site_settings SET max_parties_per_day = 1')
    const { body } = await enter()
    await enter({ bookingDate: MONDAY })
    const two = await ctx.staff('PATCH', `/api/bookings/${body.id}`, { numberOfNights: 2 })
    expect(two.body).toMatchObject({ numberOfNights: 2, totalAmount: '200.00' })
    const three = await ctx.staff('PATCH', `/api/bookings/${body.id}`, { numberOfNights: 3 })
    expect([three.status, three.body]).toMatchObject([409, { code: 'date_unavailable' }])
    const back = await ctx.staff('PATCH', `/api/bookings/${body.id}`, { numberOfNights: 1 })
    expect(back.body).toMatchObject({ totalAmount: '150.00' })
    await ctx.db.execute('UPDATE site_settings SET max_parties_per_day = 4')
  })

  it('can be changed by the family, and keep the price that they were sold at', async () => {
    const { quote, change } = await createPaidParty(ctx, { numberOfNights: 2 })
    await ctx.staff('PUT', '/api/admin/pricing', { nights: { perTeepee: '40' } })
    expect((await quote({ numberOfNights: 3 })).body).toMatchObject({ differenceAmount: '80.00' })
    expect((await quote({ numberOfTeepees: 3 })).body).toMatchObject({ differenceAmount: '115.00' })
    expect((await quote({ numberOfNights: 4 })).status).toBe(400)
    const made = await change({ numberOfNights: 3 })
    expect(made.body).toMatchObject({ booking: { numberOfNights: 3, totalAmount: '280.00' } })
    const less = (await quote({ numberOfNights: 2 })).body
    expect(less).toMatchObject({ differenceAmount: '-80.00', after: { totalAmount: '200.00' } })
    await ctx.staff('PUT', '/api/admin/pricing', { nights: { perTeepee: '25' } })
  })

  it('become one again where staff put back an order from before nights were stored', async () => {
    const { booking } = await createPaidParty(ctx)
    const path = `/api/bookings/${booking.id}` as const
    await ctx.staff('PATCH', path, { numberOfTeepees: 3 })
    await ctx.db.execute(`UPDATE order_changes SET before = before #- '{columns,numberOfNights}'`)
    await ctx.staff('PATCH', path, { numberOfNights: 2 })
    const changes = await ctx.staff('GET', `${path}/order-changes`)
    const wanted = { putBack: present(changes.body.at(-1)).id }
    const { version, differenceAmount } = (await ctx.staff('POST', `${path}/change-quote`, wanted)).body
    expect(differenceAmount).toBe('-150.00')
    const put = await ctx.staff('PATCH', path, { ...wanted, version, differenceAmount })
    expect(put.body).toMatchObject({ numberOfTeepees: 2, numberOfNights: 1, totalAmount: '150.00' })
  })

  it('are told to the crew, which collects on the day after the last', async () => {
    const { booking } = await createPaidParty(ctx, { numberOfNights: 2 })
    const stopsOn = async (date: string) => {
      const path = `/api/admin/today?date=${date}` as '/api/admin/today'
      return (await ctx.staff('GET', path)).body.stops.map(({ kind }) => kind)
    }
    expect(await stopsOn(SATURDAY)).toEqual(['setup'])
    expect(await stopsOn(SUNDAY)).toEqual([])
    expect(await stopsOn(MONDAY)).toEqual(['collect'])
    const live = await ctx.staff('GET', `/api/admin/live?date=${SATURDAY}` as '/api/admin/live')
    expect(live.body.stops).toMatchObject([{ kind: 'setup', numberOfNights: 2 }])
    const calendar = await ctx.fetch(`/api/bookings/${booking.bookingId}/party.ics`)
    expect(await calendar.text()).toContain('DTEND;VALUE=DATE:20270215')
    const mails = await ctx.db.select().from(outbox).where(eq(outbox.bookingId, booking.id))
    const mail = present(mails.find(({ kind }) => kind === 'confirmation'))
    expect(mail.text).toContain('2 nights until February 15')
  })
})
