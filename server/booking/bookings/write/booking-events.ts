import type { AuditAction } from '#contract/operations/audit.ts'
import type { AuditFacts, KindFacts } from '#contract/operations/audit-facts.ts'
import type { WebhookEvent } from '#contract/operations/webhooks.ts'

export type EventEffects = {
  /** What the audit log says about it, and with which facts; missing if it is not logged. */
  readonly action?: AuditAction
  readonly facts?: AuditFacts['kind']
  readonly webhook?: WebhookEvent
  /** What the webhook says about a booking that is deleted without being changed first. */
  readonly as?: { readonly bookingStatus: 'cancelled' }
}

/** Everything that happens to a booking, with its entry in the audit log and its webhook. */
export const BOOKING_EVENTS = {
  created: { webhook: 'booking.created' },
  entered: { action: 'created', facts: 'phone-booking', webhook: 'booking.created' },
  imported: { webhook: 'booking.created' },
  importUndone: { webhook: 'booking.cancelled', as: { bookingStatus: 'cancelled' } },
  revised: { webhook: 'booking.changed' },
  changed: { action: 'changed', facts: 'changes', webhook: 'booking.changed' },
  /** By family. */
  rescheduled: { action: 'rescheduled', facts: 'changes', webhook: 'booking.changed' },
  cancelled: { action: 'cancelled', facts: 'cancellation', webhook: 'booking.cancelled' },
  /** Staff set its status, without a decision about its money. */
  setCancelled: { action: 'changed', facts: 'changes', webhook: 'booking.cancelled' },
  released: { action: 'released', facts: 'release', webhook: 'booking.cancelled' },
  /** Before it is deleted, which is logged apart. */
  removed: { webhook: 'booking.cancelled' },
  deleted: { action: 'deleted', facts: 'deleted-booking' },
  holdExtended: {},
  agreed: {},
  disputed: {},
  linkSent: { action: 'sent a payment link for', facts: 'payment-link' },
  paid: { action: 'paid for', facts: 'changes', webhook: 'booking.paid' },
  paymentRecorded: { action: 'recorded a payment', facts: 'payment', webhook: 'booking.paid' },
  balancePaid: { action: 'paid the balance of', facts: 'payment', webhook: 'booking.paid' },
  cardCharged: { action: 'charged the saved card of', facts: 'payment', webhook: 'booking.paid' },
  refunded: { action: 'sent money back for', facts: 'money-back', webhook: 'booking.changed' },
  /** A payment, or a part of it, that came too late or was too much. */
  paymentReturned: { action: 'sent money back for', facts: 'money-back' },
  refundSentAgain: { action: 'sent a failed refund again for', facts: 'payment', webhook: 'booking.changed' },
  refundHandedBack: { action: 'handed back money for', facts: 'payment', webhook: 'booking.changed' },
} as const satisfies Record<string, EventEffects>

type Events = typeof BOOKING_EVENTS
export type BookingEventKind = keyof Events

/** Something that happened to a booking. `actor` is a username, 'customer' or 'system'. */
export type BookingEvent = {
  [Kind in BookingEventKind]: { readonly kind: Kind } & (Events[Kind] extends {
    readonly facts: infer Facts extends AuditFacts['kind']
  }
    ? { readonly actor: string; readonly facts: KindFacts<Facts> }
    : unknown)
}[BookingEventKind]
