import { QueryObserver } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { ApiFailure } from '#app/lib/api/api-request.ts'
import { createQueryClient } from '#app/lib/api/query-client.ts'
import { holdList } from './held-lists.ts'
import { refreshLists } from './refresh-lists.ts'
import type { LiveChange } from './use-live-changes.ts'

const BOOKING: LiveChange = { kind: 'booking', id: 7, change: 'changed', by: 'ana' }
const COUPON: LiveChange = { ...BOOKING, kind: 'coupon' }

/** A mounted query for bookings whose first response is this failure; returns its data after changes. */
async function screenAfter(failure: Error, ...changes: LiveChange[]) {
  const client = createQueryClient()
  const queryFn = vi.fn(() => Promise.resolve('bookings'))
  queryFn.mockRejectedValueOnce(failure)
  const observer = new QueryObserver(client, { queryKey: ['/api/bookings'], queryFn })
  const leave = observer.subscribe(() => undefined)
  await expect.poll(() => observer.getCurrentResult().isError).toBe(true)
  await refreshLists(client, changes, 'rosa')
  leave()
  return { data: observer.getCurrentResult().data, calls: queryFn.mock.calls.length }
}

it('what did not load is tried again with a change of its own, and once the server answers again', async () => {
  const down = new ApiFailure(503, 'Down')
  expect(await screenAfter(down, BOOKING)).toEqual({ data: 'bookings', calls: 2 })
  expect(await screenAfter(new TypeError('Failed to fetch'), { kind: 'back' })).toEqual({
    data: 'bookings',
    calls: 2,
  })
})

it('what did not load is left alone by other changes, and by those of which it is unknown whether they matter', async () => {
  const down = new ApiFailure(503, 'Down')
  expect((await screenAfter(down, COUPON)).calls).toBe(1)
  expect((await screenAfter(down, { kind: 'reload' })).calls).toBe(1)
})

it('a list that is held stays as it is, whichever of its requests a change affects; what else shows it is refetched', async () => {
  const client = createQueryClient()
  const shown = ['/api/contact/submissions', '/api/admin/threads?page=1', '/api/admin/threads/c12']
  for (const path of shown) client.setQueryData([path], path)
  const onChanges = vi.fn()
  const addresses = ['/api/contact/submissions', '/api/admin/threads']
  const release = holdList({ addresses, isHeld: () => true, onChanges })
  const text: LiveChange = { kind: 'text', id: 31, change: 'created', by: 'customer' }
  await refreshLists(client, [text], 'rosa')
  release()
  expect(onChanges).toHaveBeenCalledExactlyOnceWith([text])
  const outdated = shown.filter((path) => client.getQueryState([path])?.isInvalidated)
  expect(outdated).toEqual(['/api/admin/threads/c12'])
})

it('what was refused is not asked for again', async () => {
  expect((await screenAfter(new ApiFailure(403, '{}'), BOOKING, { kind: 'back' })).calls).toBe(1)
})
