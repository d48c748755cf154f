import { beforeAll, describe, expect, it } from 'vitest'
import { eq } from '#server/foundation/database/drizzle.ts'
import { payments, refunds } from '#server/foundation/database/schema/all-tables.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { addColleague } from '#test/factories/colleague.ts'
import { present } from '#test/present.ts'
import { type TestContext, testContext } from '#test/test-context.ts'

const REPORTS = ['revenue', 'fullness', 'lead-time', 'coupons', 'balances', 'sales-tax', 'journal']
const YEAR = 'from=2027-01-01&to=2027-12-31'

const read = async <Name extends string>(ctx: TestContext, name: Name, range = YEAR) =>
  (await ctx.staff('GET', `/api/admin/reports/${name}?${range}`)).body
const book = async (ctx: TestContext, changes: Record<string, unknown> = {}) =>
  (await ctx.staff('POST', '/api/admin/bookings', bookingRequest({ overrideCapacity: true, ...changes })))
    .body
const pay = (ctx: TestContext, id: number, amount: string, method = 'cash') =>
  ctx.staff('POST', `/api/bookings/${id}/payments`, { amount, method })
const money = (takenAmount: string, backAmount: string, netAmount: string) => ({
  takenAmount,
  backAmount,
  netAmount,
})
const cents = (decimal: string) => Math.round(Number(decimal) * 100)

describe('access to reports', () => {
  const ctx = testContext()

  it.each(REPORTS)('400, 401 and 403: %s', async (name) => {
    const path = `/api/admin/reports/${name}`
    expect((await ctx.call('GET', `${path}?${YEAR}`)).status).toBe(401)
    const crew = await addColleague(ctx, `crew-${name}`, 'crew')
    const office = await addColleague(ctx, `office-${name}`, 'office')
    expect((await ctx.call('GET', `${path}?${YEAR}`, undefined, crew.headers)).status).toBe(403)
    expect((await ctx.call('GET', `${path}?${YEAR}`, undefined, office.headers)).status).toBe(200)
    for (const wrong of ['', '?from=2027-01-01', '?from=2027-02-30&to=2027-03-01'])
      expect((await ctx.staff('GET', path + wrong)).status).toBe(400)
    const backwards = await ctx.staff('GET', `${path}?from=2027-02-02&to=2027-02-01`)
    expect(backwards.body.errors).toEqual([
      { path: 'to', message: 'Choose a last day on or after the first' },
    ])
    expect((await ctx.staff('GET', `${path}?from=2015-01-01&to=2027-01-01`)).status).toBe(400)
  })

  it('400: a journal of more than a year', async () => {
    const { status, body } = await ctx.staff(
      'GET',
      '/api/admin/reports/journal?from=2026-01-01&to=2027-01-02',
    )
    expect([status, body.message]).toEqual([400, 'Export one year at most'])
  })

  it('is empty on a new site, except for the days themselves', async () => {
    expect(await read(ctx, 'revenue')).toMatchObject({
      ...money('0.00', '0.00', '0.00'),
      zips: [],
      items: [],
    })
    expect((await read(ctx, 'revenue')).periods).toHaveLength(12)
    expect((await read(ctx, 'revenue', 'from=2027-02-01&to=2027-02-28')).periods).toHaveLength(28)
    expect((await read(ctx, 'lead-time')).medianDays).toBeNull()
    expect(await read(ctx, 'coupons')).toEqual({ coupons: [] })
    expect((await read(ctx, 'balances')).days).toEqual([])
    expect((await read(ctx, 'sales-tax')).rows).toEqual([])
    expect((await read(ctx, 'journal')).entries).toEqual([])
  })
})

describe('a season', () => {
  const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
  let taxed: { id: number; bookingId: string }

  beforeAll(async () => {
    await ctx.staff('PUT', '/api/admin/pricing', {
      delivery: { enabled: true, zipFees: { '33139': '40.00', '33101': '0.00' } },
    })
    await ctx.staff('POST', '/api/coupons', {
      code: 'MOON10',
      discountType: 'percentage',
      discountValue: '10',
      active: true,
    })
    const addons = [{ addonId: 1, quantity: 2 }]
    taxed = await book(ctx, { zipCode: '33139', addons, isDeposit: false })
    // Late in the evening of January 31 in Miami, when it is already February in London.
    ctx.setNow(new Date('2027-02-01T03:30:00Z'))
    await pay(ctx, taxed.id, '100.00', 'zelle')
    ctx.setNow(new Date('2027-02-01T12:00:00Z'))
    const couponed = await book(ctx, {
      bookingDate: '2027-02-20',
      couponCode: 'MOON10',
      isDeposit: false,
    })
    await pay(ctx, couponed.id, '135.00')
    await ctx.staff('POST', `/api/bookings/${couponed.id}/cancellation`, {
      refundAmount: '35.00',
      reason: 'Kindness',
    })
    const kept = await book(ctx, { bookingDate: '2027-02-21', couponCode: 'MOON10', isDeposit: false })
    await pay(ctx, kept.id, '135.00')
    const deleted = await book(ctx, { bookingDate: '2027-03-06', isDeposit: false })
    await pay(ctx, deleted.id, '20.00', 'cheque')
    await ctx.staff('DELETE', `/api/bookings/${deleted.id}?money=keep&reason=Storm`)
    for (const bookingDate of ['2027-05-01', '2027-05-01', '2027-05-01', '2027-05-02'])
      await book(ctx, { bookingDate })
  })

  it('counts money on the day in Miami on which it moved', async () => {
    const { periods, ...whole } = await read(ctx, 'revenue')
    expect(whole).toMatchObject(money('390.00', '35.00', '355.00'))
    expect(periods.slice(0, 3)).toEqual([
      { period: '2027-01', ...money('100.00', '0.00', '100.00') },
      { period: '2027-02', ...money('290.00', '35.00', '255.00') },
      { period: '2027-03', ...money('0.00', '0.00', '0.00') },
    ])
    const january = await read(ctx, 'revenue', 'from=2027-01-31&to=2027-01-31')
    expect(january).toMatchObject(money('100.00', '0.00', '100.00'))
  })

  it('counts it by ZIP code and by what it was for; each adds up to the whole', async () => {
    const { zips, items, netAmount } = await read(ctx, 'revenue')
    expect(zips).toEqual([
      { zipCode: '33101', ...money('270.00', '35.00', '235.00') },
      { zipCode: '33139', ...money('100.00', '0.00', '100.00') },
      { zipCode: null, ...money('20.00', '0.00', '20.00') },
    ])
    const { body: booking } = await ctx.staff('GET', `/api/bookings/${taxed.id}`)
    expect(items.map(({ kind }) => kind)).toEqual(['theme', 'addon', 'delivery', 'unbooked'])
    expect(items[1]?.name).toBe(present(booking.addons[0]).name)
    for (const rows of [zips, items]) {
      const sum = rows.reduce((all, row) => all + cents(row.netAmount), 0)
      expect(sum).toBe(cents(netAmount))
    }
    const share = cents(present(items[2]).netAmount) / 10_000
    expect(share).toBeCloseTo(40 / Number(booking.totalAmount), 3)
  })

  it('leaves out failed refunds', async () => {
    const [refund] = await ctx.db.select().from(refunds)
    await ctx.db
      .update(refunds)
      .set({ status: 'failed' })
      .where(eq(refunds.id, refund?.id ?? 0))
    expect(await read(ctx, 'revenue')).toMatchObject(money('390.00', '0.00', '390.00'))
    expect(await read(ctx, 'journal')).toMatchObject(money('390.00', '0.00', '390.00'))
    await ctx.db
      .update(refunds)
      .set({ status: 'succeeded' })
      .where(eq(refunds.id, refund?.id ?? 0))
  })

  it('balances every entry of the journal, which adds up to payments and refunds', async () => {
    const { entries, ...whole } = await read(ctx, 'journal')
    expect(whole).toEqual(money('390.00', '35.00', '355.00'))
    const lines = entries.flatMap((entry) => entry.lines)
    for (const entry of entries) {
      const sum = (part: 'debitAmount' | 'creditAmount') =>
        entry.lines.reduce((all, line) => all + cents(line[part]), 0)
      expect(sum('debitAmount')).toBe(sum('creditAmount'))
    }
    const kept = (account: string) =>
      lines
        .filter((line) => line.account === account)
        .reduce((all, line) => all + cents(line.debitAmount) - cents(line.creditAmount), 0)
    expect([kept('Checking'), kept('Undeposited Funds'), kept('Customer Deposits')]).toEqual([
      10_000, 25_500, -2_000,
    ])
    const [{ id: first = 0 } = {}] = await ctx.db.select().from(payments).orderBy(payments.id)
    expect(entries[0]).toMatchObject({
      journalNo: `P${first}`,
      day: '2027-01-31',
      description: `Payment, booking #${taxed.id} (${taxed.bookingId}), Maria Gomez`,
    })
    const descriptions = entries.map(({ description }) => description)
    expect(descriptions).toContain('Payment without a booking')
  })

  it('reports how full days are, including closed and overbooked ones', async () => {
    await ctx.staff('PUT', '/api/site-settings', { maxPartiesPerDay: 2 })
    await ctx.staff('POST', '/api/unavailable-dates', { date: '2027-05-02' })
    const { periods } = await read(ctx, 'fullness', 'from=2027-05-01&to=2027-05-03')
    expect(periods).toEqual([
      { period: '2027-05-01', openDays: 1, parties: 3, places: 3, teepees: 6 },
      { period: '2027-05-02', openDays: 0, parties: 1, places: 1, teepees: 2 },
      { period: '2027-05-03', openDays: 1, parties: 0, places: 2, teepees: 0 },
    ])
    const [may] = (await read(ctx, 'fullness', 'from=2027-05-01&to=2027-07-31')).periods
    expect(may).toEqual({ period: '2027-05', openDays: 30, parties: 4, places: 3 + 1 + 29 * 2, teepees: 8 })
  })

  it('reports how long before their parties families booked', async () => {
    const { groups, medianDays } = await read(ctx, 'lead-time', 'from=2027-01-01&to=2027-01-31')
    expect(medianDays).toBe(40)
    expect(groups.find(({ fromDays }) => fromDays === 30)).toEqual({
      fromDays: 30,
      bookings: 1,
    })
    const counted = groups.reduce((all, { bookings }) => all + bookings, 0)
    expect(counted).toBe(1)
  })

  it('reports what coupons cost and brought in; cancelled bookings used none', async () => {
    const { coupons } = await read(ctx, 'coupons')
    expect(coupons[0]).toEqual({
      code: 'MOON10',
      bookings: 1,
      discountAmount: '15.00',
      revenueAmount: '135.00',
    })
    expect(coupons[1]).toMatchObject({ code: null, discountAmount: '0.00' })
  })

  it('reports what is still to be paid, by party day, and what is overdue', async () => {
    ctx.setNow(new Date('2027-02-08T15:00:00Z'))
    const { body: booking } = await ctx.staff('GET', `/api/bookings/${taxed.id}`)
    const { days } = await read(ctx, 'balances', 'from=2027-02-01&to=2027-02-28')
    expect(days).toEqual([
      {
        bookingDate: '2027-02-13',
        bookings: 1,
        owedAmount: booking.owedAmount,
        overdueAmount: booking.owedAmount,
      },
    ])
    const may = await read(ctx, 'balances', 'from=2027-05-01&to=2027-05-31')
    expect(may).toMatchObject({ owedAmount: '600.00', overdueAmount: '0.00' })
  })
})
