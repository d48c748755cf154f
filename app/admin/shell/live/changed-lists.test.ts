import { expect, it } from 'vitest'
import type { CallPath } from '#contract/calls.ts'
import { EVENT_KINDS, type EventKind } from '#contract/operations/staff-events.ts'
import { isSource, read, sourceFiles } from '#test/source-files.ts'
import { addNews, findChangedLists, NO_NEWS } from './changed-lists.ts'
import type { LiveChange } from './use-live-changes.ts'

const booking = (id: number, change: 'created' | 'changed' | 'deleted'): LiveChange => ({
  kind: 'booking',
  id,
  change,
  by: 'ana',
})

it('a change of a booking shows in every list that has bookings', () => {
  const lists = findChangedLists(booking(7, 'changed'))
  for (const path of ['/api/bookings', '/api/admin/invoices', '/api/admin/customers', '/api/admin/agenda'])
    expect(lists).toContain(path)
})

it('what a family says to a claim for damage shows on the open page of its booking', () => {
  expect(findChangedLists(booking(7, 'changed'))).toContain('/api/bookings/:id/damage-claims')
})

const ofKind = (kind: EventKind) => findChangedLists({ ...booking(7, 'created'), kind } as LiveChange)

it('a message, a mail and a review show in their lists and on Today', () => {
  expect(ofKind('message')).toEqual(expect.arrayContaining(['/api/contact/submissions', '/api/admin/today']))
  expect(ofKind('mail')).toContain('/api/admin/outbox')
  expect(ofKind('theme')).toContain('/api/themes')
  expect(ofKind('addon')).toContain('/api/addons')
  for (const kind of Object.keys(EVENT_KINDS) as EventKind[]) expect(ofKind(kind)).toBeDefined()
})

it.each([
  ['a text', 'text'],
  ['a message or its answer', 'message'],
  ['an answer to a known family', 'customer'],
] as const)('%s shows in the inbox, in the open conversation, in histories and on Today', (_, kind) => {
  const shown = [
    '/api/admin/threads',
    '/api/admin/threads/:id',
    '/api/bookings/:id/history',
    '/api/admin/today',
  ]
  expect(ofKind(kind)).toEqual(expect.arrayContaining(shown))
})

it('an answer to a known family, which answers its messages too, shows among the messages', () => {
  expect(ofKind('customer')).toContain('/api/contact/submissions')
})

it.each(Object.keys(EVENT_KINDS) as EventKind[])('the log shows what happened to a %s', (kind) => {
  expect(ofKind(kind)).toContain('/api/admin/audit')
})

/** What the admin loads and no change refreshes, with the reason. */
const NOT_REFRESHED = {
  'of the reader alone': [
    '/api/admin/calendar-feed',
    '/api/admin/check',
    '/api/admin/devices',
    '/api/admin/me',
    '/api/admin/push/key',
    '/api/admin/push/subscriptions',
    '/api/admin/second-factor',
  ],
  'an open form, which would lose what is typed; saving tells of somebody else’s change': [
    '/api/admin/areas',
    '/api/admin/follow-ups',
    '/api/admin/keys',
    '/api/admin/mail-texts',
    '/api/admin/newsletter-settings',
    '/api/admin/pricing',
    '/api/admin/reports/journal-accounts',
    '/api/admin/saved-answers',
    '/api/admin/settings',
    '/api/admin/site-texts',
    '/api/admin/translations/:language',
    '/api/contact-info',
    '/api/price-terms',
    '/api/site-settings',
    '/api/site-texts',
    '/api/terms',
  ],
  'loaded for a question that is typed or opened, each time anew': [
    '/api/admin/pricing/advice',
    '/api/admin/search',
    '/api/bookings/:id/customer',
    '/api/contact/submissions/:id/customer',
  ],
  'a report, which is made when it is opened': [
    '/api/admin/follow-ups/report',
    '/api/admin/reports/balances',
    '/api/admin/reports/coupons',
    '/api/admin/reports/fullness',
    '/api/admin/reports/journal',
    '/api/admin/reports/lead-time',
    '/api/admin/reports/revenue',
    '/api/admin/reports/sales-tax',
    '/api/admin/reports/sources',
  ],
  'of something that no change is streamed of': [
    '/api/admin/api-keys',
    '/api/admin/busy-calendars',
    '/api/admin/campaigns',
    '/api/admin/exports',
    '/api/admin/imports',
    '/api/admin/invitations',
    '/api/admin/jobs',
    '/api/admin/mail-schedule',
    '/api/admin/newsletter',
    '/api/admin/pricing/policies',
    '/api/admin/questions',
    '/api/admin/setup',
    '/api/admin/setup/trial',
    '/api/admin/system',
    '/api/admin/terms',
    '/api/admin/users',
    '/api/admin/webhook-deliveries',
    '/api/admin/webhooks',
    '/api/admin/zip-areas',
    '/api/uploads',
  ],
} as const satisfies Readonly<Record<string, readonly CallPath<'get'>[]>>

it('everything else that the admin loads is refreshed by some change', () => {
  const loading = [...sourceFiles('app/admin'), ...sourceFiles('app/lib')].filter(isSource)
  const loaded = loading.flatMap((file) =>
    Array.from(read(file).matchAll(/apiQuery\(\s*'([^']+)'/g), ([, path]) => path),
  )
  const refreshed = (Object.keys(EVENT_KINDS) as EventKind[]).flatMap((kind) => ofKind(kind) ?? [])
  const explained = Object.values(NOT_REFRESHED).flat()
  const sorted = (paths: Iterable<string | undefined>) => [...new Set(paths)].toSorted()
  expect(sorted(loaded).filter((path) => !refreshed.some((other) => other === path))).toEqual(
    sorted(explained),
  )
})

it('what was missed may be anything, and an open form is nothing that a list shows', () => {
  expect(findChangedLists({ kind: 'reload' })).toBeUndefined()
  expect(findChangedLists({ kind: 'back' })).toEqual([])
  expect(findChangedLists({ kind: 'editing', id: 7, change: 'changed', by: 'ana' })).toEqual([])
})

it.each([
  ['counts each booking once', [booking(1, 'changed'), booking(1, 'changed')], [], [1]],
  ['keeps new what was changed since', [booking(1, 'created'), booking(1, 'changed')], [1], []],
  ['forgets what is new and gone again', [booking(1, 'created'), booking(1, 'deleted')], [], []],
  ['counts both', [booking(1, 'created'), booking(2, 'deleted')], [1], [2]],
])('news: %s', (_, changes, created, changed) => {
  const news = addNews(NO_NEWS, changes)
  expect([[...news.created], [...news.changed], news.isUnknown]).toEqual([created, changed, false])
})

it('news of what was missed say that anything may have changed', () => {
  expect(addNews(NO_NEWS, [{ kind: 'reload' }]).isUnknown).toBe(true)
})
