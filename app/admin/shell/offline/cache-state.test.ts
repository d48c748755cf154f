import { expect, it, vi } from 'vitest'
import { createCacheState } from './cache-state.ts'
import { isCacheable, isFresh } from './offline-cache.ts'

const EARLIER = new Date('2027-05-01T12:00:00Z')
const LATER = new Date('2027-05-01T18:40:00Z')

it('an admin that is opened without a connection is read-only, as of its oldest data', () => {
  const state = createCacheState()
  state.showCached(LATER)
  state.showCached(EARLIER)
  state.showCached(LATER)
  expect(state.current()).toEqual({ since: undefined, at: EARLIER, isReadOnly: true })
})

it('once the server answers, everything is as usual, and whoever listens is told', () => {
  const state = createCacheState()
  const listener = vi.fn()
  state.subscribe(listener)
  state.showCached(EARLIER)
  expect(state.answered()).toBe(true)
  expect(state.answered()).toBe(false)
  expect(state.current()).toEqual({ since: undefined, at: undefined, isReadOnly: false })
  expect(listener).toHaveBeenCalledTimes(2)
})

it('a connection that is lost later takes nobody’s form away', () => {
  const state = createCacheState()
  state.answered()
  state.showCached(EARLIER)
  expect(state.current()).toEqual({ since: undefined, at: EARLIER, isReadOnly: false })
})

it.each([
  '/api/admin/today',
  '/api/admin/agenda?from=2027-05-01',
  '/api/bookings/12',
  '/api/bookings/12/invoices',
])('%s is kept', (path) => expect(isCacheable(path)).toBe(true))

it.each([
  '/api/admin/keys',
  '/api/bookings/12/payment-link',
  '/api/admin/team',
  '/api/admin/search?q=ana',
  '/api/customers',
  '/api/admin/meals',
])('%s is not kept', (path) => expect(isCacheable(path)).toBe(false))

it('tells since when there is no connection, from the first failure until the server answers', () => {
  const state = createCacheState()
  state.lost(EARLIER)
  state.lost(LATER)
  expect(state.current()).toEqual({ since: EARLIER, at: undefined, isReadOnly: false })
  expect(state.answered()).toBe(true)
  expect(state.current().since).toBeUndefined()
})

it.each([
  ['2027-05-01T12:00:00Z', true],
  ['2027-05-04T12:00:00Z', true],
  ['2027-05-04T12:00:01Z', false],
  ['2028-05-01T12:00:00Z', false],
])('of %s, what was kept on May 1 is shown: %s', (now, isShown) => {
  expect(isFresh(EARLIER, new Date(now))).toBe(isShown)
})
