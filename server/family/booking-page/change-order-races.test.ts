import { describe, expect, it } from 'vitest'
import { eq } from '#server/foundation/database/drizzle.ts'
import { orderChanges, payments, themes } from '#server/foundation/database/schema/all-tables.ts'
import { expireOrderChanges } from '#server/money/payments/intents/expire-order-changes.ts'
import { bookingRequest, SHORT_LIVED } from '#test/factories/booking-request.ts'
import { createPageLink } from '#test/journeys/booking-page-link.ts'
import { payByTestCard, payForParty } from '#test/journeys/pay-for-party.ts'
import { MORNING, testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const ROUNDS = 4
const toDay = (month: number, round: number) =>
  new Date(Date.UTC(2027, month, 1 + 3 * round)).toISOString().slice(0, 10)

/** A party of two teepees, and the request that changes it. */
async function aParty(changes: Record<string, unknown>) {
  const booking = await payForParty(ctx, changes)
  const at = await createPageLink(ctx, booking)
  const prepare = async (wanted: object) => {
    const { version, differenceAmount } = (await ctx.call('POST', at('/change-quote'), wanted)).body
    return () => ctx.call('POST', at('/change'), { ...wanted, version, differenceAmount })
  }
  const read = async () => (await ctx.call('GET', at())).body
  return { booking, at, prepare, read }
}

/** A fully paid party whose change awaits its payment; the card has been charged, but nobody has recorded it. */
async function chargedChange(
  bookingDate: string,
  wanted: object = { numberOfTeepees: 3 },
  sold: Record<string, unknown> = {},
) {
  const party = await aParty({ bookingDate, isDeposit: false, ...sold })
  const send = await party.prepare(wanted)
  const { body: pending } = await send()
  if (!('changeId' in pending)) throw new Error('Nothing to pay')
  await payByTestCard(ctx, pending.paymentIntentId, pending.clientSecret)
  const record = () =>
    ctx.call('POST', `/api/bookings/${party.booking.bookingId}/payment`, {
      paymentIntentId: pending.paymentIntentId,
    })
  return { ...party, record }
}

const CANCELLED_BY_MISTAKE = { refundAmount: '0.00', reason: 'By mistake.' }
async function patch(id: number, change: object) {
  expect((await ctx.staff('PATCH', `/api/bookings/${id}`, change)).status).toBe(200)
}

describe('at the same moment', () => {
  it('of a change and a booking that want the last teepee, one gets it, and the other order is unchanged', async () => {
    await ctx.db.update(themes).set({ teepeeStock: 3 }).where(eq(themes.id, 2))
    for (let round = 0; round < ROUNDS; round++) {
      const bookingDate = toDay(1, round)
      const party = await aParty({ bookingDate, themeId: 2 })
      const change = await party.prepare({ numberOfTeepees: 3 })
      const other = bookingRequest({ bookingDate, themeId: 2, numberOfTeepees: 1 })
      const [changed, booked] = await Promise.all([change(), ctx.call('POST', '/api/bookings', other)])
      expect([changed.status, booked.status].sort()).toEqual(changed.status === 200 ? [200, 409] : [201, 409])
      expect((await party.read()).booking.numberOfTeepees).toBe(changed.status === 200 ? 3 : 2)
    }
  })

  it('of four families changing for the last teepee, one wins, and all other orders are unchanged', async () => {
    await ctx.db.update(themes).set({ teepeeStock: 5 }).where(eq(themes.id, 3))
    for (let round = 0; round < ROUNDS; round++) {
      const bookingDate = toDay(2, round)
      const parties = await Promise.all(
        [1, 2, 3, 4].map(() => aParty({ bookingDate, themeId: 3, numberOfTeepees: 1 })),
      )
      const changes = await Promise.all(parties.map(({ prepare }) => prepare({ numberOfTeepees: 2 })))
      const done = await Promise.all(changes.map((change) => change()))
      expect(done.filter(({ status }) => status === 200)).toHaveLength(1)
      const sizes = await Promise.all(parties.map(async ({ read }) => (await read()).booking.numberOfTeepees))
      expect(sizes.sort()).toEqual([1, 1, 1, 2])
    }
  })

  it('of two different changes to one order, one is made, and the other is asked to look again', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const party = await aParty({ bookingDate: toDay(4, round) })
      const changes = [await party.prepare({ numberOfTeepees: 3 }), await party.prepare({ guestCount: 9 })]
      const done = await Promise.all(changes.map((change) => change()))
      expect(done.map(({ status }) => status).sort()).toEqual([200, 409])
      const rows = await ctx.db
        .select()
        .from(orderChanges)
        .where(eq(orderChanges.bookingId, party.booking.id))
      expect(rows).toHaveLength(1)
    }
  })

  it('a change and the cancellation: nothing is kept that the policy does not allow', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const party = await chargedChange(toDay(5, round))
      const cancel = async () => {
        const { refundAmount } = await party.read()
        return () => ctx.call('POST', party.at('/cancellation'), { refundAmount })
      }
      const first = await cancel()
      const [, cancelled] = await Promise.all([party.record(), first()])
      await party.record()
      // Refused if the payment was faster: the refund is another amount by now.
      if (cancelled.status === 409) expect((await (await cancel())()).status).toBe(200)
      const { paidAmount, booking } = await party.read()
      expect([booking.bookingStatus, paidAmount]).toEqual(['cancelled', '75.00'])
    }
  })

  it('the payment of a change arrives eight times, and is recorded and applied once', async () => {
    const party = await chargedChange(toDay(7, 0))
    await Promise.all(Array.from({ length: 8 }, () => party.record()))
    expect(await party.read()).toMatchObject({
      booking: { numberOfTeepees: 3, totalAmount: '225.00' },
      paidAmount: '225.00',
      owedAmount: '0.00',
    })
    const paid = await ctx.db.select().from(payments).where(eq(payments.bookingId, party.booking.id))
    expect(paid).toHaveLength(2)
  })
})

describe('a payment that arrives late', () => {
  const late = () => ctx.setNow(new Date(MORNING.getTime() + 31 * 60_000))

  it('applies the change if the day still has room', async () => {
    const party = await chargedChange('2027-10-02')
    late()
    await party.record()
    ctx.setNow(MORNING)
    expect(await party.read()).toMatchObject({ booking: { numberOfTeepees: 3 }, paidAmount: '225.00' })
  })

  it('applies the change if the coupon it was sold with has been deleted by then', async () => {
    const coupon = { code: 'SHORT-LIVED', discountType: 'percentage', discountValue: 20 }
    const { body } = await ctx.staff('POST', '/api/coupons', coupon)
    const party = await chargedChange('2027-11-06', undefined, { couponCode: coupon.code })
    expect((await ctx.staff('DELETE', `/api/coupons/${body.id}`)).status).toBe(204)
    await party.record()
    expect(await party.read()).toMatchObject({
      booking: { numberOfTeepees: 3, couponCode: coupon.code, totalAmount: '225.00' },
      owedAmount: '0.00',
    })
  })

  it.each([
    ['/api/themes', '2027-10-23', (themeId: number) => ({ themeId })],
    ['/api/addons', '2027-10-30', (addonId: number) => ({ addons: [{ addonId, quantity: 1 }] })],
  ] as const)(
    'is refunded if what it adds has been deleted from %s by then',
    async (path, day, getWanted) => {
      const { body } = await ctx.staff('POST', path, SHORT_LIVED)
      const party = await chargedChange(day, getWanted(body.id))
      expect((await ctx.staff('DELETE', `${path}/${body.id}`)).status).toBe(204)
      late()
      await expireOrderChanges(ctx)
      expect((await party.record()).body.status).toBe('refunded')
      ctx.setNow(MORNING)
      expect(await party.read()).toMatchObject({
        booking: { themeId: 1, totalAmount: '150.00' },
        paidAmount: '150.00',
      })
    },
  )

  it('is refunded if another family has the teepee by then, and the old order stands', async () => {
    await ctx.db.update(themes).set({ teepeeStock: 3 }).where(eq(themes.id, 1))
    const party = await chargedChange('2027-10-16')
    late()
    const other = bookingRequest({ bookingDate: '2027-10-16', numberOfTeepees: 1 })
    expect((await ctx.call('POST', '/api/bookings', other)).status).toBe(201)
    expect((await party.record()).body.status).toBe('refunded')
    const isOfParty = eq(orderChanges.bookingId, party.booking.id)
    const [change] = await ctx.db.select({ status: orderChanges.status }).from(orderChanges).where(isOfParty)
    expect(change?.status).toBe('lapsed')
    // As releases left it that asked the provider about it every minute.
    await ctx.db.update(orderChanges).set({ status: 'waiting' }).where(isOfParty)
    expect(await expireOrderChanges(ctx)).toBe(1)
    ctx.setNow(MORNING)
    expect(await party.read()).toMatchObject({ booking: { numberOfTeepees: 2 }, paidAmount: '150.00' })
  })
})

describe('a payment whose change held its teepees until staff', () => {
  it.each<[string, string, (id: number, others: () => Promise<void>) => Promise<void>]>([
    [
      'cancelled its party and reopened it',
      '2027-09-04',
      async (id, others) => {
        const cancelled = await ctx.staff('POST', `/api/bookings/${id}/cancellation`, CANCELLED_BY_MISTAKE)
        expect(cancelled.status).toBe(201)
        await others()
        await patch(id, { bookingStatus: 'confirmed' })
      },
    ],
    [
      'moved its party away and back',
      '2027-09-11',
      async (id, others) => {
        await patch(id, { bookingDate: '2027-09-18' })
        await others()
        await patch(id, { bookingDate: '2027-09-11' })
      },
    ],
  ])('%s is refunded if others have them, and the old order stands', async (_, bookingDate, interrupt) => {
    await ctx.db.update(themes).set({ teepeeStock: 6 }).where(eq(themes.id, 4))
    const party = await chargedChange(bookingDate, { numberOfTeepees: 5 }, { themeId: 4 })
    await interrupt(party.booking.id, async () => {
      const other = bookingRequest({ bookingDate, themeId: 4, numberOfTeepees: 4 })
      expect((await ctx.call('POST', '/api/bookings', other)).status).toBe(201)
    })
    expect((await party.record()).body.status).toBe('refunded')
    expect(await party.read()).toMatchObject({ booking: { numberOfTeepees: 2 }, owedAmount: '0.00' })
  })
})
