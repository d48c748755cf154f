import { expect, it } from 'vitest'
import { EVENT_KINDS, type EventKind } from '#contract/operations/staff-events.ts'
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

it('a message, a mail and a review show in their lists and on Today', () => {
  const ofKind = (kind: EventKind) => findChangedLists({ ...booking(7, 'created'), kind } as LiveChange)
  expect(ofKind('message')).toEqual(expect.arrayContaining(['/api/contact/submissions', '/api/admin/today']))
  expect(ofKind('mail')).toContain('/api/admin/outbox')
  expect(ofKind('theme')).toContain('/api/themes')
  expect(ofKind('addon')).toContain('/api/addons')
  for (const kind of Object.keys(EVENT_KINDS) as EventKind[]) expect(ofKind(kind)).toBeDefined()
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
