import { type EventEntries, PAID } from './event-entry.ts'

/** Cards, holds and damage of a booking, and the books. */
export const MONEY_EVENTS = {
  'booking.tipped': {
    action: 'tipped the crew of',
    facts: 'payment',
    webhooks: ['payment.succeeded'],
    ...PAID,
  },
  /** What a change of the order costs, whether or not it could then be made. */
  'booking.change-paid': { facts: 'payment', webhooks: ['payment.succeeded'], ...PAID },
  /** A family was reminded of what it still owes. */
  'booking.balance-asked': { jobs: ['text'] },
  /** The money is on its way back, by the provider or by hand. */
  'booking.refund-done': { diary: 'sent the refund of', facts: 'payment', webhooks: ['payment.refunded'] },
  /** A family's card, or its bank, refused. */
  'booking.payment-failed': { diary: 'failed to pay for', facts: 'payment', webhooks: ['payment.failed'] },

  'booking.charge-agreed': { action: 'agreed to a charge for', facts: 'card-charge' },
  'booking.card-removed': { action: 'took back the card of', facts: 'card-charge', mayLackFacts: true },
  'booking.card-declined': {
    action: 'tried the saved card of',
    facts: 'card-charge',
    webhooks: ['payment.failed'],
  },
  'booking.hold-agreed': { action: 'agreed to a hold for', facts: 'card-charge' },
  'booking.hold-taken-back': { action: 'took back the hold of', facts: 'card-charge' },
  'booking.hold-placed': { action: 'held an amount on the card of', facts: 'card-charge' },
  'booking.hold-released': { action: 'released the hold on the card of', facts: 'card-charge' },

  'booking.damage-claimed': { action: 'claimed damage of', facts: 'damage-claim' },
  'booking.damage-answered': { action: 'answered a damage claim of', facts: 'damage-claim' },
  'booking.damage-decided': { action: 'decided a damage claim of', facts: 'damage-claim' },
  'booking.damage-withdrawn': { action: 'withdrew a damage claim of', facts: 'damage-claim' },
  'booking.damage-paid': {
    action: 'paid for damage of',
    facts: 'damage-claim',
    webhooks: ['payment.succeeded'],
    ...PAID,
  },
  'booking.damage-charged': {
    action: 'charged the saved card of',
    facts: 'damage-claim',
    webhooks: ['payment.succeeded'],
    ...PAID,
  },

  /** The provider's books and ours differ, or a refund failed. */
  'difference.found': { push: 'payment_failed' },
  'difference.resolved': { action: 'marked as resolved', facts: 'finding' },
  /** Refunds of bookings that were deleted. */
  'difference.refund-sent-again': { action: 'sent a failed refund again for', facts: 'payment' },
  'difference.refund-handed-back': {
    action: 'handed back money for',
    facts: 'payment',
    webhooks: ['payment.refunded'],
  },

  'settings.source-cost-changed': { action: 'changed', facts: 'source-cost' },
  'settings.accounts-changed': { action: 'changed', facts: 'changes' },
} as const satisfies EventEntries
