import { afterEach, describe, expect, it } from 'vitest'
import { and, desc, eq, isNotNull } from '#server/foundation/database/drizzle.ts'
import {
  discrepancies,
  events,
  invoices,
  outbox,
  payments,
  refunds,
} from '#server/foundation/database/schema/all-tables.ts'
import { withDetails } from '#test/factories/audit-details.ts'
import { bookingRequest, GOOD_CARD } from '#test/factories/booking-request.ts'
import { addColleague } from '#test/factories/colleague.ts'
import { createPageLink } from '#test/journeys/booking-page-link.ts'
import { present } from '#test/present.ts'
import { stripeContext } from '#test/simulated/stripe/stripe-world.ts'
import type { Webhook } from '#test/simulated/stripe/webhooks.ts'
import { ProviderRefused } from '../providers/payment-provider.ts'
import { recordRefunds } from './record-refunds.ts'
import { sendRefund } from './send-refund.ts'

const { ctx, stripe, deliver } = await stripeContext()
const NO_FUNDS = 'Insufficient funds in your Stripe balance to refund this amount.'

afterEach(() => {
  stripe.ledger.refusesRefunds = undefined
  stripe.setWeather(undefined)
})

/** A fully paid party, $150.00, of which the policy refunds $75.00. */
async function paidParty(changes: Record<string, unknown>) {
  const { paymentIntentId } = (await ctx.call('POST', '/api/create-payment-intent', { amount: 10 })).body
  const order = bookingRequest({ isDeposit: false, ...changes, paymentIntentId })
  const { body } = await ctx.call('POST', '/api/bookings', order)
  stripe.ledger.confirm(paymentIntentId, GOOD_CARD.number)
  await ctx.call('POST', `/api/bookings/${body.bookingId}/payment`)
  return { ...body, intentId: paymentIntentId }
}
type Party = Awaited<ReturnType<typeof paidParty>>

const cancel = ({ id }: Party, body: object = {}) =>
  ctx.staff('POST', `/api/bookings/${id}/cancellation`, body)

/** A cancelled party whose refund Stripe refused at once. */
async function refusedParty(changes: Record<string, unknown>): Promise<Party> {
  const party = await paidParty(changes)
  stripe.ledger.refusesRefunds = NO_FUNDS
  expect((await cancel(party)).status).toBe(201)
  stripe.ledger.refusesRefunds = undefined
  return party
}

const readDiscrepancy = async ({ intentId }: Party) =>
  present((await ctx.staff('GET', '/api/admin/reconciliation')).body.find((one) => one.intentId === intentId))
const getRefunds = ({ id }: Party) =>
  ctx.db
    .select({ status: refunds.status, amountCents: refunds.amountCents, method: refunds.method })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(payments.bookingId, id))
    .orderBy(refunds.id)
const getStatuses = async (party: Party) => (await getRefunds(party)).map(({ status }) => status)
const getOwnerMails = ({ id }: Party) =>
  ctx.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.bookingId, id), eq(outbox.kind, 'owner-refund-failed')))
const getPapers = async ({ id }: Party) =>
  (await ctx.staff('GET', `/api/bookings/${id}/invoices`)).body.invoices.map(({ series, amount, method }) => [
    series,
    amount,
    method,
  ])
const getLastEntry = async ({ id }: Party) =>
  withDetails(
    await ctx.db
      .select()
      .from(events)
      .where(and(eq(events.subject, 'booking'), eq(events.subjectId, id), isNotNull(events.action)))
      .orderBy(desc(events.id))
      .limit(1),
  )[0]
const again = async (party: Party, refundAmount = '75.00') =>
  ctx.staff('POST', `/api/admin/reconciliation/${(await readDiscrepancy(party)).id}/refund-again`, {
    refundAmount,
  })
const handBack = async (party: Party, method: string, refundAmount = '75.00') => {
  const path = `/api/admin/reconciliation/${(await readDiscrepancy(party)).id}/handed-back` as const
  return ctx.staff('POST', path, { refundAmount, method })
}
const openDifferences = async () => (await ctx.staff('GET', '/api/admin/overview')).body.openDifferences

describe('a refund that fails', () => {
  it('immediately: is listed as a difference and on the dashboard, and the owner is mailed', async () => {
    const before = await openDifferences()
    const party = await refusedParty({ bookingDate: '2027-02-13' })
    expect(await readDiscrepancy(party)).toMatchObject({
      kind: 'refund-failed',
      amount: '75.00',
      bookingReference: party.bookingId,
      sentence:
        '$75.00 should have been refunded, but the refund failed. Try it again, or return the money and record it here.',
      isRepaired: false,
      resolvedAt: null,
    })
    expect(await openDifferences()).toBe(before + 1)
    const [mail, ...more] = await getOwnerMails(party)
    expect(more).toEqual([])
    expect(mail?.subject).toBe(`A refund of $75.00 failed: booking #${party.id}`)
    expect(mail?.text).toContain(NO_FUNDS)
    expect(mail?.text).toContain('/admin/outbox?part=findings')
    expect(await getPapers(party)).toHaveLength(3)
    const spanish = await ctx.staff('GET', '/api/admin/reconciliation', undefined, {
      'X-Language': 'es',
    })
    expect(spanish.body[0]?.sentence).toContain('Se debían devolver $75.00, pero el reembolso falló.')
  })

  it('days later: is reported by the webhook, however often it is delivered', async () => {
    const party = await paidParty({ bookingDate: '2027-02-20' })
    await cancel(party)
    expect(await getStatuses(party)).toEqual(['succeeded'])
    stripe.ledger.failRefund(present(stripe.ledger.refunds.at(-1)))
    const event = stripe.webhooks.at(-1) as Webhook
    await Promise.all([deliver(event), deliver(event)])
    expect(await getStatuses(party)).toEqual(['failed'])
    expect(await readDiscrepancy(party)).toMatchObject({ amount: '75.00', resolvedAt: null })
    expect(await getOwnerMails(party)).toHaveLength(1)
  })

  it('stays failed if another server writes down later what the provider said before', async () => {
    const party = await paidParty({ bookingDate: '2027-02-22' })
    await cancel(party)
    const about = { intentId: party.intentId, provider: 'stripe' }
    const stripeBefore = present(ctx.providers.stripe)
    const saidBefore = await stripeBefore.getRefunds(party.intentId)
    const [refund] = stripe.ledger.refunds.slice(-1)
    stripe.ledger.failRefund(present(refund))
    await recordRefunds(ctx, about)
    const late = { ...ctx, providers: { stripe: { ...stripeBefore, getRefunds: async () => saidBefore } } }
    await recordRefunds(late, about)
    expect(await getStatuses(party)).toEqual(['failed'])
    expect(await readDiscrepancy(party)).toMatchObject({ amount: '75.00', resolvedAt: null })
  })

  it('is not marked as failed by a second server if the first one has the provider’s confirmation', async () => {
    const party = await paidParty({ bookingDate: '2027-02-27' })
    stripe.setWeather({ calls: 10, mode: 'error-500' })
    await cancel(party)
    stripe.setWeather(undefined)
    const [refund] = await ctx.db.select().from(refunds).where(eq(refunds.status, 'requested'))
    const { id } = present(refund)
    const second = {
      ...present(ctx.providers.stripe),
      refund: async () => {
        await sendRefund(ctx, id)
        throw new ProviderRefused('Another request with this key is under way.')
      },
    }
    await sendRefund({ ...ctx, providers: { stripe: second } }, id)
    expect(await getStatuses(party)).toEqual(['succeeded'])
    expect(await getOwnerMails(party)).toEqual([])
  })
})

describe('POST /api/admin/reconciliation/:id/refund-again', () => {
  it('201: refunds once, resolves the difference, and says so in the books and the log', async () => {
    const party = await refusedParty({ bookingDate: '2027-03-06' })
    const { status, body } = await again(party)
    expect([status, body.resolvedAt]).toEqual([201, ctx.now().toISOString()])
    expect(await getStatuses(party)).toEqual(['failed', 'succeeded'])
    expect(stripe.ledger.getRefunded(party.intentId)).toBe(7_500)
    expect(await getPapers(party)).toEqual([
      ['invoice', '150.00', 'card'],
      ['invoice', '75.00', 'card'],
      ['creditNote', '75.00', 'card'],
      ['creditNote', '75.00', 'card'],
    ])
    expect(await getLastEntry(party)).toMatchObject({
      actor: 'admin',
      action: 'sent a failed refund again for',
      details: '$75.00',
    })
    const own = (await ctx.call('GET', (await createPageLink(ctx, party))(''))).body
    expect(own.payments.map(({ kind, status: state }) => [kind, state])).toEqual([
      ['payment', 'done'],
      ['refund', 'done'],
    ])
  })

  it('201: reopens the difference if it fails again, mails again, and can be tried a third time', async () => {
    const party = await refusedParty({ bookingDate: '2027-03-13' })
    stripe.ledger.refusesRefunds = NO_FUNDS
    const { status, body } = await again(party)
    expect([status, body.resolvedAt, body.amount]).toEqual([201, null, '75.00'])
    expect(await getStatuses(party)).toEqual(['failed', 'failed'])
    expect(await getOwnerMails(party)).toHaveLength(2)
    stripe.ledger.refusesRefunds = undefined
    expect((await again(party)).body.resolvedAt).not.toBeNull()
    expect(stripe.ledger.getRefunded(party.intentId)).toBe(7_500)
  })

  it('201: gives the reason on the new credit note as the family read it', async () => {
    const party = await refusedParty({ bookingDate: '2027-05-22', language: 'es' })
    await again(party)
    const notes = await ctx.db
      .select()
      .from(invoices)
      .where(and(eq(invoices.bookingReference, party.bookingId), eq(invoices.series, 'creditNote')))
    const [first, second] = notes.map(({ movement }) => movement.reason)
    expect(first).toContain('depósito')
    expect(second).toBe(first)
  })

  it('409: makes one refund, however many ask at once', async () => {
    const party = await refusedParty({ bookingDate: '2027-03-20' })
    const { id } = await readDiscrepancy(party)
    const path = `/api/admin/reconciliation/${id}/refund-again` as const
    const asked = await Promise.all(
      [1, 2, 3, 4].map(() => ctx.staff('POST', path, { refundAmount: '75.00' })),
    )
    expect(asked.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
    expect(stripe.ledger.getRefunded(party.intentId)).toBe(7_500)
    expect(await getStatuses(party)).toEqual(['failed', 'succeeded'])
  })

  it('502: changes nothing while the provider cannot be asked', async () => {
    const party = await refusedParty({ bookingDate: '2027-03-27' })
    stripe.setWeather({ calls: 10, mode: 'error-500' })
    expect((await again(party)).status).toBe(502)
    stripe.setWeather(undefined)
    expect(await readDiscrepancy(party)).toMatchObject({ resolvedAt: null })
    expect(await getStatuses(party)).toEqual(['failed'])
  })

  it('409: for a refund made in Stripe’s dashboard; it is marked as resolved', async () => {
    const party = await refusedParty({ bookingDate: '2027-04-03' })
    stripe.ledger.refund(party.intentId, 15_000, {})
    const refused = await again(party)
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringContaining('Only $0.00 is left of this payment'),
    ])
    const { id } = await readDiscrepancy(party)
    expect((await ctx.staff('POST', `/api/admin/reconciliation/${id}/resolve`)).status).toBe(200)
    expect((await again(party)).body.message).toContain('No part of this payment is waiting to be refunded')
  })

  it('409: while the party stands and the money counts as paid', async () => {
    const party = await paidParty({ bookingDate: '2027-04-10' })
    await ctx.staff('PATCH', `/api/bookings/${party.id}`, { numberOfTeepees: 1 })
    stripe.ledger.refusesRefunds = NO_FUNDS
    await ctx.staff('POST', `/api/bookings/${party.id}/surplus-refund`, { refundAmount: '75.00' })
    stripe.ledger.refusesRefunds = undefined
    await ctx.staff('PATCH', `/api/bookings/${party.id}`, { numberOfTeepees: 2 })
    expect((await again(party)).body.message).toContain('This booking is no longer overpaid')
    await ctx.staff('PATCH', `/api/bookings/${party.id}`, { numberOfTeepees: 1 })
    expect((await again(party)).status).toBe(201)
  })

  it('409: for another amount than staff saw', async () => {
    const party = await refusedParty({ bookingDate: '2027-04-17' })
    expect((await again(party, '74.00')).body.message).toContain('$75.00 of this payment is now waiting')
    expect(stripe.ledger.getRefunded(party.intentId)).toBe(0)
  })

  it('400, 401, 403 and 404', async () => {
    const party = await refusedParty({ bookingDate: '2027-04-24' })
    const crew = await addColleague(ctx, 'robin', 'crew')
    const { id } = await readDiscrepancy(party)
    for (const [call, body] of [
      ['refund-again', { refundAmount: '75.00' }],
      ['handed-back', { refundAmount: '75.00', method: 'cash' }],
    ] as const) {
      const path = `/api/admin/reconciliation/${id}/${call}` as const
      expect((await ctx.staff('POST', path, {})).status).toBe(400)
      expect((await ctx.call('POST', path, body)).status).toBe(401)
      expect((await ctx.call('POST', path, body, crew.headers)).status).toBe(403)
      expect((await ctx.staff('POST', `/api/admin/reconciliation/99999/${call}`, body)).status).toBe(404)
    }
    expect((await handBack(party, 'card')).status).toBe(400)
    const kind = 'unknown-at-provider' as const
    const other = { kind, intentId: party.intentId, sentence: 'Another difference' }
    const [row] = await ctx.db.insert(discrepancies).values(other).returning()
    const path = `/api/admin/reconciliation/${row?.id ?? 0}/refund-again` as const
    expect((await ctx.staff('POST', path, { refundAmount: '75.00' })).status).toBe(404)
  })
})

describe('POST /api/admin/reconciliation/:id/handed-back', () => {
  it('201: counts as refunded without the provider, in the way it was handed back', async () => {
    const party = await refusedParty({ bookingDate: '2027-05-01' })
    const calls = stripe.callCount()
    const { status, body } = await handBack(party, 'cash')
    expect([status, body.resolvedAt]).toEqual([201, ctx.now().toISOString()])
    expect(stripe.callCount()).toBe(calls)
    expect(await getRefunds(party)).toEqual([
      { status: 'failed', amountCents: 7_500, method: null },
      { status: 'succeeded', amountCents: 7_500, method: 'cash' },
    ])
    expect(await getPapers(party)).toContainEqual(['creditNote', '75.00', 'cash'])
    expect((await ctx.staff('GET', `/api/bookings/${party.id}`)).body.paidAmount).toBe('75.00')
    expect(await getLastEntry(party)).toMatchObject({
      action: 'handed back money for',
      details: '$75.00 in cash',
    })
    expect((await handBack(party, 'cash')).status).toBe(409)
    const day = '2027-01-04'
    const journal = await ctx.staff('GET', `/api/admin/reports/journal?from=${day}&to=${day}`)
    const entry = journal.body.entries.findLast(({ description }) => description.includes(`#${party.id} `))
    expect(entry?.lines[0]).toMatchObject({ account: 'Undeposited Funds', creditAmount: '75.00' })
  })
})

describe('a refund that failed', () => {
  it('is decided about again when the party is cancelled', async () => {
    const party = await paidParty({ bookingDate: '2027-05-08' })
    await ctx.staff('PATCH', `/api/bookings/${party.id}`, { numberOfTeepees: 1 })
    stripe.ledger.refusesRefunds = NO_FUNDS
    await ctx.staff('POST', `/api/bookings/${party.id}/surplus-refund`, { refundAmount: '75.00' })
    stripe.ledger.refusesRefunds = undefined
    expect((await cancel(party)).body.refundAmount).toBe('112.50')
    expect(await readDiscrepancy(party)).toMatchObject({ resolvedAt: expect.any(String) })
    expect((await again(party)).status).toBe(409)
    expect(stripe.ledger.getRefunded(party.intentId)).toBe(11_250)
  })

  it('keeps the family’s data from being erased until somebody resolves it', async () => {
    const customerEmail = 'waiting-for-money@example.com'
    const party = await refusedParty({ bookingDate: '2027-05-15', customerEmail })
    const found = await ctx.staff('GET', `/api/admin/customers?search=${encodeURIComponent(customerEmail)}`)
    const path = `/api/admin/customers/${present(found.body.customers[0]).id}` as const
    const refused = await ctx.staff('DELETE', path)
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'A refund to this family failed. Resolve it first, in the Outbox under Differences.',
    ])
    await again(party)
    expect((await ctx.staff('DELETE', path)).status).toBe(204)
  })
})
