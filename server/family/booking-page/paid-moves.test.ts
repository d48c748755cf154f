import { beforeEach, describe, expect, it } from 'vitest'
import { eq } from '#server/foundation/database/drizzle.ts'
import {
  bookings,
  orderChanges,
  outbox,
  payments,
  refunds,
} from '#server/foundation/database/schema/all-tables.ts'
import { expireOrderChanges } from '#server/money/payments/intents/expire-order-changes.ts'
import { bookingRequest, GOOD_CARD } from '#test/factories/booking-request.ts'
import { createPageLink } from '#test/journeys/booking-page-link.ts'
import { createMoves, createPaidParty, type OpenPayment, payChange } from '#test/journeys/paid-party.ts'
import { MORNING, testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const [FIRST, SECOND, THIRD] = ['2027-03-13', '2027-03-20', '2027-03-27'] as const
/** A Tuesday, while the price list charges for weekends. */
const TUESDAY = '2027-03-16'
const OTHER_TUESDAY = '2027-03-23'

const set = (change: object) => ctx.staff('PUT', '/api/admin/pricing', change)
async function createParty(changes: Record<string, unknown> = {}) {
  const party = await createPaidParty(ctx, { bookingDate: FIRST, ...changes })
  const quote = async (bookingDate: string) =>
    (await ctx.call('GET', `${party.at('/move-quote')}&bookingDate=${bookingDate}`)).body
  return { ...party, ...createMoves(ctx, party), quote }
}

beforeEach(async () => {
  ctx.setNow(MORNING)
  await ctx.db.delete(orderChanges)
  await ctx.db.update(bookings).set({ bookingStatus: 'cancelled' })
  await ctx.db.execute('UPDATE site_settings SET max_parties_per_day = 1')
  await set({ rules: [], policy: { reschedule: { times: 3, daysBefore: 7, fee: '25' } } })
})

describe('the fee for moving again', () => {
  it('is set by the owner', async () => {
    const { body } = await ctx.staff('GET', '/api/admin/pricing')
    expect(body.policy.reschedule).toEqual({ times: 3, daysBefore: 7, fee: '25.00' })
    const less = await set({ policy: { reschedule: { fee: '0' } } })
    expect(less.body.policy.reschedule).toEqual({ times: 3, daysBefore: 7 })
  })

  it('is due from the second move on, holds the new day, and is not part of the total', async () => {
    const { move, toPending, pay, read, booking } = await createParty()
    expect((await move(SECOND)).status).toBe(200)
    expect((await read()).rescheduleSentence).toContain('Each move costs $25.00.')
    const pending = toPending(await move(THIRD))
    expect(pending).toMatchObject({
      amount: '25.00',
      moveId: expect.any(Number),
      expiresAt: new Date(MORNING.getTime() + 30 * 60_000).toISOString(),
    })
    expect(toPending(await move(THIRD)).moveId).toBe(pending.moveId)
    expect((await read()).booking.bookingDate).toBe(SECOND)
    const other = await ctx.call('POST', '/api/bookings', bookingRequest({ bookingDate: THIRD }))
    expect(other).toMatchObject({ status: 409, body: { code: 'date_unavailable' } })
    expect((await pay(pending)).body).toMatchObject({ status: 'paid' })
    const page = await read()
    expect(page.booking).toMatchObject({ bookingDate: THIRD, totalAmount: '150.00', paidAmount: '75.00' })
    expect(page).toMatchObject({ owedAmount: '75.00' })
    const mails = await ctx.db.select().from(outbox).where(eq(outbox.bookingId, booking.id))
    const moves = mails.filter(({ kind }) => kind === 'rescheduled').map(({ text }) => text)
    expect(moves.map((text) => text.includes('You paid $25.00 for this move.'))).toEqual([false, true])
    const papers = await ctx.staff('GET', `/api/bookings/${booking.id}/invoices`)
    expect(papers.body.invoices.map(({ amount }) => amount)).toEqual(['75.00', '25.00'])
  })

  it('lets families move a second time where it is all that the owner set', async () => {
    await set({ policy: { reschedule: { times: 1, fee: '25' } } })
    const { move, toPending, read } = await createParty()
    expect((await read()).rescheduleSentence).toContain('You can move your party twice')
    expect((await move(SECOND)).status).toBe(200)
    expect(toPending(await move(THIRD)).amount).toBe('25.00')
  })

  it('gets another payment if the first one was stopped while the move waits', async () => {
    const { move, toPending, pay, read } = await createParty()
    await move(SECOND)
    const stopped = toPending(await move(THIRD))
    await ctx.payments.cancelIntent(stopped.paymentIntentId)
    const [pending, same] = (await Promise.all([move(THIRD), move(THIRD)])).map(toPending)
    expect(pending).toEqual(same)
    expect(pending).toMatchObject({ moveId: stopped.moveId, amount: '25.00' })
    expect(pending?.paymentIntentId).not.toBe(stopped.paymentIntentId)
    if (pending) await pay(pending)
    expect((await read()).booking.bookingDate).toBe(THIRD)
  })

  it('stays when the party is cancelled: what comes back is of the party’s own payment', async () => {
    const { move, toPending, pay, booking } = await createParty({ isDeposit: false })
    await move(SECOND)
    await pay(toPending(await move(THIRD)))
    const path = `/api/bookings/${booking.id}/cancellation` as const
    expect((await ctx.staff('POST', path, {})).body.refundAmount).toBe('75.00')
    const back = await ctx.db
      .select({ purpose: payments.purpose, amountCents: refunds.amountCents })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .where(eq(payments.bookingId, booking.id))
    expect(back).toEqual([{ purpose: 'booking', amountCents: 7_500 }])
  })

  it('is not asked of staff', async () => {
    const { move, booking } = await createParty()
    await move(SECOND)
    const moved = await ctx.staff('PATCH', `/api/bookings/${booking.id}`, { bookingDate: THIRD })
    expect(moved.body).toMatchObject({ bookingDate: THIRD })
  })

  it('leaves the party where it was if it is not paid in time, and frees the day', async () => {
    const { move, toPending, read } = await createParty()
    await move(SECOND)
    toPending(await move(THIRD))
    ctx.setNow(new Date(MORNING.getTime() + 31 * 60_000))
    expect(await expireOrderChanges(ctx)).toBe(1)
    expect((await read()).booking.bookingDate).toBe(SECOND)
    expect((await ctx.call('POST', '/api/bookings', bookingRequest({ bookingDate: THIRD }))).status).toBe(201)
  })

  it('comes back if the day was taken before a late payment arrived', async () => {
    const { move, toPending, pay, read } = await createParty()
    await move(SECOND)
    const pending = toPending(await move(THIRD))
    ctx.setNow(new Date(MORNING.getTime() + 31 * 60_000))
    await ctx.call('POST', '/api/bookings', bookingRequest({ bookingDate: THIRD }))
    await pay(pending)
    const page = await read()
    expect(page.booking).toMatchObject({ bookingDate: SECOND, paidAmount: '75.00' })
  })
})

const weekend = { name: 'Weekend', when: { weekdays: [6] }, change: { kind: 'add', amount: '30' } }

describe('a dearer day', () => {
  it('says what it costs before the party moves: on the balance, or due first', async () => {
    await set({ rules: [weekend] })
    const { move, quote } = await createParty({ bookingDate: TUESDAY })
    expect(await quote(OTHER_TUESDAY)).toEqual({ lines: [] })
    const sentence = 'The balance goes up by $30.00 to $105.00, due by Saturday, March 20, 2027.'
    expect(await quote(THIRD)).toEqual({ lines: [], sentence })
    await move(OTHER_TUESDAY)
    const fee = { label: 'Fee for moving again', amount: '25.00' }
    expect(await quote(THIRD)).toEqual({ lines: [fee], sentence })
    await ctx.db.update(bookings).set({ bookingStatus: 'cancelled' })
    const paid = await createParty({ bookingDate: TUESDAY, isDeposit: false })
    const difference = { label: 'Price of the new date', amount: '30.00' }
    expect(await paid.quote(THIRD)).toEqual({ lines: [difference] })
  })

  it('is paid first if everything was paid, and moves the party once', async () => {
    await set({ rules: [weekend] })
    const { move, toPending, pay, read } = await createParty({ bookingDate: TUESDAY, isDeposit: false })
    const pending = toPending(await move(THIRD))
    expect(pending.amount).toBe('30.00')
    expect((await read()).booking).toMatchObject({ bookingDate: TUESDAY, totalAmount: '150.00' })
    await pay(pending)
    expect(await read()).toMatchObject({
      booking: { bookingDate: THIRD, totalAmount: '180.00', paidAmount: '180.00' },
      owedAmount: '0.00',
    })
  })

  it('is paid together with the fee, in one payment that counts each for itself', async () => {
    await set({ rules: [weekend] })
    const { move, toPending, pay, read, booking } = await createParty({
      bookingDate: TUESDAY,
      isDeposit: false,
    })
    expect((await move(OTHER_TUESDAY)).status).toBe(200)
    const pending = toPending(await move(THIRD))
    expect(pending).toMatchObject({
      amount: '55.00',
      lines: [
        { label: 'Fee for moving again', amount: '25.00' },
        { label: 'Price of the new date', amount: '30.00' },
      ],
    })
    await pay(pending)
    const page = await read()
    expect(page).toMatchObject({
      booking: { bookingDate: THIRD, totalAmount: '180.00', paidAmount: '180.00' },
      owedAmount: '0.00',
      payments: [{ amount: '150.00' }, { amount: '30.00' }],
    })
    const papers = await ctx.staff('GET', `/api/bookings/${booking.id}/invoices`)
    expect(papers.body.invoices.map(({ amount }) => amount)).toEqual(['150.00', '55.00'])
    const journal = await ctx.staff('GET', '/api/admin/reports/journal?from=2027-01-01&to=2027-12-31')
    const entry = journal.body.entries.find(
      ({ description, lines }) =>
        description.includes(booking.bookingId) && lines[0]?.debitAmount === '55.00',
    )
    expect(entry?.lines).toEqual([
      { account: 'Card Payments Clearing', debitAmount: '55.00', creditAmount: '0.00' },
      { account: 'Rental Income', debitAmount: '0.00', creditAmount: '55.00' },
    ])
    expect(Number((await ctx.staff('GET', '/api/admin/overview')).body.moveFees)).toBeGreaterThanOrEqual(25)
  })

  it('comes back without the fee that was paid with it when the party is cancelled', async () => {
    await set({ rules: [weekend] })
    const { move, toPending, pay, booking } = await createParty({ bookingDate: TUESDAY, isDeposit: false })
    await move(OTHER_TUESDAY)
    await pay(toPending(await move(THIRD)))
    const path = `/api/bookings/${booking.id}/cancellation` as const
    const whole = { refundAmount: '180.00', reason: 'Rain' }
    expect((await ctx.staff('POST', path, whole)).body.refundAmount).toBe('180.00')
    const back = await ctx.db
      .select({ paidCents: payments.amountCents, backCents: refunds.amountCents })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .where(eq(payments.bookingId, booking.id))
      .orderBy(payments.id)
    expect(back).toEqual([
      { paidCents: 15_000, backCents: 15_000 },
      { paidCents: 5_500, backCents: 3_000 },
    ])
  })

  it('comes back whole with the fee if the day was taken before a late payment arrived', async () => {
    await set({ rules: [weekend] })
    const { move, toPending, pay, read, booking } = await createParty({
      bookingDate: TUESDAY,
      isDeposit: false,
    })
    await move(OTHER_TUESDAY)
    const pending = toPending(await move(THIRD))
    ctx.setNow(new Date(MORNING.getTime() + 31 * 60_000))
    await ctx.call('POST', '/api/bookings', bookingRequest({ bookingDate: THIRD }))
    await pay(pending)
    expect((await read()).booking).toMatchObject({ bookingDate: OTHER_TUESDAY, paidAmount: '150.00' })
    const papers = await ctx.staff('GET', `/api/bookings/${booking.id}/invoices`)
    expect(papers.body.invoices.map(({ amount }) => amount)).toEqual(['150.00'])
  })

  it('is paid once, however often its payment is reported and however many ask for the move', async () => {
    await set({ rules: [weekend] })
    const { move, toPending, pay, read } = await createParty({ bookingDate: TUESDAY, isDeposit: false })
    await move(OTHER_TUESDAY)
    const asked = await Promise.all([move(THIRD), move(THIRD), move(THIRD)])
    const [pending, ...others] = asked.filter(({ status }) => status === 201).map(toPending)
    if (!pending) throw new Error('Nobody may pay')
    for (const other of others) expect(other).toEqual(pending)
    await Promise.all([pay(pending), pay(pending)])
    expect((await read()).booking).toMatchObject({ bookingDate: THIRD, paidAmount: '180.00' })
  })

  it('is refunded by the steps once the fee for a cheaper day is paid', async () => {
    await set({ rules: [weekend] })
    const { move, toPending, pay, read } = await createParty({ isDeposit: false })
    expect((await read()).booking).toMatchObject({ totalAmount: '180.00', paidAmount: '180.00' })
    await move(SECOND)
    const pending = toPending(await move(OTHER_TUESDAY))
    expect(pending).toMatchObject({ amount: '25.00', lines: [{ amount: '25.00' }] })
    await pay(pending)
    expect(await read()).toMatchObject({
      booking: { bookingDate: OTHER_TUESDAY, totalAmount: '150.00', paidAmount: '150.00' },
      owedAmount: '0.00',
    })
  })

  it('raises an open balance at once', async () => {
    await set({ rules: [weekend] })
    const { move, read } = await createParty({ bookingDate: TUESDAY })
    expect((await move(THIRD)).status).toBe(200)
    expect(await read()).toMatchObject({
      booking: { bookingDate: THIRD, totalAmount: '180.00' },
      owedAmount: '105.00',
    })
  })
})

describe('a first payment that is open', () => {
  /** A party that staff took by phone, with the card form that its payment link opens. */
  async function createUnpaidParty() {
    await set({ rules: [weekend] })
    const order = { bookingDate: TUESDAY, isDeposit: false, sendPaymentLink: true }
    const { body: booking } = await ctx.staff('POST', '/api/admin/bookings', bookingRequest(order))
    const at = await createPageLink(ctx, booking, 'payment-link')
    const openForm = async () => (await ctx.call('POST', at('/balance-payment'), {})).body
    const confirm = ({ paymentIntentId, clientSecret }: OpenPayment, card = GOOD_CARD) =>
      ctx.call('POST', `/api/test-payments/${paymentIntentId}/confirm`, { ...card, clientSecret })
    const read = async () => (await ctx.staff('GET', `/api/bookings/${booking.id}`)).body
    /** A minute later, the bank has made the payment, and the browser reports it. */
    const settle = async ({ paymentIntentId }: OpenPayment) => {
      ctx.setNow(new Date(MORNING.getTime() + 60_000))
      await ctx.call('POST', `/api/bookings/${booking.bookingId}/payment`, { paymentIntentId })
    }
    return { booking, ...createMoves(ctx, { booking, at }), openForm, confirm, settle, read }
  }
  const slow = { ...GOOD_CARD, number: '4000 0000 0000 0077' }

  it('409: keeps the party on its day while a bank is processing it, if the new day costs something else', async () => {
    const { move, openForm, confirm, settle, read } = await createUnpaidParty()
    const form = await openForm()
    expect((await confirm(form, slow)).body).toEqual({ status: 'processing' })
    expect(await move(THIRD)).toMatchObject({ status: 409, body: { code: 'payment_used' } })
    expect(await read()).toMatchObject({ bookingDate: TUESDAY, totalAmount: '150.00' })
    await settle(form)
    expect(await read()).toMatchObject({ isPaid: true, paidAmount: '150.00' })
    expect((await move(THIRD)).status).toBe(201)
  })

  it('is stopped if the new day costs something else: the next one asks for the new price', async () => {
    const { booking, move, openForm, confirm, read } = await createUnpaidParty()
    const form = await openForm()
    expect((await move(THIRD)).status).toBe(200)
    expect((await confirm(form)).body.status).not.toBe('succeeded')
    const next = await openForm()
    expect(next.paymentIntentId).not.toBe(form.paymentIntentId)
    await payChange(ctx, booking, next)
    expect(await read()).toMatchObject({ isPaid: true, bookingDate: THIRD, paidAmount: '180.00' })
  })

  it('is stopped as well if the move is to be paid first', async () => {
    const { move, openForm, confirm } = await createUnpaidParty()
    expect((await move(OTHER_TUESDAY)).status).toBe(200)
    const form = await openForm()
    expect((await move(THIRD)).status).toBe(201)
    expect((await confirm(form)).body.status).not.toBe('succeeded')
  })

  it('stays open if the new day costs the same', async () => {
    const { move, openForm, confirm, settle, read } = await createUnpaidParty()
    const form = await openForm()
    await confirm(form, slow)
    expect((await move(OTHER_TUESDAY)).status).toBe(200)
    await settle(form)
    expect(await read()).toMatchObject({ isPaid: true, bookingDate: OTHER_TUESDAY, paidAmount: '150.00' })
  })
})
