import { expect, it } from 'vitest'
import { WEBHOOK_EVENTS, type WebhookEvent } from '#domain/operations/webhook-events.ts'
import { EVENTS, type EventKind, getEntry } from './event-kinds.ts'

/** What each webhook is sent for, in addition to a new status of a booking. */
const SENT_FOR: Record<WebhookEvent, readonly EventKind[]> = {
  'booking.created': ['booking.created', 'booking.entered', 'booking.imported'],
  'booking.paid': [
    'booking.paid',
    'booking.payment-recorded',
    'booking.balance-paid',
    'booking.card-charged',
  ],
  'booking.changed': [
    'booking.revised',
    'booking.changed',
    'booking.refunded',
    'booking.refund-sent-again',
    'booking.refund-handed-back',
  ],
  'booking.cancelled': [
    'booking.import-undone',
    'booking.cancelled',
    'booking.set-cancelled',
    'booking.hold-expired',
    'booking.released',
    'booking.removed',
  ],
  'booking.confirmed': [],
  'booking.moved': ['booking.moved', 'booking.rescheduled'],
  'booking.completed': [],
  'booking.deleted': ['booking.import-undone', 'booking.deleted'],
  'hold.expired': ['booking.hold-expired'],
  'payment.succeeded': [
    'booking.paid',
    'booking.payment-recorded',
    'booking.balance-paid',
    'booking.card-charged',
    'booking.tipped',
    'booking.damage-paid',
    'booking.damage-charged',
  ],
  'payment.refunded': ['booking.refund-handed-back', 'booking.refund-done', 'difference.refund-handed-back'],
  'payment.failed': ['booking.payment-failed', 'booking.card-declined'],
  'payment.disputed': ['booking.disputed'],
  'message.received': ['message.received'],
  'review.received': ['testimonial.received'],
  'waiting_list.offered': ['waiting-list.offered'],
  'crew.stop_done': ['booking.stop-done'],
}

it.each(WEBHOOK_EVENTS)('%s is sent for what it says', (event) => {
  const kinds = (Object.keys(EVENTS) as EventKind[]).filter((kind) =>
    getEntry(kind).webhooks?.includes(event),
  )
  expect(kinds).toEqual(SENT_FOR[event])
})
