import { beforeEach, describe, expect, it } from 'vitest'
import type { PartyDay } from '#domain/foundation/time/party-day.ts'
import { and, asc, eq } from '#server/foundation/database/drizzle.ts'
import { cardConsents, outbox } from '#server/foundation/database/schema/all-tables.ts'
import { drainJobs } from '#test/drain-jobs.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { agreeToAutopay } from '#test/journeys/agree-to-autopay.ts'
import { present } from '#test/present.ts'
import type { LedgerDecline } from '#test/simulated/stripe/ledger-objects.ts'
import { stripeContext } from '#test/simulated/stripe/stripe-world.ts'
import { whilePlanning } from '#test/simulated/stripe/while-planning.ts'
import { MORNING } from '#test/test-context.ts'
import { collectBalances } from './collect-balances.ts'

const world = await stripeContext()
const { ctx, stripe } = world
const answer = stripe.ledger.answerLater
let week = 0

/** A party on its own Saturday; its balance is due 7 days before. */
async function aFamily(changes: Record<string, unknown> = {}) {
  const bookingDate = toDay('2027-03-06', 7 * week++)
  const family = await agreeToAutopay(world, { bookingDate, ...changes })
  const at = (days: number, time: string) => {
    ctx.setNow(new Date(`${toDay(bookingDate, -days)}T${time}:00-05:00`))
    return drainJobs(ctx)
  }
  const mails = (kind: string) =>
    ctx.db
      .select()
      .from(outbox)
      .where(and(eq(outbox.bookingId, family.id), eq(outbox.kind, kind)))
  const consents = () =>
    ctx.db
      .select()
      .from(cardConsents)
      .where(eq(cardConsents.bookingId, family.id))
      .orderBy(asc(cardConsents.id))
  /** Staff move the party by two weeks. */
  const move = () => {
    week += 2
    return ctx.staff('PATCH', `/api/bookings/${family.id}`, { bookingDate: toDay(bookingDate, 14) })
  }
  const forStaff = async () =>
    (await ctx.staff('GET', `/api/bookings/${family.id}/autopay` as const)).body.agreed
  return { ...family, bookingDate, at, mails, consents, move, forStaff }
}

function toDay(from: PartyDay, days: number): PartyDay {
  return new Date(Date.parse(from) + days * 86_400_000).toISOString().slice(0, 10)
}

/** Returns how often a bank was asked during this work. */
async function asked(work: () => Promise<unknown>): Promise<number> {
  const before = stripe.ledger.asked.length
  await work()
  return stripe.ledger.asked.length - before
}

const declined = (advice_code?: string, decline_code = 'generic_decline'): LedgerDecline => ({
  code: 'card_declined',
  decline_code,
  ...(advice_code && { advice_code }),
  message: 'Your card was declined.',
})

beforeEach(async () => {
  ctx.setNow(MORNING)
  stripe.ledger.answerLater = answer
  await ctx.staff('PUT', '/api/admin/pricing', { autopay: { enabled: true } })
})

describe('a balance that its family agreed to have charged', () => {
  it('is announced three days before and charged at ten on the day it is due, once', async () => {
    const { id, at, mails, read, consents, forStaff, bookingDate } = await aFamily()
    expect(await forStaff()).toMatchObject({
      state: 'active',
      cardLabel: 'Visa •••• 4242',
      amount: '75.00',
      chargeDay: toDay(bookingDate, -7),
      consentLanguage: 'en',
      consentText: expect.stringContaining('Charge the balance of $75.00 to this card on'),
    })
    await at(11, '10:05')
    expect(await mails('autopay-notice')).toEqual([])
    await at(10, '10:05')
    const [notice] = await mails('autopay-notice')
    expect(notice?.text).toContain('we’ll charge $75.00 to your card Visa •••• 4242 on')
    expect(notice?.text).toContain('at 10:00 AM')
    // The notice says the same as the reminder would.
    expect(await mails('balance-reminder')).toEqual([])
    expect(await asked(() => at(7, '09:55'))).toBe(0)
    expect(await asked(() => at(7, '10:00'))).toBe(1)
    expect(await asked(() => at(7, '10:05'))).toBe(0)
    expect(await asked(() => at(6, '10:00'))).toBe(0)
    expect(await read()).toMatchObject({ paidAmount: '150.00', owedAmount: '0.00', autopay: null })
    expect(await mails('payment-receipt')).toHaveLength(1)
    expect((await consents()).map(({ status }) => status)).toEqual(['charged'])
    expect(await forStaff()).toMatchObject({ state: 'charged', amount: '75.00' })
    const log = await ctx.staff('GET', `/api/admin/audit?subject=booking&subjectId=${id}`)
    expect(log.body.entries.slice(0, 2)).toMatchObject([
      { actor: 'system', action: 'charged the saved card of', details: '$75.00' },
      { actor: 'customer', action: 'agreed to a charge for' },
    ])
  })

  it('is not charged if staff take the money while the charge is prepared', async () => {
    const { id, at, read } = await aFamily()
    await at(10, '10:05')
    await at(7, '09:55')
    ctx.setNow(new Date(+ctx.now() + 10 * 60_000))
    const cash = { amount: '75.00', method: 'cash' } as const
    const pay = () => ctx.staff('POST', `/api/bookings/${id}/payments` as const, cash)
    expect(await asked(() => collectBalances(whilePlanning(ctx, pay)))).toBe(0)
    expect(await read()).toMatchObject({ paidAmount: '150.00', owedAmount: '0.00' })
  })

  it('is not charged if staff move the party while the charge is prepared, but on its new day', async () => {
    const { at, move } = await aFamily()
    await at(10, '10:05')
    await at(7, '09:55')
    ctx.setNow(new Date(+ctx.now() + 10 * 60_000))
    expect(await asked(() => collectBalances(whilePlanning(ctx, move)))).toBe(0)
    await at(-4, '10:05')
    expect(await asked(() => at(-7, '10:00'))).toBe(1)
  })

  it('is never charged without a notice, not even on the day of the party', async () => {
    const { at, mails, read } = await aFamily()
    expect(await asked(() => at(0, '10:05'))).toBe(0)
    expect(await mails('autopay-notice')).toEqual([])
    expect(await read()).toMatchObject({ owedAmount: '75.00' })
  })

  it('with a card that was declined is its own again, once the deposit is paid without agreeing', async () => {
    const bookingDate = toDay('2027-03-06', 7 * week++)
    const { body: booking } = await ctx.call('POST', '/api/bookings', bookingRequest({ bookingDate }))
    const { bookingId } = booking
    const payBy = async (card: string, agreed: object) => {
      const order = { amount: 10, isDeposit: true, bookingId, ...agreed }
      const { body } = await ctx.call('POST', '/api/create-payment-intent', order)
      return () => stripe.ledger.confirm(body.paymentIntentId, card)
    }
    expect(await payBy('4000000000000002', { autopay: true })).toThrow('Your card was declined.')
    const pay = await payBy('4242424242424242', {})
    pay()
    await ctx.call('POST', `/api/bookings/${bookingId}/payment`, {})
    const { body } = await ctx.staff('GET', `/api/bookings/${booking.id}`)
    expect(body).toMatchObject({ isPaid: true, paidAmount: '75.00' })
    expect((await ctx.staff('GET', `/api/bookings/${booking.id}/autopay` as const)).body.agreed).toBeNull()
  })

  it('is charged on the new day if the party moves, after another notice', async () => {
    const { at, mails, own, read, bookingDate } = await aFamily()
    await at(10, '10:05')
    const moved = toDay(bookingDate, 14)
    expect((await ctx.call('POST', own('/reschedule'), { bookingDate: moved })).status).toBe(200)
    expect((await read()).autopay).toMatchObject({ chargeDay: toDay(moved, -7) })
    expect(await asked(() => at(7, '10:00'))).toBe(0)
    await at(-4, '10:05')
    expect(await mails('autopay-notice')).toHaveLength(2)
    expect(await asked(() => at(-7, '10:00'))).toBe(1)
    week += 2
  })

  it.each([
    ['moves back after the notice for another day', [0, 1, 0], [9, 9, 9], 3, 6],
    ['was far away when its charge day came', [0, 40, 0], [10, 9, 4], 2, 1],
  ] as const)('is announced again if the party %s', async (_how, moves, before, notices, charged) => {
    const { id, at, mails, bookingDate } = await aFamily()
    for (const [index, days] of moves.entries()) {
      await ctx.staff('PATCH', `/api/bookings/${id}`, { bookingDate: toDay(bookingDate, days) })
      expect(await asked(() => at(present(before[index]), '10:05'))).toBe(0)
    }
    expect(await mails('autopay-notice')).toHaveLength(notices)
    expect(await asked(() => at(charged, '10:05'))).toBe(1)
    week += 1
  })

  it('is charged for a bigger order only as far as was agreed, or in full after one tap', async () => {
    const bigger = async () => {
      const family = await aFamily()
      const wanted = { numberOfTeepees: 3 }
      const { version, differenceAmount } = (await ctx.call('POST', family.own('/change-quote'), wanted)).body
      await ctx.call('POST', family.own('/change'), { ...wanted, version, differenceAmount })
      return family
    }
    const silent = await bigger()
    expect((await silent.read()).autopay).toMatchObject({ amount: '75.00', newAmount: '150.00' })
    await silent.at(10, '10:05')
    expect((await silent.mails('autopay-notice'))[0]?.text).toContain('$75.00 will be left to pay')
    await silent.at(7, '10:00')
    expect(await silent.read()).toMatchObject({ paidAmount: '150.00', owedAmount: '75.00' })

    ctx.setNow(MORNING)
    const agreeing = await bigger()
    const put = (amount: string) => ctx.call('PUT', agreeing.own('/autopay'), { amount })
    expect(await put('149.00')).toMatchObject({ status: 409, body: { code: 'price_changed' } })
    const { status, body } = await put('150.00')
    expect([status, body.autopay?.amount, body.autopay?.newAmount]).toEqual([200, '150.00', undefined])
    expect(body.autopay?.consentText).toContain('Charge the balance of $150.00 to this card on')
    expect((await put('150.00')).status).toBe(200)
    expect((await agreeing.consents()).map(({ status }) => status)).toEqual(['replaced', 'active'])
    await agreeing.at(10, '10:05')
    await agreeing.at(7, '10:00')
    expect(await agreeing.read()).toMatchObject({ paidAmount: '225.00', owedAmount: '0.00' })
  })

  it('is less for a smaller order', async () => {
    const { own, at, read } = await aFamily({ numberOfTeepees: 3 })
    const wanted = { numberOfTeepees: 2 }
    const { version, differenceAmount } = (await ctx.call('POST', own('/change-quote'), wanted)).body
    await ctx.call('POST', own('/change'), { ...wanted, version, differenceAmount })
    expect((await read()).autopay).toMatchObject({ amount: '37.50' })
    await at(10, '10:05')
    await at(7, '10:00')
    expect(await read()).toMatchObject({ paidAmount: '150.00', owedAmount: '0.00' })
  })

  it('is not charged once the family removed its card, which the provider then deletes', async () => {
    const { at, own, intentId, forStaff } = await aFamily()
    const { status, body } = await ctx.call('DELETE', own('/autopay'))
    expect([status, body.autopay]).toEqual([200, null])
    const method = stripe.ledger.find(intentId).payment_method ?? ''
    expect(stripe.ledger.findMethod(method).customer).toBeNull()
    expect((await ctx.call('DELETE', own('/autopay'))).status).toBe(404)
    expect(await forStaff()).toBeNull()
    expect((await ctx.staff('GET', '/api/bookings/999999/autopay')).status).toBe(404)
    await at(10, '10:05')
    expect(await asked(() => at(7, '10:00'))).toBe(0)
  })

  it('is not charged if the party is cancelled or paid, or autopay is no longer offered', async () => {
    const cancelled = await aFamily()
    await cancelled.at(10, '10:05')
    const { refundAmount } = await cancelled.read()
    await ctx.call('POST', cancelled.own('/cancellation'), { refundAmount })
    const paid = await aFamily()
    await ctx.staff('POST', `/api/bookings/${paid.id}/payments`, { amount: '75.00', method: 'zelle' })
    ctx.setNow(MORNING)
    const off = await aFamily()
    await ctx.staff('PUT', '/api/admin/pricing', { autopay: { enabled: false } })
    for (const { at } of [cancelled, paid, off]) {
      await at(10, '10:05')
      expect(await asked(() => at(7, '10:00'))).toBe(0)
    }
    // Nothing of them is kept.
    await ctx.staff('PUT', '/api/admin/pricing', { autopay: { enabled: true } })
    await drainJobs(ctx)
    const [consent] = await cancelled.consents()
    expect(consent).toMatchObject({ status: 'removed', detachedAt: expect.any(Date) })
  })
})

describe('a card that its bank declines', () => {
  it.each([
    ['do_not_try_again', 'generic_decline'],
    ['confirm_card_data', 'incorrect_cvc'],
    [undefined, 'stolen_card'],
  ])('with %s (%s) is never tried again; a link is mailed, and staff are told', async (advice, code) => {
    const { id, at, mails, forStaff } = await aFamily()
    stripe.ledger.answerLater = () => declined(advice, code)
    await at(10, '10:05')
    expect(await asked(() => at(7, '10:00'))).toBe(1)
    for (const days of [6, 5, 4, 3, 2, 1]) expect(await asked(() => at(days, '11:00'))).toBe(0)
    const links = await mails('payment-link')
    expect(links).toHaveLength(1)
    expect(links[0]?.text).toContain('We won’t try it again')
    expect(await forStaff()).toMatchObject({ state: 'failed', amount: '75.00' })
    const { body } = await ctx.staff('GET', '/api/admin/today')
    const waiting = body.waiting.find(({ kind }) => kind === 'card_declined')
    expect(waiting?.items.map((item) => item.id)).toContain(id)
    await ctx.staff('POST', `/api/bookings/${id}/payments`, { amount: '75.00', method: 'cash' })
    const after = await ctx.staff('GET', '/api/admin/today')
    const left = after.body.waiting.find(({ kind }) => kind === 'card_declined')
    expect(left?.items.map((item) => item.id) ?? []).not.toContain(id)
  })

  it('temporarily is tried on the second and fourth day after, three times at most', async () => {
    const { at, mails, read } = await aFamily()
    stripe.ledger.answerLater = () => declined('try_again_later')
    await at(10, '10:05')
    const times: number[] = []
    for (const days of [7, 6, 5, 4, 3, 2, 1, 0]) times.push(await asked(() => at(days, '10:30')))
    expect(times).toEqual([1, 0, 1, 0, 1, 0, 0, 0])
    expect(await mails('payment-link')).toHaveLength(1)
    expect((await read()).autopay).toBeNull()
  })

  it('temporarily is not tried more often because its family agreed to another amount', async () => {
    const { at, own, read } = await aFamily()
    stripe.ledger.answerLater = () => declined('try_again_later')
    await at(10, '10:05')
    const times = [await asked(() => at(7, '10:00'))]
    const wanted = { numberOfTeepees: 3 }
    const { version, differenceAmount } = (await ctx.call('POST', own('/change-quote'), wanted)).body
    await ctx.call('POST', own('/change'), { ...wanted, version, differenceAmount })
    const { newAmount = '' } = (await read()).autopay ?? {}
    expect((await ctx.call('PUT', own('/autopay'), { amount: newAmount })).status).toBe(200)
    for (const days of [6, 5, 4, 3, 2, 1]) times.push(await asked(() => at(days, '10:30')))
    expect(times).toEqual([1, 0, 1, 0, 1, 0, 0])
  })

  it('temporarily is tried again only on the new days if the party moves', async () => {
    const { at, mails, move, read, bookingDate } = await aFamily()
    stripe.ledger.answerLater = () => declined('try_again_later')
    await at(10, '10:05')
    expect(await asked(() => at(7, '10:00'))).toBe(1)
    expect((await move()).status).toBe(200)
    await at(-4, '10:05')
    const times: number[] = []
    for (const days of [-5, -6, -7, -8, -9, -10]) times.push(await asked(() => at(days, '10:30')))
    expect(times).toEqual([0, 0, 1, 0, 1, 0])
    expect(await mails('payment-link')).toEqual([])
    expect((await read()).autopay?.chargeDay).toBe(toDay(bookingDate, 11))
    expect(await asked(() => at(-11, '08:55'))).toBe(0)
    expect((await read()).autopay?.chargeDay).toBe(toDay(bookingDate, 11))
    expect(await asked(() => at(-11, '10:30'))).toBe(1)
    expect(await mails('payment-link')).toHaveLength(1)
  })

  it('temporarily pays the second time', async () => {
    const { at, mails, read, bookingDate } = await aFamily()
    stripe.ledger.answerLater = () => declined('try_again_later')
    await at(10, '10:05')
    await at(7, '10:00')
    expect((await read()).autopay?.chargeDay).toBe(toDay(bookingDate, -5))
    stripe.ledger.answerLater = answer
    await at(5, '10:00')
    expect(await read()).toMatchObject({ paidAmount: '150.00', owedAmount: '0.00' })
    expect(await mails('payment-link')).toEqual([])
  })

  it('because it wants to authenticate its owner is replaced by the mailed link', async () => {
    const { at, mails } = await aFamily()
    stripe.ledger.answerLater = () => ({
      code: 'authentication_required',
      decline_code: 'authentication_required',
      message: 'Your card was declined. This transaction requires authentication.',
    })
    await at(10, '10:05')
    await at(7, '10:00')
    expect((await mails('payment-link'))[0]?.text).toContain('Your bank wants you to approve this payment')
    expect(await asked(() => at(5, '10:00'))).toBe(0)
  })
})
