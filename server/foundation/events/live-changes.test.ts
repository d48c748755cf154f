import { expect, it } from 'vitest'
import { PUSH_KINDS, type PushKind } from '#contract/operations/push.ts'
import { EVENT_KINDS, type EventKind as Topic } from '#contract/operations/staff-events.ts'
import { EVENTS, type EventKind, getEntry } from './event-kinds.ts'
import { getLiveChanges } from './live-changes.ts'

const KINDS = Object.keys(EVENTS) as EventKind[]

const PAYMENTS: readonly EventKind[] = [
  'booking.paid',
  'booking.payment-recorded',
  'booking.balance-paid',
  'booking.card-charged',
  'booking.tipped',
  'booking.change-paid',
  'booking.payment-returned',
  'booking.damage-paid',
  'booking.damage-charged',
]

/** What tells a topic that has another name than its subject. */
const TOLD_BY: Partial<Record<Topic, readonly EventKind[]>> = {
  payment: PAYMENTS,
  stop: [
    'booking.stop-reported',
    'booking.stop-problem',
    'booking.stop-done',
    'booking.photo-arrived',
    'booking.stop-settled',
  ],
  'stop-problem': ['booking.stop-problem'],
  'unavailable-date': ['calendar.closed', 'calendar.opened', 'calendar.added', 'calendar.removed'],
  addon: ['add-on.created', 'add-on.changed', 'add-on.deleted', 'add-on.reordered', 'add-on.photos-made'],
}
const TAKEN_OFF: readonly Topic[] = ['theme', 'addon', 'testimonial', 'settings']

const PUSHED: Record<Exclude<PushKind, 'conflict'>, readonly EventKind[]> = {
  booked: ['booking.created', 'booking.entered'],
  paid: PAYMENTS,
  message: ['message.received'],
  text: ['text.received'],
  payment_failed: ['difference.found'],
  stop_problem: ['booking.stop-problem'],
}

const CREATED: readonly EventKind[] = [
  'booking.created',
  'booking.entered',
  'booking.imported',
  'difference.found',
  'theme.created',
  'coupon.created',
  'resource.created',
  'message.received',
  'testimonial.received',
  'testimonial.created',
  'waiting-list.joined',
  'text.received',
]

/** No screen shows it before it is opened again. */
const UNSEEN = ['account', 'integration', 'newsletter', 'question', 'area', 'terms', 'image']
const SILENT: readonly EventKind[] = [
  'booking.removed',
  'mail.texts-changed',
  'mail.follow-ups-changed',
  'import.exported',
]
const RELOADED: readonly EventKind[] = [
  'customer.erased',
  'import.made',
  'import.undone',
  'booking.trial-removed',
]

const isTold = (kind: EventKind, topic: string) => Object.hasOwn(Object(getLiveChanges(kind)), topic)
const sorted = (kinds: readonly string[]) => kinds.toSorted()

it.each(Object.keys(EVENT_KINDS) as Topic[])('%s is told by what happens to it', (topic) => {
  const elsewhere = ['booking.trial-removed', 'customer.erased', 'newsletter.settings-changed']
  const moved = [...(TOLD_BY.stop ?? []), ...SILENT, ...elsewhere]
  const own = TOLD_BY[topic] ?? KINDS.filter((kind) => kind.startsWith(`${topic}.`) && !moved.includes(kind))
  const more = [
    ...(TAKEN_OFF.includes(topic) ? ['image.taken-off'] : []),
    ...(topic === 'settings' ? ['newsletter.settings-changed'] : []),
  ]
  expect(sorted(KINDS.filter((kind) => isTold(kind, topic)))).toEqual(sorted([...own, ...more]))
})

it('only these are told to nobody', () => {
  const silent = KINDS.filter((kind) => Object.keys(getLiveChanges(kind)).length === 0)
  expect(sorted(silent.filter((kind) => !UNSEEN.includes(kind.split('.')[0] ?? '')))).toEqual(sorted(SILENT))
})

it('after these everything is loaded anew', () => {
  expect(sorted(KINDS.filter((kind) => getLiveChanges(kind) === 'reload'))).toEqual(sorted(RELOADED))
})

it('lists count these as new', () => {
  const created = KINDS.filter((kind) => {
    const [topic = ''] = kind.split('.')
    return Object(getLiveChanges(kind))[topic] === 'created'
  })
  expect(sorted(created)).toEqual(sorted(CREATED))
})

it('phones are notified of what may not wait', () => {
  for (const push of Object.keys(PUSH_KINDS).filter((name) => name !== 'conflict') as (keyof typeof PUSHED)[])
    expect(sorted(KINDS.filter((kind) => getEntry(kind).push === push))).toEqual(sorted(PUSHED[push]))
})

it('a kind of a newer release is told by its subject, and phones are left alone', () => {
  const kind = 'booking.levitated' as EventKind
  expect([getLiveChanges(kind), getEntry(kind).push]).toEqual([{ booking: 'changed' }, undefined])
})
