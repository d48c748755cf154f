import { expect, it } from 'vitest'
import { EVENTS, type EventKind, getEntry } from './event-kinds.ts'
import type { EventEntry } from './kinds/event-entry.ts'

const KINDS = Object.keys(EVENTS) as EventKind[]
const find = (causes: (entry: EventEntry) => unknown) => KINDS.filter((kind) => causes(getEntry(kind)))

/** Told in a booking's history, although the audit log does not list it. */
const IN_HISTORY: readonly EventKind[] = [
  'booking.created',
  'booking.imported',
  'booking.revised',
  'booking.hold-extended',
  'booking.terms-agreed',
  'booking.disputed',
  'booking.dispute-changed',
  'booking.refund-done',
  'booking.payment-failed',
  'booking.room-ready',
  'booking.room-not-ready',
  'booking.erased',
]
const NOWHERE: readonly EventKind[] = [
  // The booking is gone.
  'booking.import-undone',
  'booking.removed',
  // A mail or a text tells it.
  'booking.balance-asked',
  'booking.texts-wanted',
  // Other events of the booking, and its reports, tell it.
  'booking.change-paid',
  'booking.photo-arrived',
  // Screens show it: these are told.
  'difference.found',
  'work.day-ordered',
  'image.taken-off',
  'message.received',
  'testimonial.received',
  'waiting-list.joined',
  'waiting-list.offered',
  'waiting-list.missed',
  'waiting-list.booked',
  'waiting-list.left',
  'mail.sent',
  'mail.kept',
  'mail.failed',
  'text.received',
  'text.sent',
  'text.delivered',
  'text.failed',
]
/** May make a text due: what confirms or pays a booking, moves it, reminds of its balance, or happens on its day. */
const TEXTED: readonly EventKind[] = [
  'booking.created',
  'booking.entered',
  'booking.imported',
  'booking.revised',
  'booking.changed',
  'booking.moved',
  'booking.rescheduled',
  'booking.paid',
  'booking.payment-recorded',
  'booking.balance-paid',
  'booking.card-charged',
  'booking.balance-asked',
  'booking.stop-reported',
  'booking.stop-problem',
  'booking.stop-done',
  'booking.texts-wanted',
]

// For webhooks, see event-kinds.test.ts.
it('the audit log lists everything but these', () => {
  const unlisted = [...IN_HISTORY, ...NOWHERE].toSorted()
  expect(find(({ action }) => !action).toSorted()).toEqual(unlisted)
})

it('a booking’s history tells these in addition', () => {
  expect(find(({ diary }) => diary).toSorted()).toEqual(IN_HISTORY.toSorted())
})

it('these may make a text due', () => {
  expect(find(({ jobs }) => jobs?.includes('text')).toSorted()).toEqual(TEXTED.toSorted())
})
