import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addDays } from '#domain/foundation/time/party-day.ts'
import { and, eq } from '#server/foundation/database/drizzle.ts'
import {
  cardConsents,
  damageConsents,
  invoices,
  outbox,
  savedCardCharges,
} from '#server/foundation/database/schema/all-tables.ts'
import { claimSteps } from '#test/factories/damaged-party.ts'
import { collectedParty } from '#test/journeys/agree-to-autopay.ts'
import { present } from '#test/present.ts'
import type { LedgerDecline } from '#test/simulated/stripe/ledger-objects.ts'
import { stripeContext } from '#test/simulated/stripe/stripe-world.ts'
import { whilePlanning } from '#test/simulated/stripe/while-planning.ts'
import { MORNING } from '#test/test-context.ts'
import { collectBalances } from '../autopay/collect-balances.ts'
import { chargeDecidedClaims } from './charge-claim.ts'

const world = await stripeContext()
const { ctx, stripe, deliver } = world
const answerLater = stripe.ledger.answerLater
let week = 0

beforeEach(async () => {
  ctx.setNow(MORNING)
  await ctx.staff('PUT', '/api/admin/pricing', { autopay: { enabled: true }, damage: { maximum: '250' } })
})
afterEach(() => {
  stripe.setWeather(undefined)
  stripe.ledger.answerLater = answerLater
})

/** A family whose balance was charged to its card, and that tore something at its party. */
async function aFamily() {
  const family = await collectedParty(world, addDays('2027-03-06', 7 * week++))
  const { id, own, bookingId, goTo, asked } = family
  expect(await family.read()).toMatchObject({ owedAmount: '0.00' })
  goTo(1)
  const { path, claimed, paid } = claimSteps(ctx, id, own)
  const claimId = await claimed()
  const at = own(`/damage-claims/${claimId}`)
  const card = own(`/damage-claims/${claimId}/card`)
  return {
    id,
    claimId,
    goTo,
    asked,
    paid,
    own: async (language = 'en') => (await ctx.call('GET', at, undefined, { 'X-Language': language })).body,
    answer: (body: object) => ctx.call('POST', at, body),
    agree: (body: object = { amount: '85.00', last4: '4242' }, language = 'en') =>
      ctx.call('PUT', card, body, { 'X-Language': language }),
    takeBack: () => ctx.call('DELETE', card),
    prepare: () => ctx.call('POST', own(`/damage-claims/${claimId}/payment`)),
    charge: (body: object = {}) => ctx.staff('POST', `${path}/${claimId}/charge`, body),
    withdraw: () => ctx.staff('POST', `${path}/${claimId}/withdrawal`),
    staffs: async () => present((await ctx.staff('GET', path)).body.claims[0]),
    mails: async (kind: string) =>
      ctx.db
        .select()
        .from(outbox)
        .where(and(eq(outbox.bookingId, id), eq(outbox.kind, kind))),
    removeCard: () =>
      ctx.db.update(cardConsents).set({ status: 'removed' }).where(eq(cardConsents.bookingId, id)),
    invoices: () => ctx.db.select().from(invoices).where(eq(invoices.bookingReference, bookingId)),
    consent: async () =>
      (await ctx.db.select().from(damageConsents).where(eq(damageConsents.claimId, claimId)))[0],
  }
}

const decline = (decline_code: string, code = 'card_declined', advice_code?: string): LedgerDecline => ({
  code,
  decline_code,
  ...(advice_code && { advice_code }),
  message: 'Your card was declined.',
})

describe('damage that its family agreed to pay with its saved card', () => {
  it('is charged once it is decided, as a separate payment with its own invoice; the consent is stored', async () => {
    const family = await aFamily()
    const before = (await family.invoices()).length
    expect(await family.own()).toMatchObject({
      card: null,
      savedCard: { last4: '4242', text: 'Agree to pay $85.00 with your Visa ending 4242' },
    })
    expect((await family.own('es')).savedCard?.text).toBe(
      'Aceptar pagar $85.00 con su Visa terminada en 4242',
    )
    const { status, body } = await family.agree(undefined, 'es')
    expect([status, body.answer, body.card, body.savedCard]).toEqual([
      200,
      'agree',
      { state: 'given', cardLabel: 'Visa •••• 4242' },
      null,
    ])
    expect((await family.agree()).status).toBe(200)
    expect(await family.consent()).toMatchObject({
      language: 'es',
      sentence: expect.stringContaining('Aceptar pagar $85.00 con su Visa terminada en 4242. Cobramos'),
      amountCents: 8_500,
      cardLast4: '4242',
      address: expect.stringMatching(/./),
      agreedAt: ctx.now(),
    })
    expect((await family.mails('owner-damage-answer'))[0]?.text).toContain(
      'have their Visa •••• 4242 charged',
    )
    expect(await family.staffs()).toMatchObject({ card: { state: 'given', amount: '85.00', language: 'es' } })

    expect((await family.charge({ amount: '60' })).body).toMatchObject({
      status: 'paid',
      chargedAmount: '60.00',
      card: { state: 'charged' },
    })
    expect((await family.charge({ amount: '60' })).status).toBe(200)
    await chargeDecidedClaims(ctx)
    expect(family.asked()).toEqual([6_000])
    expect(await family.paid()).toMatchObject([{ amountCents: 6_000, method: 'card' }])
    const [row] = await ctx.db
      .select()
      .from(savedCardCharges)
      .where(eq(savedCardCharges.key, `damage-${family.claimId}`))
    expect(row).toMatchObject({ status: 'succeeded', purpose: 'damage' })
    expect(stripe.ledger.find(present(row?.intentId)).metadata).toMatchObject({
      purpose: 'damage',
      claim: String(family.claimId),
    })
    expect(await family.mails('damage-decided')).toEqual([])
    const [receipt, ...more] = await family.mails('damage-paid')
    expect(more).toEqual([])
    expect(receipt?.text).toContain('As you agreed, we charged $60.00 to your Visa •••• 4242')
    expect(await family.invoices()).toHaveLength(before + 1)
    const log = await ctx.staff('GET', `/api/admin/audit?subject=booking&subjectId=${family.id}`)
    expect(log.body.entries.slice(0, 4).map(({ actor, action }) => [actor, action])).toEqual([
      ['system', 'charged the saved card of'],
      ['admin', 'decided a damage claim of'],
      ['customer', 'agreed to a charge for'],
      ['customer', 'answered a damage claim of'],
    ])
    // The balance is still shown as charged.
    const { body: autopay } = await ctx.staff('GET', `/api/bookings/${family.id}/autopay`)
    expect(autopay.agreed).toMatchObject({ state: 'charged', amount: '75.00' })
  })

  it.each([
    [
      'declined permanently',
      decline('stolen_card', 'card_declined', 'do_not_try_again'),
      'won’t try it again',
    ],
    [
      'declined temporarily',
      decline('insufficient_funds', 'card_declined', 'try_again_later'),
      'won’t try it again',
    ],
    [
      'asked to authenticate',
      decline('authentication_required', 'authentication_required'),
      'approve this payment',
    ],
  ])('that is %s is not tried again: the family is mailed how to pay', async (_, said, words) => {
    const family = await aFamily()
    await family.agree()
    stripe.ledger.answerLater = () => said
    expect((await family.charge()).body).toMatchObject({ status: 'decided', card: { state: 'failed' } })
    await chargeDecidedClaims(ctx)
    await family.charge()
    expect(family.asked()).toEqual([8_500])
    const [mail, ...more] = await family.mails('damage-decided')
    expect(more).toEqual([])
    expect(mail?.text).toContain(words)
    const { status, body } = await family.prepare()
    expect(status).toBe(201)
    stripe.ledger.confirm(body.paymentIntentId, '4242424242424242')
    for (const webhook of stripe.webhooks.slice(-1)) await deliver(webhook)
    expect(await family.paid()).toMatchObject([{ amountCents: 8_500 }])
    expect(await family.own()).toMatchObject({ status: 'paid' })
  })

  it('is not charged if its family takes that back while the charge is prepared', async () => {
    const family = await aFamily()
    await family.agree()
    stripe.setWeather({ calls: 30, mode: 'error-500' })
    expect((await family.charge()).body.status).toBe('decided')
    stripe.setWeather(undefined)
    await chargeDecidedClaims(whilePlanning(ctx, family.takeBack))
    expect((await family.consent())?.state).toBe('revoked')
    expect(family.asked()).toEqual([])
    expect(await family.paid()).toEqual([])
  })

  it('is charged later if Stripe cannot be reached, once, even if its response was lost', async () => {
    const family = await aFamily()
    await family.agree()
    stripe.setWeather({ calls: 3, mode: 'error-500' })
    expect((await family.charge()).body).toMatchObject({ status: 'decided', card: { state: 'given' } })
    for (let calls = 1; calls <= 6; calls++) {
      stripe.setWeather({ calls, mode: 'hang-up-after' })
      await chargeDecidedClaims(ctx)
    }
    stripe.setWeather(undefined)
    await Promise.all([chargeDecidedClaims(ctx), chargeDecidedClaims(ctx), family.charge()])
    expect(family.asked()).toEqual([8_500])
    expect(await family.paid()).toHaveLength(1)
    expect(await family.mails('damage-decided')).toEqual([])
  })

  it('is not charged once the family revokes its consent: it gets the link', async () => {
    const family = await aFamily()
    await family.agree()
    const { status, body } = await family.takeBack()
    expect([status, body.answer, body.card?.state]).toEqual([200, 'agree', 'revoked'])
    // It may change its mind until the claim is decided.
    expect(body.savedCard).toMatchObject({ last4: '4242' })
    await family.agree()
    expect((await family.takeBack()).status).toBe(200)
    expect((await family.charge()).body).toMatchObject({ status: 'decided', card: { state: 'revoked' } })
    await chargeDecidedClaims(ctx)
    expect(family.asked()).toEqual([])
    expect(await family.mails('damage-decided')).toHaveLength(1)
  })

  it('is not charged to a card that is gone, or after a withdrawal', async () => {
    const gone = await aFamily()
    await gone.agree()
    await gone.removeCard()
    expect((await gone.charge()).body).toMatchObject({ status: 'decided', card: { state: 'failed' } })
    expect((await gone.mails('damage-decided'))[0]?.text).toContain('no longer saved')
    expect(gone.asked()).toEqual([])

    const withdrawn = await aFamily()
    await withdrawn.agree()
    stripe.setWeather({ calls: 3, mode: 'error-500' })
    await withdrawn.charge()
    stripe.setWeather(undefined)
    expect((await withdrawn.withdraw()).body).toMatchObject({
      status: 'withdrawn',
      card: { state: 'revoked' },
    })
    await chargeDecidedClaims(ctx)
    expect(withdrawn.asked()).toEqual([])
  })

  it('waits while the family itself is paying, and is paid once', async () => {
    const family = await aFamily()
    await family.agree()
    stripe.setWeather({ calls: 3, mode: 'error-500' })
    await family.charge()
    stripe.setWeather(undefined)
    const { body } = await family.prepare()
    await chargeDecidedClaims(ctx)
    expect(family.asked()).toEqual([])
    stripe.ledger.confirm(body.paymentIntentId, '4242424242424242')
    family.goTo(1, '18:00')
    await chargeDecidedClaims(ctx)
    await chargeDecidedClaims(ctx)
    expect(family.asked()).toEqual([])
    expect(await family.paid()).toHaveLength(1)
  })
})

describe('PUT /api/my-bookings/:reference/damage-claims/:id/card', () => {
  it('400, 404 and 409: for another amount or card, too late, or without a card', async () => {
    const family = await aFamily()
    expect((await family.agree({ amount: '85' })).status).toBe(400)
    expect((await family.agree({ amount: '84', last4: '4242' })).body.code).toBe('price_changed')
    expect((await family.agree({ amount: '85', last4: '0000' })).body).toMatchObject({
      code: 'conflict',
      message: 'This card is no longer saved for your booking. Agree without it, and pay another way.',
    })
    expect(await family.consent()).toBeUndefined()
    // A family that disagreed, or agreed without the card, still can.
    await family.answer({ answer: 'disagree', text: 'It was torn.' })
    await family.answer({ answer: 'agree' })
    expect((await family.own()).savedCard).not.toBeNull()
    await family.charge()
    expect((await family.own()).savedCard).toBeNull()
    expect((await family.agree()).status).toBe(409)

    const late = await aFamily()
    late.goTo(4)
    expect((await late.agree()).body.code).toBe('too_late')
    await late.charge()
    expect(late.asked()).toEqual([])
    expect(await late.mails('damage-decided')).toHaveLength(1)

    const without = await aFamily()
    await without.removeCard()
    expect((await without.own()).savedCard).toBeNull()
    expect((await without.agree()).status).toBe(409)
    const stranger = ctx.call('PUT', '/api/my-bookings/MT-7K3F-9QXW-2M4D/damage-claims/1/card?token=x', {
      amount: '85',
      last4: '4242',
    })
    expect((await stranger).status).toBe(404)
  })
})

describe('a card', () => {
  it('is kept for damage that its family agreed to pay, until that is decided, and no longer than 60 days', async () => {
    const family = await aFamily()
    await family.agree()
    const isKept = async () =>
      (await ctx.db.select().from(cardConsents).where(eq(cardConsents.bookingId, family.id))).some(
        ({ detachedAt }) => detachedAt === null,
      )
    family.goTo(20)
    await collectBalances(ctx)
    expect(await isKept()).toBe(true)
    family.goTo(61)
    await collectBalances(ctx)
    expect(await isKept()).toBe(false)
  })
})
