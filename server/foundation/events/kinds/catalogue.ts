import { type EventEntries, RECORD } from './event-entry.ts'

/** What is offered, where, and on which days. */
export const CATALOGUE_EVENTS = {
  'theme.created': { action: 'created', facts: RECORD },
  'theme.changed': { action: 'changed', facts: 'changes' },
  'theme.deleted': { action: 'deleted', facts: RECORD },
  'theme.reordered': { action: 'reordered', facts: 'order' },
  'add-on.created': { action: 'created', facts: RECORD },
  'add-on.changed': { action: 'changed', facts: 'changes' },
  'add-on.deleted': { action: 'deleted', facts: RECORD },
  'add-on.reordered': { action: 'reordered', facts: 'order' },
  'question.created': { action: 'created', facts: RECORD },
  'question.changed': { action: 'changed', facts: 'changes' },
  'question.deleted': { action: 'deleted', facts: RECORD },
  'question.reordered': { action: 'reordered', facts: 'order' },
  'add-on.photos-made': { action: 'had AI photos made', facts: 'photos' },
  'coupon.created': { action: 'created', facts: RECORD },
  'coupon.changed': { action: 'changed', facts: 'changes' },
  'coupon.deleted': { action: 'deleted', facts: RECORD },
  'area.created': { action: 'created', facts: RECORD },
  'area.changed': { action: 'changed', facts: 'changes' },
  'area.deleted': { action: 'deleted', facts: RECORD },
  'image.uploaded': { action: 'uploaded', facts: 'text' },
  'image.focused': { action: 'focused', facts: 'text' },
  'image.deleted': { action: 'deleted', facts: 'text' },
  /** Whatever showed it shows another picture, or none. */
  'image.taken-off': {
    live: { theme: 'changed', addon: 'changed', testimonial: 'changed', settings: 'changed' },
  },

  'calendar.closed': { action: 'closed', facts: 'closed-day' },
  'calendar.opened': { action: 'opened', facts: 'closed-day' },
  /** A calendar of another program, whose busy days count. */
  'calendar.added': { action: 'created', facts: 'text' },
  'calendar.removed': { action: 'deleted', facts: 'text' },

  'settings.changed': { action: 'changed', facts: 'changes' },
  'settings.prices-changed': { action: 'changed', facts: 'changes' },
  'settings.calendar-address-changed': { action: 'changed', facts: 'calendar-address' },
  'settings.translated': { action: 'updated', facts: ['spanish-text', 'translation'] },
  'settings.site-texts-published': { action: 'published', facts: 'site-texts' },
  'terms.published': { action: 'published', facts: 'terms' },
} as const satisfies EventEntries
