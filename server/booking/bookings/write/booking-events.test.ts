import { beforeAll, expect, it } from 'vitest'
import { WEBHOOK_EVENTS } from '#domain/operations/webhook-events.ts'
import { and, eq, gt, sql } from '#server/foundation/database/drizzle.ts'
import {
  bookings,
  events,
  outbox,
  webhookDeliveries,
  webhookEndpoints,
} from '#server/foundation/database/schema/all-tables.ts'
import { type BookingEventKind, type EventKind, getEntry } from '#server/foundation/events/event-kinds.ts'
import { chargeSavedCard } from '#server/money/payments/charges/charge-saved-card.ts'
import { expireHolds } from '#server/money/payments/intents/expire-holds.ts'
import { agreeBeforePaying } from '#server/money/payments/intents/prepare-due-payment.ts'
import { expectBookingsFromEvents } from '#test/bookings-from-events.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { createPageLink } from '#test/journeys/booking-page-link.ts'
import {
  at,
  byPhone,
  checkedImport,
  ctx,
  deliverSince,
  held,
  newest,
  ownDay,
  paid,
  patch,
  pay,
  refusedRefund,
  stripe,
} from '#test/journeys/event-parties.ts'
import { present } from '#test/present.ts'
import { BANK_ACCOUNT } from '#test/simulated/stripe/ledger.ts'
import { findBooking } from '../booking-queries.ts'
import { released } from './cancelled.ts'
import { writeBooking } from './write-booking.ts'

/** What is there before, and what is then done to it; a new booking has no `id` before. */
type Happening = { readonly id?: number; readonly act: () => Promise<unknown> }
type Case = {
  /** Whether the booking is made, has another version, is gone, or stays as it was. */
  readonly row: 'new' | 'written' | 'gone' | 'same'
  readonly prepare: () => Promise<Happening>
  /** Whether money arrives back at once, which is told apart. */
  readonly sendsMoney?: true
}

const CASES: Record<BookingEventKind, Case> = {
  'booking.created': { row: 'new', prepare: async () => ({ act: () => held() }) },
  'booking.entered': { row: 'new', prepare: async () => ({ act: () => byPhone() }) },
  'booking.imported': {
    row: 'new',
    prepare: async () => {
      const follow = await checkedImport()
      return { act: () => follow('run') }
    },
  },
  'booking.import-undone': {
    row: 'gone',
    prepare: async () => {
      const follow = await checkedImport()
      await follow('run')
      const { id } = await newest()
      return { id, act: () => follow('undo') }
    },
  },
  'booking.revised': {
    row: 'written',
    prepare: async () => {
      const { id, order, reference: bookingId } = await held()
      const again = { ...order, bookingId, numberOfTeepees: 1, addons: [{ addonId: 1, quantity: 1 }] }
      return { id, act: () => ctx.call('POST', '/api/bookings', again) }
    },
  },
  'booking.changed': {
    row: 'written',
    prepare: async () => {
      const party = await byPhone()
      const change = {
        numberOfTeepees: 1,
        addons: [{ addonId: 1, quantity: 1 }],
        couponCode: 'WELCOME10',
        customerEmail: 'other@example.com',
        teamNotes: 'Ring twice.',
        bookingStatus: 'pending',
      }
      return { id: party.id, act: () => patch(party, change) }
    },
  },
  'booking.moved': {
    row: 'written',
    prepare: async () => {
      const party = await byPhone()
      return { id: party.id, act: () => patch(party, { bookingDate: ownDay(), city: 'Doral' }) }
    },
  },
  'booking.rescheduled': {
    row: 'written',
    prepare: async () => {
      const party = await paid()
      const own = await createPageLink(ctx, party)
      return { id: party.id, act: () => ctx.call('POST', own('/reschedule'), { bookingDate: ownDay() }) }
    },
  },
  'booking.cancelled': {
    row: 'written',
    prepare: async () => {
      const { id } = await paid({ couponCode: 'WELCOME10' })
      return { id, act: () => ctx.staff('POST', `/api/bookings/${id}/cancellation`, {}) }
    },
  },
  'booking.set-cancelled': {
    row: 'written',
    prepare: async () => {
      const party = await byPhone({ couponCode: 'WELCOME10' })
      return { id: party.id, act: () => patch(party, { bookingStatus: 'cancelled', guestCount: 3 }) }
    },
  },
  'booking.hold-expired': {
    row: 'written',
    prepare: async () => {
      const { id } = await held()
      at(31)
      return { id, act: () => expireHolds(ctx) }
    },
  },
  'booking.released': {
    row: 'written',
    prepare: async () => {
      const { id } = await held()
      const release = async () => {
        const booking = present(await findBooking(ctx.db, { id }))
        await ctx.db.transaction((tx) =>
          writeBooking(tx, booking, released('provider-down', ctx.now()), ctx.now()),
        )
      }
      return { id, act: release }
    },
  },
  'booking.removed': {
    row: 'gone',
    prepare: async () => {
      const { id } = await byPhone()
      const act = () => ctx.staff('DELETE', `/api/bookings/${id}`)
      return { id, act }
    },
  },
  'booking.deleted': {
    row: 'gone',
    prepare: async () => {
      const party = await byPhone()
      await patch(party, { bookingStatus: 'cancelled' })
      return { id: party.id, act: () => ctx.staff('DELETE', `/api/bookings/${party.id}`) }
    },
  },
  'booking.hold-extended': {
    row: 'written',
    prepare: async () => {
      const { id, paymentIntentId } = await held()
      const since = stripe.webhooks.length
      stripe.ledger.confirm(paymentIntentId, BANK_ACCOUNT)
      return { id, act: () => deliverSince(since) }
    },
  },
  'booking.disputed': {
    row: 'written',
    prepare: async () => {
      const { id, paymentIntentId } = await paid()
      const since = stripe.webhooks.length
      stripe.ledger.dispute(paymentIntentId)
      return { id, act: () => deliverSince(since) }
    },
  },
  'booking.dispute-changed': {
    row: 'written',
    prepare: async () => {
      const { id, paymentIntentId } = await paid()
      const made = stripe.webhooks.length
      const dispute = stripe.ledger.dispute(paymentIntentId)
      await deliverSince(made)
      const since = stripe.webhooks.length
      stripe.ledger.closeDispute(dispute, 'lost')
      return { id, act: () => deliverSince(since) }
    },
  },
  'booking.link-sent': {
    row: 'written',
    prepare: async () => {
      const { id } = await byPhone({ bookingStatus: 'pending', holdDays: 1 })
      return { id, act: () => ctx.staff('POST', `/api/bookings/${id}/payment-link`, { holdDays: 2 }) }
    },
  },
  'booking.paid': {
    row: 'written',
    prepare: async () => {
      const party = await held()
      return { id: party.id, act: () => pay(party) }
    },
  },
  'booking.payment-recorded': {
    row: 'written',
    prepare: async () => {
      const { id } = await byPhone()
      const payment = { amount: '10.00', method: 'cash' }
      return { id, act: () => ctx.staff('POST', `/api/bookings/${id}/payments`, payment) }
    },
  },
  'booking.balance-paid': {
    row: 'same',
    prepare: async () => {
      const { id, reference } = await paid()
      const own = await createPageLink(ctx, { id })
      const { paymentIntentId } = (await ctx.call('POST', own('/balance-payment'), {})).body
      return { id, act: () => pay({ reference, paymentIntentId }) }
    },
  },
  'booking.card-charged': {
    row: 'same',
    prepare: async () => {
      const order = bookingRequest({ bookingDate: ownDay() })
      const { id, bookingId } = (await ctx.call('POST', '/api/bookings', order)).body
      const wanted = { amount: 75, isDeposit: true, bookingId, autopay: true }
      const { body: intent } = await ctx.call('POST', '/api/create-payment-intent', wanted)
      await pay({ reference: bookingId, paymentIntentId: intent.paymentIntentId })
      const charge = { purpose: 'balance', amountCents: 7_500, key: `balance-${id}` } as const
      return { id, act: () => chargeSavedCard(ctx, { bookingId: id, ...charge, recheck: () => undefined }) }
    },
  },
  'booking.refunded': {
    row: 'same',
    sendsMoney: true,
    prepare: async () => {
      const party = await paid({ isDeposit: false })
      await patch(party, { numberOfTeepees: 1 })
      const back = { refundAmount: '75.00' }
      return { id: party.id, act: () => ctx.staff('POST', `/api/bookings/${party.id}/surplus-refund`, back) }
    },
  },
  'booking.payment-returned': {
    row: 'same',
    sendsMoney: true,
    prepare: async () => {
      const party = await held()
      await patch(party, { bookingStatus: 'cancelled' })
      return { id: party.id, act: () => pay(party) }
    },
  },
  'booking.refund-sent-again': {
    row: 'same',
    sendsMoney: true,
    prepare: async () => {
      const { id, path } = await refusedRefund()
      return { id, act: () => ctx.staff('POST', `${path}/refund-again`, { refundAmount: '75.00' }) }
    },
  },
  'booking.refund-handed-back': {
    row: 'same',
    prepare: async () => {
      const { id, path } = await refusedRefund()
      const back = { refundAmount: '75.00', method: 'cash' }
      return { id, act: () => ctx.staff('POST', `${path}/handed-back`, back) }
    },
  },
  // The last, as everybody has to agree from now on.
  'booking.terms-agreed': {
    row: 'written',
    prepare: async () => {
      const { id } = await byPhone()
      const booking = present(await findBooking(ctx.db, { id }))
      const { version: termsVersion } = (await ctx.staff('POST', '/api/admin/terms', { text: 'Terms.' })).body
      return { id, act: () => agreeBeforePaying(ctx, booking, { isFirstPayment: true, termsVersion }) }
    },
  },
}

beforeAll(async () => {
  await ctx.db
    .insert(webhookEndpoints)
    .values({ url: 'https://example.com/hook', events: [...WEBHOOK_EVENTS], secret: 'whsec_c2VjcmV0' })
  await ctx.staff('PUT', '/api/admin/pricing', { autopay: { enabled: true } })
})

const readRow = async (id: number) => (await ctx.db.select().from(bookings).where(eq(bookings.id, id)))[0]

/** Returns the newest numbers of the log, of the webhooks and of the mails. */
async function readEnd() {
  const { rows } = await ctx.db.execute<{ entry: number; delivery: number; mail: number }>(sql`
    SELECT coalesce((SELECT max(id) FROM events), 0) AS entry, coalesce((SELECT max(id) FROM outbox), 0) AS mail,
      coalesce((SELECT max(id) FROM webhook_deliveries), 0) AS delivery`)
  return present(rows[0])
}

/** Returns what was told about a booking since. */
async function readTold(id: number, since: Awaited<ReturnType<typeof readEnd>>) {
  const entries = await ctx.db
    .select()
    .from(events)
    .where(and(eq(events.subject, 'booking'), eq(events.subjectId, id), gt(events.id, since.entry)))
  const deliveries = await ctx.db
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.bookingId, id), gt(webhookDeliveries.id, since.delivery)))
  const mails = await ctx.db
    .select({ cause: events.kind })
    .from(outbox)
    .leftJoin(events, eq(events.id, outbox.eventId))
    .where(and(eq(outbox.bookingId, id), gt(outbox.id, since.mail)))
  return {
    mailsOf: new Set(mails.map(({ cause }) => cause)),
    kinds: entries.map(({ kind }) => kind),
    actions: entries.flatMap(({ action }) => action ?? []),
    webhooks: deliveries.map(({ event }) => event),
  }
}

it.each(Object.entries(CASES) as [BookingEventKind, Case][])(
  'what happens to a booking, %s: raises its version at most once, and is told once',
  async (kind, { row, prepare, sendsMoney }) => {
    at(0)
    const { id: known, act } = await prepare()
    const before = known === undefined ? undefined : present(await readRow(known))
    const end = await readEnd()
    ctx.setNow(new Date(ctx.now().getTime() + 60_000))
    await act()
    const id = known ?? (await newest()).id
    const after = await readRow(id)
    const stamp = after && { version: after.version, updatedAt: after.updatedAt }
    const { version = 0, updatedAt } = before ?? {}
    if (row === 'gone') expect(after).toBeUndefined()
    else if (row === 'new') expect(stamp?.version).toBe(1)
    else if (row === 'same') expect(stamp).toEqual({ version, updatedAt })
    else expect(stamp).toEqual({ version: version + 1, updatedAt: ctx.now() })
    await expectBookingsFromEvents(ctx)
    // A deleted booking that was still held is first released; both are told as one.
    const isRemoved = kind === 'booking.removed'
    const next: EventKind[] = isRemoved ? ['booking.deleted'] : sendsMoney ? ['booking.refund-done'] : []
    const told = [kind, ...next].map(getEntry)
    const { mailsOf, ...since } = await readTold(id, end)
    expect([...mailsOf]).toEqual(mailsOf.size === 0 ? [] : [kind])
    expect(since).toEqual({
      kinds: [kind, ...next],
      actions: told.flatMap(({ action }) => action ?? []),
      webhooks: told.flatMap(({ webhooks = [] }) => webhooks),
    })
  },
)
