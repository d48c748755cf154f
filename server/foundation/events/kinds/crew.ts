import type { EventEntries } from './event-entry.ts'

/** Work, kit, and what crews do on a party day. */
export const CREW_EVENTS = {
  'booking.stop-reported': { action: 'reported from', facts: 'crew-event', jobs: ['text'] },
  /** The last thing that is reported from a stop. */
  'booking.stop-done': {
    action: 'reported from',
    facts: 'crew-event',
    webhooks: ['crew.stop_done'],
    jobs: ['text'],
  },
  'booking.stop-settled': { action: 'dealt with a stop of' },
  'booking.access-told': { action: 'told the access to' },

  'work.changed': { action: 'changed', facts: ['changes', 'work-on-day', 'work-as-weekday'] },

  'resource.created': { action: 'created', facts: 'text' },
  'resource.changed': {
    action: 'changed',
    facts: ['changes', 'resource-days', 'no-resource-days', 'requirements'],
  },
  'resource.deleted': { action: 'deleted', facts: 'text' },
  'resource.washed': { action: 'washed', facts: 'text' },
  'resource.checked': { action: 'checked', facts: 'text' },
  'resource.care-taken-back': { action: 'took back', facts: 'text' },
} as const satisfies EventEntries
