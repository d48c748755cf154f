import { afterEach, describe, expect, it, vi } from 'vitest'
import { eq } from '#server/foundation/database/drizzle.ts'
import { invoices, refunds, siteSettings, themes } from '#server/foundation/database/schema/all-tables.ts'
import { bookingRequest, GOOD_CARD } from '#test/factories/booking-request.ts'
import { present } from '#test/present.ts'
import { stripeContext } from '#test/simulated/stripe/stripe-world.ts'
import type { Webhook } from '#test/simulated/stripe/webhooks.ts'
import { MORNING } from '#test/test-context.ts'
import { ProviderDown } from '../providers/payment-provider.ts'
import { expireHolds } from './expire-holds.ts'

const { ctx, stripe, deliver } = await stripeContext()
const at = (minutes: number) => ctx.setNow(new Date(MORNING.getTime() + minutes * 60_000))

async function hold(bookingDate: string) {
  at(0)
  const { body: intent } = await ctx.call('POST', '/api/create-payment-intent', { amount: 10 })
  const { paymentIntentId } = intent
  const order = bookingRequest({ bookingDate, paymentIntentId, numberOfTeepees: 10 })
  const { body } = await ctx.call('POST', '/api/bookings', order)
  return { id: body.id, bookingId: body.bookingId, paymentIntentId, bookingDate }
}
const read = async ({ id }: { id: number }) => (await ctx.staff('GET', `/api/bookings/${id}`)).body
const isTaken = async ({ bookingDate }: { bookingDate: string }) =>
  (await ctx.call('POST', '/api/bookings', bookingRequest({ bookingDate, numberOfTeepees: 10 }))).status ===
  409
const pay = ({ paymentIntentId }: { paymentIntentId: string }) =>
  stripe.ledger.confirm(paymentIntentId, GOOD_CARD.number)
const lastEvent = () => stripe.webhooks.at(-1) as Webhook

/** A provider that does not answer. */
const takeDown = () => vi.spyOn(ctx.payments, 'cancelIntent').mockRejectedValue(new ProviderDown('Down'))

afterEach(() => vi.restoreAllMocks())

describe('a hold that ends', () => {
  it('stops its payment first, so that a late card is refused instead of charged and refunded', async () => {
    const party = await hold('2027-02-01')
    at(29)
    expect(await expireHolds(ctx)).toBe(0)
    at(30)
    expect(await isTaken(party)).toBe(true)
    expect(await expireHolds(ctx)).toBe(1)
    expect(() => pay(party)).toThrow('canceled')
    expect(await read(party)).toMatchObject({ bookingStatus: 'cancelled', paidAmount: '0.00' })
    expect(await isTaken(party)).toBe(false)
  })

  it('records what was paid at the last moment, and keeps the booking', async () => {
    const party = await hold('2027-02-04')
    at(29)
    await expireHolds(ctx)
    pay(party)
    at(31)
    expect(await isTaken(party)).toBe(true)
    expect(await expireHolds(ctx)).toBe(0)
    expect(await read(party)).toMatchObject({ bookingStatus: 'pending', isPaid: true, paidAmount: '375.00' })
  })

  it('keeps its day for ten minutes at most while the provider does not answer', async () => {
    const party = await hold('2027-02-07')
    at(28)
    await expireHolds(ctx)
    takeDown()
    for (const minutes of [30, 35, 39]) {
      at(minutes)
      expect([minutes, await expireHolds(ctx), await isTaken(party)]).toEqual([minutes, 0, true])
    }
    at(40)
    expect(await expireHolds(ctx)).toBe(1)
    expect(await isTaken(party)).toBe(false)
    // Now it is too late: the day has been given to somebody else.
    vi.restoreAllMocks()
    pay(party)
    await deliver(lastEvent())
    expect(await read(party)).toMatchObject({ bookingStatus: 'cancelled', paidAmount: '0.00' })
    expect(stripe.ledger.getRefunded(party.paymentIntentId)).toBe(37_500)
  })

  it('is revived by a payment that could not be stopped, if its day is still free', async () => {
    const party = await hold('2027-02-10')
    takeDown()
    at(41)
    expect(await expireHolds(ctx)).toBe(1)
    vi.restoreAllMocks()
    pay(party)
    await deliver(lastEvent())
    expect(await read(party)).toMatchObject({ bookingStatus: 'pending', isPaid: true, paidAmount: '375.00' })
    const papers = await ctx.db.select().from(invoices).where(eq(invoices.bookingReference, party.bookingId))
    expect(papers.map(({ movement }) => movement.leftCents)).toEqual([37_500])
  })

  it('asks a provider that does not answer only once in a run', async () => {
    const parties = [await hold('2027-02-13'), await hold('2027-02-16'), await hold('2027-02-19')]
    at(28)
    await expireHolds(ctx)
    const asked = takeDown()
    at(30)
    await expireHolds(ctx)
    expect(asked).toHaveBeenCalledTimes(1)
    vi.restoreAllMocks()
    expect(await expireHolds(ctx)).toBe(parties.length)
  })

  it('never loses money to its end: cards, events, jobs of two servers and rivals, all at once', async () => {
    await ctx.db.update(siteSettings).set({ maxPartiesPerDay: 1, teepeeStock: 1_000 })
    await ctx.db.update(themes).set({ teepeeStock: 1_000 })
    const days = Array.from({ length: 24 }, (_, i) =>
      new Date(Date.UTC(2027, 3, 1 + 3 * i)).toISOString().slice(0, 10),
    )
    const parties: Awaited<ReturnType<typeof hold>>[] = []
    for (const day of days) parties.push(await hold(day))
    at(28)
    await expireHolds(ctx)
    at(30)
    const paid = new Set<string>()
    const payWithEvent = async (party: { paymentIntentId: string }) => {
      try {
        pay(party)
      } catch {
        return
      }
      paid.add(party.paymentIntentId)
      await deliver(lastEvent())
    }
    // A third pays just before its payment is stopped, a third just after, and a third whenever its turn comes.
    const momentOf = new Map(
      parties.map((party, index) => [party.paymentIntentId, { party, turn: index % 3 }]),
    )
    const { cancelIntent } = ctx.payments
    vi.spyOn(ctx.payments, 'cancelIntent').mockImplementation(async (intentId) => {
      const { party, turn } = present(momentOf.get(intentId))
      const isPaidFirst = turn === 0 ? payWithEvent(party) : undefined
      const intent = await cancelIntent(intentId)
      await isPaidFirst
      if (turn === 1) await payWithEvent(party)
      return intent
    })
    const whenever = [...momentOf.values()].flatMap(({ party, turn }) => (turn === 2 ? [party] : []))
    await Promise.all([
      expireHolds(ctx),
      expireHolds(ctx),
      ...whenever.map(payWithEvent),
      ...parties.map((party) => isTaken(party)),
    ])
    await expireHolds(ctx)
    for (const party of parties) {
      const { bookingStatus, isPaid } = await read(party)
      const wasCharged = paid.has(party.paymentIntentId)
      expect([bookingStatus, isPaid, stripe.ledger.getRefunded(party.paymentIntentId)]).toEqual([
        wasCharged ? 'pending' : 'cancelled',
        wasCharged,
        0,
      ])
    }
    // Both ends happened, or this test would show nothing.
    expect(paid.size).toBeGreaterThan(0)
    expect(paid.size).toBeLessThan(parties.length)
    expect(await ctx.db.$count(refunds, eq(refunds.cause, 'returned'))).toBe(1)
  })
})
