import type { EventEntries } from './event-entry.ts'

/** What changes a booking or its money, and is told by the writer of bookings. */
export const BOOKING_EVENTS = {
  'booking.created': { webhook: 'booking.created' },
  'booking.entered': { action: 'created', facts: 'phone-booking', webhook: 'booking.created' },
  'booking.imported': { webhook: 'booking.created' },
  'booking.import-undone': { webhook: 'booking.cancelled', as: { bookingStatus: 'cancelled' } },
  'booking.revised': { webhook: 'booking.changed' },
  'booking.changed': { action: 'changed', facts: 'changes', webhook: 'booking.changed' },
  /** By family. */
  'booking.rescheduled': { action: 'rescheduled', facts: 'changes', webhook: 'booking.changed' },
  'booking.cancelled': { action: 'cancelled', facts: 'cancellation', webhook: 'booking.cancelled' },
  /** Staff set its status, without a decision about its money. */
  'booking.set-cancelled': { action: 'changed', facts: 'changes', webhook: 'booking.cancelled' },
  'booking.released': { action: 'released', facts: 'release', webhook: 'booking.cancelled' },
  /** Before it is deleted, which is logged apart. */
  'booking.removed': { webhook: 'booking.cancelled' },
  'booking.deleted': { action: 'deleted', facts: 'deleted-booking' },
  'booking.hold-extended': {},
  'booking.terms-agreed': {},
  'booking.disputed': {},
  'booking.link-sent': { action: 'sent a payment link for', facts: 'payment-link' },
  'booking.paid': { action: 'paid for', facts: 'changes', webhook: 'booking.paid' },
  'booking.payment-recorded': { action: 'recorded a payment', facts: 'payment', webhook: 'booking.paid' },
  'booking.balance-paid': { action: 'paid the balance of', facts: 'payment', webhook: 'booking.paid' },
  'booking.card-charged': { action: 'charged the saved card of', facts: 'payment', webhook: 'booking.paid' },
  'booking.refunded': { action: 'sent money back for', facts: 'money-back', webhook: 'booking.changed' },
  /** A payment, or a part of it, that came too late or was too much. */
  'booking.payment-returned': { action: 'sent money back for', facts: 'money-back' },
  'booking.refund-sent-again': {
    action: 'sent a failed refund again for',
    facts: 'payment',
    webhook: 'booking.changed',
  },
  'booking.refund-handed-back': {
    action: 'handed back money for',
    facts: 'payment',
    webhook: 'booking.changed',
  },
} as const satisfies EventEntries
