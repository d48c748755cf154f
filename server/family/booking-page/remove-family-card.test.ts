import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addDays } from '#domain/foundation/time/party-day.ts'
import { and, eq } from '#server/foundation/database/drizzle.ts'
import { cardConsents, cardHolds, outbox } from '#server/foundation/database/schema/all-tables.ts'
import { collectBalances } from '#server/money/payments/autopay/collect-balances.ts'
import { chargeDecidedClaims } from '#server/money/payments/claims/charge-claim.ts'
import { maintainHolds } from '#server/money/payments/holds/maintain-holds.ts'
import { claimSteps } from '#test/factories/damaged-party.ts'
import { collectedParty } from '#test/journeys/agree-to-autopay.ts'
import { present } from '#test/present.ts'
import { stripeContext } from '#test/simulated/stripe/stripe-world.ts'
import { MORNING } from '#test/test-context.ts'

const world = await stripeContext()
const { ctx, stripe } = world
let week = 0

beforeEach(async () => {
  ctx.setNow(MORNING)
  await ctx.staff('PUT', '/api/admin/pricing', {
    autopay: { enabled: true },
    damage: { maximum: '250' },
    hold: { amount: '100' },
  })
})
afterEach(() => stripe.setWeather(undefined))

/** A family whose balance was charged to its saved card, on the morning after its party. */
async function aFamily({ hasHold = false }: { hasHold?: boolean } = {}) {
  const family = await collectedParty(world, addDays('2027-03-06', 7 * week++), async ({ own }) => {
    if (hasHold) await ctx.call('PUT', own('/hold'), { amount: '100', last4: '4242' })
  })
  const { id, own } = family
  family.goTo(1)
  const steps = claimSteps(ctx, id, own)
  const [consent] = await ctx.db.select().from(cardConsents).where(eq(cardConsents.bookingId, id))
  const methodId = present(consent?.methodId ?? undefined)
  return {
    ...family,
    claim: steps.claimed,
    answer: steps.answer,
    remove: () => ctx.call('DELETE', own('/autopay')),
    isAttached: () => stripe.ledger.findMethod(methodId).customer !== null,
    agreeByCard: (claim: number) =>
      ctx.call('PUT', own(`/damage-claims/${claim}/card`), { amount: '85', last4: '4242' }),
    ownClaim: async (claim: number) => (await steps.own(claim)).body,
    methodId,
    newestIntent: () => present([...stripe.ledger.intents.keys()].at(-1)),
    /** Stripe becomes unreachable between preparing a charge and charging the card. */
    planCharge: async (claim: number) => {
      const create = stripe.ledger.create.bind(stripe.ledger)
      stripe.ledger.create = (...given) => {
        stripe.setWeather({ calls: 50, mode: 'error-500' })
        return create(...given)
      }
      await steps.charge(claim)
      stripe.ledger.create = create
      stripe.setWeather(undefined)
    },
    charge: async (claim: number) => (await steps.charge(claim)).body,
    links: () => ctx.db.$count(outbox, and(eq(outbox.bookingId, id), eq(outbox.kind, 'damage-decided'))),
    hold: async () =>
      (await ctx.db.select().from(cardHolds).where(eq(cardHolds.bookingId, id))).at(-1)?.state,
    forStaff: async () => (await ctx.staff('GET', `/api/bookings/${id}/autopay`)).body.agreed,
  }
}

describe('a card that is still saved after its balance was charged', () => {
  it('is removed by its family, once; staff can still read what was charged', async () => {
    const family = await aFamily()
    const { keptCard, autopay } = await family.read()
    expect(autopay).toBeNull()
    const keptUntil = addDays(family.bookingDate, 14)
    expect(keptCard).toEqual({ cardLabel: 'Visa •••• 4242', keptUntil, damage: 'none' })
    const { status, body } = await family.remove()
    expect([status, body.keptCard, family.isAttached()]).toEqual([200, undefined, false])
    expect(await family.forStaff()).toMatchObject({ state: 'charged', amount: '75.00' })
    const again = await family.remove()
    expect([again.status, again.body.code]).toEqual([404, 'not_found'])
    const log = await ctx.staff('GET', `/api/admin/audit?subject=booking&subjectId=${family.id}`)
    expect(log.body.entries[0]).toMatchObject({ actor: 'customer', action: 'took back the card of' })
  })

  it('can be removed even if the owner no longer offers it, and Stripe does not respond', async () => {
    const family = await aFamily()
    await ctx.staff('PUT', '/api/admin/pricing', { autopay: { enabled: false } })
    expect((await family.read()).keptCard).toBeDefined()
    stripe.setWeather({ calls: 3, mode: 'error-500' })
    const { status, body } = await family.remove()
    expect([status, body.keptCard, family.isAttached()]).toEqual([200, undefined, true])
    stripe.setWeather(undefined)
    await collectBalances(ctx)
    expect(family.isAttached()).toBe(false)
  })

  it('is not charged for open damage once it is removed, which is then paid by link', async () => {
    const family = await aFamily()
    const claim = await family.claim()
    expect((await family.read()).keptCard?.damage).toBe('claimed')
    await family.agreeByCard(claim)
    const keptUntil = addDays(family.bookingDate, 60)
    expect((await family.read()).keptCard).toMatchObject({ keptUntil, damage: 'by-card' })
    expect((await family.remove()).status).toBe(200)
    expect(await family.ownClaim(claim)).toMatchObject({
      answer: 'agree',
      card: { state: 'revoked' },
      savedCard: null,
    })
    expect(await family.links()).toBe(0)
    expect(await family.charge(claim)).toMatchObject({ status: 'decided', chargedAmount: '85.00' })
    await chargeDecidedClaims(ctx)
    expect([family.asked(), await family.links()]).toEqual([[], 1])
    expect((await family.agreeByCard(claim)).status).toBe(409)
  })

  it('is not charged for what was decided during an outage of Stripe: the link is mailed when it is removed', async () => {
    const family = await aFamily()
    const claim = await family.claim()
    await family.agreeByCard(claim)
    stripe.setWeather({ calls: 3, mode: 'error-500' })
    await family.charge(claim)
    stripe.setWeather(undefined)
    expect([(await family.remove()).status, await family.links()]).toEqual([200, 1])
    await chargeDecidedClaims(ctx)
    expect([family.asked(), await family.links()]).toEqual([[], 1])
  })

  it('409 while it is being charged: the payment is recorded, and the card can be removed afterwards', async () => {
    const family = await aFamily()
    const claim = await family.claim()
    await family.agreeByCard(claim)
    await family.planCharge(claim)
    stripe.ledger.confirmLater(family.newestIntent(), family.methodId)
    const { status, body } = await family.remove()
    expect([status, body.code]).toEqual([409, 'payment_used'])
    expect((await family.ownClaim(claim)).status).toBe('paid')
    expect([(await family.remove()).status, family.isAttached(), family.asked()]).toEqual([
      200,
      false,
      [8_500],
    ])
  })
})

describe('a hold on a card that is removed', () => {
  it('is not placed if it was only agreed to', async () => {
    const family = await aFamily({ hasHold: true })
    family.goTo(-2)
    expect((await family.remove()).body.hold).toBeUndefined()
    expect(await family.hold()).toBe('ended')
    family.goTo(-1)
    await maintainHolds(ctx)
    expect(family.asked()).toEqual([])
  })

  it('stays if it was placed, and pays for damage', async () => {
    const family = await aFamily({ hasHold: true })
    family.goTo(-1)
    await maintainHolds(ctx)
    family.goTo(1)
    const claim = await family.claim()
    expect((await family.remove()).body.hold).toMatchObject({ state: 'placed' })
    expect(family.isAttached()).toBe(false)
    await family.answer(claim, { answer: 'agree' })
    expect(await family.charge(claim)).toMatchObject({ status: 'paid' })
    expect([await family.hold(), family.asked()]).toEqual(['captured', [10_000]])
  })
})
