import type { EventEntries } from './event-entry.ts'

/** Work, kit, and what crews do on a party day. */
export const CREW_EVENTS = {
  'booking.stop-reported': {
    action: 'reported from',
    facts: 'crew-event',
    live: { stop: 'created' },
    jobs: ['text'],
  },
  /** What keeps a crew from its work, or what it found broken or missing. */
  'booking.stop-problem': {
    action: 'reported from',
    facts: 'crew-event',
    live: { stop: 'created', 'stop-problem': 'created' },
    push: 'stop_problem',
    jobs: ['text'],
  },
  /** The last thing that is reported from a stop. */
  'booking.stop-done': {
    action: 'reported from',
    facts: 'crew-event',
    webhooks: ['crew.stop_done'],
    live: { stop: 'created' },
    jobs: ['text'],
  },
  /** A picture arrives after the report that names it. */
  'booking.photo-arrived': { live: { stop: 'changed' } },
  'booking.stop-settled': { action: 'dealt with a stop of', live: { stop: 'changed' } },
  'booking.access-told': { action: 'told the access to' },
  'booking.room-ready': { diary: 'reported the room ready for' },
  'booking.room-not-ready': { diary: 'reported the room not ready for' },

  /** The order of a day's stops. */
  'work.day-ordered': {},
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
