import { type EventEntries, RECORD } from './event-entry.ts'

/** Families, their words, and what is written to them. */
export const PEOPLE_EVENTS = {
  'customer.changed': { action: 'changed' },
  'customer.number-filed': { action: 'changed' },
  'customer.replied': { action: 'replied' },
  'customer.merged': { action: 'merged', facts: 'merged-customer' },
  'customer.exported': { action: 'exported' },
  'customer.erased': { action: 'erased', live: 'reload' },
  /** The columns of a booking that only its family knew are gone. */
  'booking.erased': { diary: 'erased the family of' },

  /** It ticked the box for texts. */
  'booking.texts-wanted': { jobs: ['text'] },

  'message.received': { webhooks: ['message.received'], push: 'message' },
  /** About a message; without a subject about the texts of a conversation. */
  'message.responded': { action: 'marked as responded' },
  /** Without facts if an unknown number was answered. */
  'message.replied': { action: 'replied', facts: 'text', mayLackFacts: true },
  /** About the first of the messages that wait again; an answer to texts has none. */
  'message.took-back': { action: 'took back' },
  'message.drafted': { action: 'drafted an answer', facts: 'text' },
  'testimonial.received': { webhooks: ['review.received'] },
  'testimonial.created': { action: 'created', facts: RECORD },
  'testimonial.changed': { action: 'changed', facts: 'changes' },
  'testimonial.deleted': { action: 'deleted', facts: RECORD },

  'waiting-list.joined': {},
  'waiting-list.offered': { webhooks: ['waiting_list.offered'] },
  'waiting-list.missed': {},
  'waiting-list.booked': {},
  'waiting-list.left': {},

  /** What became of one mail, and what the carrier said became of a text. */
  'mail.sent': {},
  'mail.kept': {},
  'mail.failed': {},
  'text.received': { push: 'text' },
  'text.sent': {},
  'text.delivered': {},
  'text.failed': {},

  'mail.texts-changed': { action: 'changed', facts: 'text', live: {} },
  'mail.follow-ups-changed': { action: 'changed', facts: ['changes', 'text'], live: {} },
  'newsletter.settings-changed': { action: 'changed', facts: 'changes', live: { settings: 'changed' } },
  'newsletter.subscriber-removed': { action: 'removed' },
  'newsletter.created': { action: 'created', facts: 'text', mayLackFacts: true },
  'newsletter.changed': { action: 'changed', facts: 'text', mayLackFacts: true },
  'newsletter.deleted': { action: 'deleted', facts: 'text', mayLackFacts: true },
  'newsletter.started': { action: 'began to send', facts: 'text', mayLackFacts: true },
  'newsletter.stopped': { action: 'stopped sending', facts: 'text', mayLackFacts: true },
} as const satisfies EventEntries
