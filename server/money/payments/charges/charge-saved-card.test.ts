import { describe, expect, it } from 'vitest'
import { message } from '#domain/foundation/messages/message.ts'
import { refuse } from '#domain/foundation/refusal/refusal.ts'
import { findBooking } from '#server/booking/bookings/booking-queries.ts'
import { PAYMENT_UNDERWAY } from '#server/booking/bookings/booking-refusals.ts'
import { cancelBooking } from '#server/family/checkout/cancel-booking.ts'
import { and, eq } from '#server/foundation/database/drizzle.ts'
import {
  cardConsents,
  events,
  payments,
  reconciliationSweeps,
  savedCardCharges,
} from '#server/foundation/database/schema/all-tables.ts'
import { prepareDuePayment } from '#server/money/payments/intents/prepare-due-payment.ts'
import { findKeptCard } from '#server/money/payments/mandates/mandate-queries.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { inEnglish } from '#test/in-english.ts'
import { present } from '#test/present.ts'
import { stripeContext } from '#test/simulated/stripe/stripe-world.ts'
import { MORNING } from '#test/test-context.ts'
import { reconcile } from '../reconciliation/reconcile.ts'
import { chargeSavedCard } from './charge-saved-card.ts'

const { ctx, stripe } = await stripeContext()
let day = 0

/** A family that paid its deposit and let us keep its card. */
async function aFamily(card = '4242424242424242') {
  ctx.setNow(MORNING)
  await ctx.staff('PUT', '/api/admin/pricing', { autopay: { enabled: true } })
  const bookingDate = new Date(Date.UTC(2027, 5, 1 + 2 * day++)).toISOString().slice(0, 10)
  const { body: booking } = await ctx.call('POST', '/api/bookings', bookingRequest({ bookingDate }))
  const { bookingId } = booking
  const wanted = { amount: 75, isDeposit: true, bookingId, autopay: true }
  const { body: intent } = await ctx.call('POST', '/api/create-payment-intent', wanted)
  stripe.ledger.confirm(intent.paymentIntentId, card)
  const paid = await ctx.call('POST', `/api/bookings/${bookingId}/payment`, {})
  expect(paid.body.status).toBe('paid')
  // Long after the deposit was paid.
  ctx.setNow(new Date(MORNING.getTime() + 3_600_000))
  const charge = (changes: object = {}) =>
    chargeSavedCard(ctx, {
      bookingId: booking.id,
      purpose: 'balance',
      amountCents: 7_500,
      key: `test-${booking.id}`,
      recheck: () => undefined,
      ...changes,
    })
  const read = async () => (await ctx.staff('GET', `/api/bookings/${booking.id}`)).body
  return { id: booking.id, charge, read }
}

describe('a charge of a saved card', () => {
  it('is made once per key, is recorded as a payment, and declares that the cardholder is not present', async () => {
    const { id, charge, read } = await aFamily()
    expect((await read()).paidAmount).toBe('75.00')
    expect(await charge()).toMatchObject({ kind: 'paid' })
    expect(await charge()).toMatchObject({ kind: 'paid' })
    expect((await read()).paidAmount).toBe('150.00')
    const paid = await ctx.db.select().from(payments).where(eq(payments.bookingId, id))
    expect(paid.map(({ purpose }) => purpose)).toEqual(['booking', 'balance'])
    const intent = stripe.ledger.find(present(paid[1]?.intentId ?? undefined))
    expect(intent).toMatchObject({ customer: expect.any(String), payment_method: expect.any(String) })
  })

  it('is made once by eight concurrent calls', async () => {
    const { charge, read } = await aFamily()
    const before = stripe.ledger.asked.length
    await Promise.all(Array.from({ length: 8 }, () => charge()))
    expect(await charge()).toMatchObject({ kind: 'paid' })
    expect(stripe.ledger.asked.length - before).toBe(1)
    expect((await read()).paidAmount).toBe('150.00')
  })

  it('whose response was lost is looked up, and not repeated', async () => {
    const { charge, read } = await aFamily()
    const before = stripe.ledger.asked.length
    // The calls are look up, prepare, read and confirm; the library retries those without a response.
    for (let calls = 1; calls <= 6; calls++) {
      stripe.setWeather({ calls, mode: 'hang-up-after' })
      await charge()
    }
    stripe.setWeather(undefined)
    expect(await charge()).toMatchObject({ kind: 'paid' })
    expect(stripe.ledger.asked.length - before).toBe(1)
    expect((await read()).paidAmount).toBe('150.00')
  })

  it('that is declined is final for its key, with the bank’s advice', async () => {
    const { id, charge, read } = await aFamily('4000000000000341')
    const declined = { kind: 'declined', verdict: 'soft', message: 'Your card was declined.' }
    expect(await charge()).toMatchObject(declined)
    const before = stripe.ledger.asked.length
    expect(await charge()).toMatchObject(declined)
    expect(stripe.ledger.asked.length).toBe(before)
    const [row] = await ctx.db.select().from(savedCardCharges).where(eq(savedCardCharges.bookingId, id))
    expect(row).toMatchObject({ declineCode: 'generic_decline', adviceCode: 'try_again_later' })
    expect(stripe.ledger.find(present(row?.intentId)).status).toBe('canceled')
    expect((await read()).paidAmount).toBe('75.00')
  })

  it('that was made is told without the card and without the provider', async () => {
    const { id, charge } = await aFamily()
    const paid = await charge()
    expect(paid).toMatchObject({ kind: 'paid' })
    stripe.setWeather({ calls: 9, mode: 'hang-up' })
    expect(await charge()).toEqual(paid)
    stripe.setWeather(undefined)
    await ctx.db.update(cardConsents).set({ status: 'removed' }).where(eq(cardConsents.bookingId, id))
    expect(await charge()).toEqual(paid)
  })

  describe('that another server decides in between', () => {
    const no = refuse('conflict', message('bookings.cancelledNoPayment'))
    const readTries = (id: number) =>
      ctx.db.$count(events, and(eq(events.subjectId, id), eq(events.action, 'tried the saved card of')))
    /** Calls at the last moment before the card is asked, with nothing locked. */
    const atTheLastMoment = (act: () => Promise<unknown>, refusal?: typeof no) => {
      let asked = 0
      return async () => {
        if (++asked < 3) return undefined
        await act()
        return refusal
      }
    }

    it('is decided once: the log has one line', async () => {
      const { id, charge } = await aFamily('4000000000000341')
      const declined = { kind: 'declined', verdict: 'soft' }
      expect(await charge({ recheck: atTheLastMoment(charge) })).toMatchObject(declined)
      expect(await readTries(id)).toBe(1)
    })

    it('does not let the party be cancelled, not even if the next one is planned meanwhile', async () => {
      const { id, charge, read } = await aFamily()
      const stripeNow = present(ctx.providers.stripe)
      const cancelIntent: typeof stripeNow.cancelIntent = async (intentId) => {
        const [planned] = await ctx.db
          .select()
          .from(savedCardCharges)
          .where(eq(savedCardCharges.intentId, intentId))
        const { id: _, ...next } = present(planned)
        await ctx.db
          .insert(savedCardCharges)
          .values({ ...next, key: `next-${id}`, intentId: `pi_next_${id}` })
        return stripeNow.cancelIntent(intentId)
      }
      const there = { ...ctx, providers: { stripe: { ...stripeNow, cancelIntent } } }
      let cancelled: unknown
      const act = async () => {
        cancelled = await cancelBooking(there, id, { actor: 'customer', by: 'customer' })
      }
      await charge({ recheck: atTheLastMoment(act) })
      expect(cancelled).toEqual(PAYMENT_UNDERWAY)
      expect((await read()).bookingStatus).toBe('pending')
    })

    it('stays declined if it is no longer wanted here', async () => {
      const { id, charge } = await aFamily('4000000000000341')
      expect(await charge({ recheck: atTheLastMoment(charge, no) })).toEqual(no)
      const [row] = await ctx.db.select().from(savedCardCharges).where(eq(savedCardCharges.bookingId, id))
      expect(row?.status).toBe('declined')
      expect(await charge()).toMatchObject({ kind: 'declined' })
      expect(await readTries(id)).toBe(1)
    })
  })

  describe('whose server died', () => {
    const readPlanned = async (id: number) => {
      const [row] = await ctx.db.select().from(savedCardCharges).where(eq(savedCardCharges.bookingId, id))
      return present(row)
    }
    /** Dies between recording the charge and asking the card. */
    const diesBeforeAsking = () => {
      let asked = 0
      return () => {
        if (++asked === 3) throw new Error('The server died')
        return undefined
      }
    }

    it('is not made if another amount is due by now', async () => {
      const { charge, read } = await aFamily()
      await expect(charge({ recheck: diesBeforeAsking() })).rejects.toThrow('The server died')
      const before = stripe.ledger.asked.length
      expect(await charge({ amountCents: 5_000 })).toMatchObject({ code: 'conflict' })
      expect(stripe.ledger.asked.length).toBe(before)
      expect(await charge({ amountCents: 5_000 })).toMatchObject({ kind: 'paid' })
      expect((await read()).paidAmount).toBe('125.00')
    })

    it('is not asked for again if the card was declined, even after Stripe forgot the first request', async () => {
      const { id, charge } = await aFamily('4000000000000341')
      await expect(charge({ recheck: diesBeforeAsking() })).rejects.toThrow('The server died')
      const { intentId } = await readPlanned(id)
      const { methodId } = present(await findKeptCard(ctx.db, id))
      expect(() => stripe.ledger.confirmLater(intentId, methodId)).toThrow('declined')
      const before = stripe.ledger.asked.length
      expect(await charge()).toMatchObject({ kind: 'declined' })
      expect(stripe.ledger.asked.length).toBe(before)
    })
  })

  it('is not made once it is no longer wanted, nor later with the same key', async () => {
    const { charge, read } = await aFamily()
    const no = refuse('conflict', message('bookings.cancelledNoPayment'))
    expect(await charge({ recheck: () => no })).toEqual(no)
    let asked = 0
    // Still wanted until the charge is recorded.
    expect(await charge({ recheck: () => (++asked > 2 ? no : undefined) })).toEqual(no)
    expect((await read()).paidAmount).toBe('75.00')
    expect(await charge()).toMatchObject({ kind: 'paid' })
  })

  it('waits while the family itself is paying, and a family never gets a payment that is being charged', async () => {
    const { id, charge, read } = await aFamily()
    const booking = present(await findBooking(ctx.db, { id }))
    const own = await prepareDuePayment(ctx, booking)
    if (!('clientSecret' in own)) throw new Error('No payment')
    expect(await charge()).toMatchObject({ code: 'payment_used' })
    stripe.ledger.confirm(own.id, '4242424242424242')
    // Half an hour later it turns out that the family has paid.
    ctx.setNow(new Date(MORNING.getTime() + 2 * 3_600_000))
    expect(await charge()).toMatchObject({ refused: true })
    expect((await read()).paidAmount).toBe('150.00')
  })

  it('waits after a restore until the payments since the backup are compared, and a lost one is resolved', async () => {
    const [one, other] = [await aFamily(), await aFamily()]
    const backedUpAt = ctx.now()
    const { bookingId: reference } = await one.read()
    stripe.ledger.confirm(stripe.ledger.create(7_500, { reference }).id, '4242424242424242')
    // The backup is older than what is usually compared.
    ctx.setNow(new Date(+backedUpAt + 9 * 86_400_000))
    const restored = { provider: 'stripe', startedAt: backedUpAt, restoredTo: backedUpAt }
    await ctx.db.insert(reconciliationSweeps).values(restored)
    const before = stripe.ledger.asked.length
    for (const { charge } of [one, other]) expect(await charge()).toMatchObject({ code: 'payment_used' })
    await reconcile(ctx)
    expect(inEnglish(await one.charge())).toMatchObject({
      code: 'payment_used',
      message: expect.stringContaining('may already be paid'),
    })
    expect(stripe.ledger.asked.length).toBe(before)
    expect(await other.charge()).toMatchObject({ kind: 'paid' })
    const { body: found } = await ctx.staff('GET', '/api/admin/reconciliation')
    const lost = present(found.find(({ bookingReference }) => bookingReference === reference))
    await ctx.staff('POST', `/api/admin/reconciliation/${lost.id}/resolve`)
    expect(await one.charge()).toMatchObject({ kind: 'paid' })
  })

  it('has no card once the family removed it', async () => {
    const { id, charge } = await aFamily()
    await ctx.db.update(cardConsents).set({ status: 'removed' }).where(eq(cardConsents.bookingId, id))
    expect(inEnglish(await charge())).toMatchObject({
      code: 'conflict',
      message: 'No card is saved for this booking.',
    })
  })
})
