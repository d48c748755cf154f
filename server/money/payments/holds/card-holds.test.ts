import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addDays } from '#domain/foundation/time/party-day.ts'
import { and, eq } from '#server/foundation/database/drizzle.ts'
import {
  cardConsents,
  cardHolds,
  invoices,
  outbox,
  reconciliationSweeps,
} from '#server/foundation/database/schema/all-tables.ts'
import { claimSteps, LINES } from '#test/factories/damaged-party.ts'
import { collectedParty } from '#test/journeys/agree-to-autopay.ts'
import { present } from '#test/present.ts'
import { stripeContext } from '#test/simulated/stripe/stripe-world.ts'
import { MORNING } from '#test/test-context.ts'
import { chargeDecidedClaims } from '../claims/charge-claim.ts'
import { reconcile } from '../reconciliation/reconcile.ts'
import { maintainHolds } from './maintain-holds.ts'

const world = await stripeContext()
const { ctx, stripe } = world
const answerLater = stripe.ledger.answerLater
let week = 0

beforeEach(async () => {
  ctx.setNow(MORNING)
  await ctx.staff('PUT', '/api/admin/pricing', {
    autopay: { enabled: true },
    damage: { maximum: '250' },
    hold: { amount: '100' },
  })
})
afterEach(() => {
  stripe.setWeather(undefined)
  stripe.ledger.answerLater = answerLater
})

const WANTED = { amount: '100.00', last4: '4242' }

/** A family that agreed to a hold, and whose balance was charged to its card. */
async function aFamily({ agrees = true }: { agrees?: boolean } = {}) {
  const family = await collectedParty(world, addDays('2027-03-06', 7 * week++), async ({ own }) => {
    if (agrees) expect((await ctx.call('PUT', own('/hold'), WANTED)).body.hold?.state).toBe('agreed')
  })
  const { id, bookingId, bookingDate, own, goTo } = family
  const steps = claimSteps(ctx, id, own)
  return {
    ...steps,
    ...family,
    agree: (body: object = WANTED, language = 'en') =>
      ctx.call('PUT', own('/hold'), body, { 'X-Language': language }),
    run: async (day: number, time = '15:05', of = bookingDate) => {
      goTo(day, time, of)
      await maintainHolds(ctx)
    },
    state: async () =>
      (await ctx.db.select().from(cardHolds).where(eq(cardHolds.bookingId, id))).at(-1)?.state,
    forStaff: async () => (await ctx.staff('GET', `/api/bookings/${id}/hold`)).body.hold,
    held: () =>
      stripe.ledger
        .getHeld()
        .filter(({ metadata }) => metadata.reference === bookingId)
        .map(({ amount_capturable }) => amount_capturable),
    claim: async (amount = '85') => {
      const lines = [{ ...present(LINES[0]), amount }]
      return (await steps.claim({ lines })).body.id
    },
    paid: async () => (await steps.paid()).map(({ amountCents }) => amountCents),
    mails: (kind: string) =>
      ctx.db
        .select()
        .from(outbox)
        .where(and(eq(outbox.bookingId, id), eq(outbox.kind, kind))),
    invoices: () => ctx.db.$count(invoices, eq(invoices.bookingReference, bookingId)),
  }
}

describe('a hold on the card', () => {
  it('is agreed to on the booking page, placed the day before, and released two days after a party without damage', async () => {
    const family = await aFamily({ agrees: false })
    const offered = (await family.read()).hold
    expect(offered).toMatchObject({
      state: 'offered',
      amount: '100.00',
      last4: '4242',
      cardLabel: 'Visa •••• 4242',
    })
    const day = addDays(family.bookingDate, -1)
    expect(offered?.text).toContain('your bank may hold $100.00 on your Visa ending 4242.')
    const { status, body } = await family.agree(WANTED, 'es')
    expect([status, body.hold?.state]).toEqual([200, 'agreed'])
    expect((await family.agree()).status).toBe(200)
    const [row, ...more] = await ctx.db.select().from(cardHolds).where(eq(cardHolds.bookingId, family.id))
    expect(more).toEqual([])
    expect(row).toMatchObject({
      language: 'es',
      sentence: expect.stringContaining('su banco puede retener $100.00 en su Visa terminada en 4242.'),
      amountCents: 10_000,
      cardLast4: '4242',
      address: expect.stringMatching(/./),
    })
    await family.run(-2)
    await family.run(-1, '14:55')
    expect(family.asked()).toEqual([])
    await family.run(-1)
    await family.run(-1, '15:10')
    expect([family.asked(), family.held(), await family.state()]).toEqual([[10_000], [10_000], 'placed'])
    expect((await family.read()).hold).toMatchObject({
      state: 'placed',
      endsAt: new Date(`${addDays(day, 5)}T03:05:00Z`).toISOString(),
    })
    expect(await family.forStaff()).toMatchObject({
      state: 'placed',
      amount: '100.00',
      consentLanguage: 'es',
    })
    // It does not count as a payment.
    expect(await family.read()).toMatchObject({ paidAmount: '150.00', owedAmount: '0.00' })
    await family.run(1, '23:00')
    expect(family.held()).toEqual([10_000])
    await family.run(2, '05:05')
    expect([family.held(), await family.state()]).toEqual([[], 'released'])
    await family.run(2)
    expect(family.asked()).toEqual([10_000])
    const log = await ctx.staff('GET', `/api/admin/audit?subject=booking&subjectId=${family.id}`)
    expect(log.body.entries.slice(0, 2).map(({ action }) => action)).toEqual([
      'released the hold on the card of',
      'held an amount on the card of',
    ])
  })

  it('pays for part of decided damage, with its own invoice; the rest is released', async () => {
    const family = await aFamily()
    await family.run(-1)
    family.goTo(1)
    const before = await family.invoices()
    const claim = await family.claim()
    await family.answer(claim, { answer: 'disagree', text: 'It was torn.' })
    // The hold stays until the decision.
    await family.run(2)
    expect(family.held()).toEqual([10_000])
    family.goTo(3, '15:30')
    expect((await family.charge(claim, { amount: '60' })).body).toMatchObject({ status: 'paid' })
    expect([family.held(), await family.paid(), await family.state()]).toEqual([[], [6_000], 'captured'])
    expect(await family.charge(claim, { amount: '60' })).toMatchObject({ status: 200 })
    await Promise.all([chargeDecidedClaims(ctx), maintainHolds(ctx)])
    expect([await family.paid(), family.asked()]).toEqual([[6_000], [10_000]])
    expect(await family.invoices()).toBe(before + 1)
    expect(await family.mails('damage-decided')).toEqual([])
    expect((await family.mails('damage-paid'))[0]?.text).toContain('we charged $60.00 to your Visa •••• 4242')
    expect((await family.read()).hold).toMatchObject({ state: 'captured', capturedAmount: '60.00' })
  })

  it('is released if more is decided than it holds, which is left to the family to pay', async () => {
    const family = await aFamily()
    await family.run(-1)
    family.goTo(1)
    const claim = await family.claim('120')
    await family.answer(claim, { answer: 'agree' })
    expect((await family.charge(claim)).body).toMatchObject({ status: 'decided' })
    expect(await family.mails('damage-decided')).toHaveLength(1)
    await family.withdraw(claim)
    await family.run(2)
    expect([family.held(), await family.paid()]).toEqual([[], []])
  })

  it('is released before it expires, whatever is still claimed; the family is asked for what was to be paid from it', async () => {
    const family = await aFamily()
    await family.run(-1)
    family.goTo(2)
    const claim = await family.claim()
    await family.run(4, '03:04')
    expect(family.held()).toEqual([10_000])
    await family.run(4, '03:06')
    expect([family.held(), await family.state()]).toEqual([[], 'released'])
    family.goTo(5)
    expect((await family.charge(claim)).body).toMatchObject({ status: 'decided' })
    expect(await family.mails('damage-decided')).toHaveLength(1)

    // Its bank released it early.
    const early = await aFamily()
    await early.run(-1)
    early.goTo(1)
    const second = await early.claim()
    await early.answer(second, { answer: 'agree' })
    for (const { id } of stripe.ledger.getHeld()) stripe.ledger.cancel(id)
    expect((await early.charge(second)).body).toMatchObject({ status: 'decided' })
    expect((await early.mails('damage-decided')).map(({ text }) => text)).toEqual([
      expect.stringContaining('The hold on your card has ended'),
    ])
    expect(await early.paid()).toEqual([])
    expect((await early.prepare(second)).status).toBe(201)
  })

  it.each([
    ['cancelled', (id: number) => ctx.staff('PATCH', `/api/bookings/${id}`, { bookingStatus: 'cancelled' })],
    ['deleted', (id: number) => ctx.staff('DELETE', `/api/bookings/${id}?money=refund`)],
  ] as const)('of a party that is %s is released', async (_, end) => {
    const family = await aFamily()
    await family.run(-1)
    expect(family.held()).toEqual([10_000])
    const done = await end(family.id)
    expect(done.status).toBeLessThan(300)
    await maintainHolds(ctx)
    expect(family.held()).toEqual([])
  })

  it('moves with its party', async () => {
    const family = await aFamily()
    await family.run(-1)
    const moved = addDays(family.bookingDate, 3)
    const { status } = await ctx.staff('PATCH', `/api/bookings/${family.id}`, { bookingDate: moved })
    expect(status).toBe(200)
    await maintainHolds(ctx)
    expect([family.held(), await family.state()]).toEqual([[], 'agreed'])
    await family.run(-1, '15:05', moved)
    expect([family.held(), family.asked()]).toEqual([[10_000], [10_000, 10_000]])
    await family.run(2, '15:05', moved)
    expect(family.held()).toEqual([])
  })

  it('that the bank refuses, or wants to authenticate, is not tried again; nothing is held', async () => {
    for (const code of ['insufficient_funds', 'authentication_required']) {
      const family = await aFamily()
      stripe.ledger.answerLater = () => ({ code: 'card_declined', decline_code: code, message: 'No.' })
      await family.run(-1)
      await family.run(-1, '18:00')
      expect([family.asked(), family.held(), await family.state()]).toEqual([[10_000], [], 'refused'])
      expect(await family.forStaff()).toMatchObject({ state: 'refused', declineCode: code })
      expect((await family.read()).hold).toMatchObject({ state: 'refused' })
      const { waiting } = (await ctx.staff('GET', '/api/admin/today')).body
      expect(waiting.find(({ kind }) => kind === 'card_declined')?.items.at(-1)?.sentence).toContain(
        '$100.00 couldn’t be held on the saved card',
      )
      stripe.ledger.answerLater = answerLater
    }
  })

  it('is placed only after the payments since a restored backup are compared', async () => {
    const family = await aFamily()
    const startedAt = ctx.now()
    await ctx.db.insert(reconciliationSweeps).values({ provider: 'stripe', startedAt, restoredTo: startedAt })
    await family.run(-1)
    expect([await family.state(), family.held()]).toEqual(['agreed', []])
    await reconcile(ctx)
    await family.run(-1)
    expect([await family.state(), family.held()]).toEqual(['placed', [10_000]])
  })

  it('is placed and released once, by two servers and after lost responses', async () => {
    const family = await aFamily()
    family.goTo(-1)
    for (let calls = 1; calls <= 5; calls++) {
      stripe.setWeather({ calls, mode: 'hang-up-after' })
      await maintainHolds(ctx)
    }
    stripe.setWeather(undefined)
    await Promise.all([maintainHolds(ctx), maintainHolds(ctx)])
    expect([family.asked(), family.held(), await family.state()]).toEqual([[10_000], [10_000], 'placed'])
    family.goTo(1)
    const claim = await family.claim()
    await family.answer(claim, { answer: 'agree' })
    stripe.setWeather({ calls: 3, mode: 'error-500' })
    await family.charge(claim)
    for (let calls = 1; calls <= 4; calls++) {
      stripe.setWeather({ calls, mode: 'hang-up-after' })
      await chargeDecidedClaims(ctx)
    }
    stripe.setWeather(undefined)
    await Promise.all([chargeDecidedClaims(ctx), chargeDecidedClaims(ctx), family.charge(claim)])
    await maintainHolds(ctx)
    expect([family.held(), await family.paid(), await family.state()]).toEqual([[], [8_500], 'captured'])
  })

  it('is not placed if the family revoked it or removed its card, or the owner switched it off', async () => {
    const back = await aFamily()
    expect((await ctx.call('DELETE', back.own('/hold'))).body.hold).toMatchObject({ state: 'offered' })
    await back.run(-1)
    expect(back.asked()).toEqual([])
    expect((await ctx.call('DELETE', back.own('/hold'))).status).toBe(409)

    const gone = await aFamily()
    await ctx.db.update(cardConsents).set({ status: 'removed' }).where(eq(cardConsents.bookingId, gone.id))
    await gone.run(-1)
    expect([gone.asked(), await gone.state()]).toEqual([[], 'ended'])

    const off = await aFamily()
    await ctx.staff('PUT', '/api/admin/pricing', { hold: { amount: '0' } })
    await off.run(-1)
    expect(off.asked()).toEqual([])
    expect((await back.read()).hold).toBeUndefined()
  })

  it('cannot be revoked once it is placed, and is released even after it was switched off', async () => {
    const family = await aFamily()
    await family.run(-1)
    expect((await ctx.call('DELETE', family.own('/hold'))).body.code).toBe('too_late')
    await ctx.staff('PUT', '/api/admin/pricing', { hold: { amount: '0' } })
    await family.run(2)
    expect(family.held()).toEqual([])
  })
})

describe('PUT /api/my-bookings/:reference/hold', () => {
  it('400, 404 and 409: for another amount or card, too late, or without a card; a new site offers none', async () => {
    const family = await aFamily({ agrees: false })
    expect((await family.agree({ amount: 'much', last4: '4242' })).status).toBe(400)
    expect((await family.agree({ ...WANTED, amount: '99' })).body.code).toBe('price_changed')
    expect((await family.agree({ ...WANTED, last4: '0000' })).status).toBe(409)
    family.goTo(0)
    expect((await family.agree()).status).toBe(409)
    expect((await ctx.call('PUT', '/api/my-bookings/MT-7K3F-9QXW-2M4D/hold?token=x', WANTED)).status).toBe(
      404,
    )
    expect((await ctx.staff('GET', '/api/bookings/999999/hold')).status).toBe(404)
    expect(await family.forStaff()).toBeNull()
    ctx.setNow(MORNING)
    await ctx.staff('PUT', '/api/admin/pricing', { hold: { amount: '0' } })
    expect(await family.read()).not.toHaveProperty('hold')
    expect((await family.agree()).status).toBe(409)
  })
})
