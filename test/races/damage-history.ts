import { expect } from 'vitest'
import type { createApi } from '#server/api.ts'
import type { Context } from '#server/context.ts'
import { and, eq } from '#server/foundation/database/drizzle.ts'
import {
  cardHolds,
  damageClaims,
  paymentIntents,
  payments,
} from '#server/foundation/database/schema/all-tables.ts'
import { BASIC } from '#test/administrator.ts'
import type { createPageLink } from '#test/journeys/booking-page-link.ts'
import type { stripeContext } from '#test/simulated/stripe/stripe-world.ts'
import type { DamageStep, Word } from './charge-steps.ts'

type World = Pick<Awaited<ReturnType<typeof stripeContext>>, 'ctx' | 'stripe'>
type Other = { readonly api: ReturnType<typeof createApi> }
type Ask = { readonly claimId: number; readonly cents: number; readonly word: Word }
type Family = {
  readonly id: number
  readonly bookingId: string
  readonly own: Awaited<ReturnType<typeof createPageLink>>
  readonly damage: Damage
}

/** What a family agreed to about damage, and when its saved card was charged for it. */
export type Damage = {
  readonly claimIds: number[]
  /** What it currently allows to be charged to its card, by claim. */
  readonly consents: Map<number, number>
  readonly asks: (Ask & { readonly allowedCents: number | undefined })[]
}

const LINE = 'Teepee cover, torn'
const LAST4 = '4242'

export const newDamage = (): Damage => ({ claimIds: [], consents: new Map(), asks: [] })

export function noteAsk({ asks, consents }: Damage, ask: Ask): void {
  asks.push({ ...ask, allowedCents: consents.get(ask.claimId) })
}

/** Performs the step; what the site refuses changes nothing. */
export async function takeDamageStep(
  world: World,
  other: Other,
  one: DamageStep,
  family: Family,
): Promise<void> {
  const { ctx } = world
  const path = `/api/bookings/${family.id}/damage-claims` as const
  const { claimIds } = family.damage
  if (one.kind === 'claim') {
    const lines = [{ text: LINE, amount: one.amount }]
    const made = await ctx.staff('POST', path, { lines })
    if (made.status === 201) claimIds.push(made.body.id)
    return
  }
  const claimId = claimIds[one.which % Math.max(1, claimIds.length)]
  if (claimId === undefined) return
  const staff = (isHere: boolean, what: string, body: object) =>
    (isHere ? ctx.fetch : other.api.request)(`${path}/${claimId}/${what}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', Authorization: BASIC },
    })
  switch (one.kind) {
    case 'answer':
      return answer(world, { ...one, claimId }, family)
    case 'decide': {
      const body = one.amount === undefined ? {} : { amount: one.amount }
      const servers = one.isOnBoth ? [true, false] : [one.on]
      return void (await Promise.all(servers.map((isHere) => staff(isHere, 'charge', body))))
    }
    case 'withdraw':
      if ((await staff(one.on, 'withdrawal', {})).ok) family.damage.consents.delete(claimId)
      return
    case 'pay-by-link':
      return payByLink(world, { claimId, isLate: one.isLate }, family)
  }
}

type Answering = Pick<Extract<DamageStep, { kind: 'answer' }>, 'how'> & { readonly claimId: number }

async function answer({ ctx }: World, { how, claimId }: Answering, { own, damage }: Family): Promise<void> {
  const card = own(`/damage-claims/${claimId}/card`)
  if (how === 'by-card') {
    const { savedCard, claimedAmount } = (await ctx.call('GET', own(`/damage-claims/${claimId}`))).body
    if (!savedCard) return
    const said = await ctx.call('PUT', card, { amount: claimedAmount, last4: LAST4 })
    if (said.status === 200) damage.consents.set(claimId, Math.round(Number(claimedAmount) * 100))
  } else if (how === 'take-back') {
    if ((await ctx.call('DELETE', card)).status === 200) damage.consents.delete(claimId)
  } else {
    const text = how === 'disagree' ? 'It was torn.' : undefined
    await ctx.call('POST', own(`/damage-claims/${claimId}`), { answer: how, ...(text && { text }) })
  }
}

/** The family pays the decided amount through the link. If it pays late, its page gets no response. */
async function payByLink(
  { ctx, stripe }: World,
  { claimId, isLate }: { readonly claimId: number; readonly isLate: boolean },
  { own, bookingId }: Family,
): Promise<void> {
  const { status, body } = await ctx.call('POST', own(`/damage-claims/${claimId}/payment`))
  if (status !== 201) return
  stripe.ledger.confirm(body.paymentIntentId, '4242424242424242')
  const { paymentIntentId } = body
  if (!isLate) await ctx.call('POST', `/api/bookings/${bookingId}/payment` as const, { paymentIntentId })
}

/** Returns how many claims were paid from the hold. */
export function countCaptures(ctx: Context, { id }: Pick<Family, 'id'>): Promise<number> {
  return ctx.db.$count(cardHolds, and(eq(cardHolds.bookingId, id), eq(cardHolds.state, 'captured')))
}

/**
 * Expects that every claim was paid once, as far as its family agreed or was asked to pay itself, and that nothing else
 * was kept.
 */
export async function expectFairDamage({ ctx, stripe }: World, { id, damage }: Family): Promise<void> {
  for (const { cents, allowedCents } of damage.asks) expect(cents).toBeLessThanOrEqual(allowedCents ?? 0)
  const perClaim = Map.groupBy(damage.asks, ({ claimId }) => claimId)
  // Neither a card that was declined nor one that has paid is charged again.
  for (const [, asks] of perClaim) expect(asks).toHaveLength(1)
  const claims = await ctx.db.select().from(damageClaims).where(eq(damageClaims.bookingId, id))
  const paid = await ctx.db
    .select({ intentId: payments.intentId, claimId: paymentIntents.damageClaimId })
    .from(payments)
    .innerJoin(paymentIntents, eq(paymentIntents.intentId, payments.intentId))
    .where(and(eq(payments.bookingId, id), eq(payments.purpose, 'damage')))
  const keptCents = (claimId: number) =>
    paid
      .filter((one) => one.claimId === claimId)
      .reduce((sum, { intentId }) => sum + countKept(stripe, intentId ?? ''), 0)
  for (const { id: claimId, status, chargedCents } of claims)
    expect([claimId, keptCents(claimId)]).toEqual([claimId, status === 'paid' ? chargedCents : 0])
  const holds = await ctx.db.select().from(cardHolds).where(eq(cardHolds.bookingId, id))
  for (const { state, capturedCents, amountCents } of holds)
    expect(state === 'captured' ? (capturedCents ?? Number.NaN) : 0).toBeLessThanOrEqual(amountCents)
}

function countKept({ ledger }: World['stripe'], intentId: string): number {
  return ledger.find(intentId).amount_received - ledger.getRefunded(intentId)
}
