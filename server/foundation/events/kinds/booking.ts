import type { BookingStatus } from '#domain/booking/status.ts'
import type { WebhookEvent } from '#domain/operations/webhook-events.ts'
import { type EventEntries, PAID } from './event-entry.ts'

/** Money came in for a booking. */
const RECEIVED = {
  webhooks: ['booking.paid', 'payment.succeeded'],
  ...PAID,
  jobs: ['text'],
} as const

/** What changes a booking or its money, and is told by the writer of bookings. */
export const BOOKING_EVENTS = {
  'booking.created': { diary: 'created', webhooks: ['booking.created'], push: 'booked', jobs: ['text'] },
  'booking.entered': {
    action: 'created',
    facts: 'phone-booking',
    webhooks: ['booking.created'],
    push: 'booked',
    jobs: ['text'],
  },
  'booking.imported': { diary: 'imported', webhooks: ['booking.created'], jobs: ['text'] },
  'booking.import-undone': {
    webhooks: ['booking.cancelled', 'booking.deleted'],
    as: { bookingStatus: 'cancelled' },
  },
  'booking.revised': { diary: 'changed', webhooks: ['booking.changed'], jobs: ['text'] },
  'booking.changed': { action: 'changed', facts: 'changes', webhooks: ['booking.changed'], jobs: ['text'] },
  /** To another day, by staff and by the family itself. */
  'booking.moved': { action: 'changed', facts: 'changes', webhooks: ['booking.moved'], jobs: ['text'] },
  'booking.rescheduled': {
    action: 'rescheduled',
    facts: 'changes',
    webhooks: ['booking.moved'],
    jobs: ['text'],
  },
  'booking.cancelled': { action: 'cancelled', facts: 'cancellation', webhooks: ['booking.cancelled'] },
  /** Staff set its status, without a decision about its money. */
  'booking.set-cancelled': { action: 'changed', facts: 'changes', webhooks: ['booking.cancelled'] },
  /** Nobody paid in time, or nobody could. */
  'booking.hold-expired': {
    action: 'released',
    facts: 'release',
    webhooks: ['booking.cancelled', 'hold.expired'],
  },
  'booking.released': { action: 'released', facts: 'release', webhooks: ['booking.cancelled'] },
  /** Before it is deleted, which is logged apart. */
  'booking.removed': { webhooks: ['booking.cancelled'], live: {} },
  'booking.deleted': { action: 'deleted', facts: 'deleted-booking', webhooks: ['booking.deleted'] },
  'booking.hold-extended': { diary: 'kept the day of' },
  'booking.terms-agreed': { diary: 'agreed to the terms for' },
  'booking.disputed': { diary: 'noted a dispute about', webhooks: ['payment.disputed'] },
  /** What a bank decided, or asks. */
  'booking.dispute-changed': { diary: 'noted news of a dispute about' },
  'booking.link-sent': { action: 'sent a payment link for', facts: 'payment-link' },
  'booking.paid': { action: 'paid for', facts: 'changes', ...RECEIVED },
  'booking.payment-recorded': { action: 'recorded a payment', facts: 'payment', ...RECEIVED },
  'booking.balance-paid': { action: 'paid the balance of', facts: 'payment', ...RECEIVED },
  'booking.card-charged': { action: 'charged the saved card of', facts: 'payment', ...RECEIVED },
  'booking.refunded': { action: 'sent money back for', facts: 'money-back', webhooks: ['booking.changed'] },
  /** A payment, or a part of it, that came too late or was too much. */
  'booking.payment-returned': { action: 'sent money back for', facts: 'money-back', ...PAID },
  'booking.refund-sent-again': {
    action: 'sent a failed refund again for',
    facts: 'payment',
    webhooks: ['booking.changed'],
  },
  'booking.refund-handed-back': {
    action: 'handed back money for',
    facts: 'payment',
    webhooks: ['booking.changed', 'payment.refunded'],
  },
} as const satisfies EventEntries

/** What other programs are told in addition when a booking gets another status. */
export const STATUS_WEBHOOKS = {
  pending: [],
  confirmed: ['booking.confirmed'],
  completed: ['booking.completed'],
  cancelled: [],
} as const satisfies Record<BookingStatus, readonly WebhookEvent[]>
