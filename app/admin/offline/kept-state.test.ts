import { expect, it, vi } from 'vitest'
import { isKept } from './kept-data.ts'
import { createKeptState } from './kept-state.ts'

const EARLIER = new Date('2027-05-01T12:00:00Z')
const LATER = new Date('2027-05-01T18:40:00Z')

it('an admin that is opened without a connection is read-only, as of its oldest data', () => {
  const state = createKeptState()
  state.showKept(LATER)
  state.showKept(EARLIER)
  state.showKept(LATER)
  expect(state.current()).toEqual({ at: EARLIER, isReadOnly: true })
})

it('once the server answers, everything is as usual, and whoever listens is told', () => {
  const state = createKeptState()
  const listener = vi.fn()
  state.subscribe(listener)
  state.showKept(EARLIER)
  expect(state.answered()).toBe(true)
  expect(state.answered()).toBe(false)
  expect(state.current()).toEqual({ at: undefined, isReadOnly: false })
  expect(listener).toHaveBeenCalledTimes(2)
})

it('a connection that is lost later takes nobody’s form away', () => {
  const state = createKeptState()
  state.answered()
  state.showKept(EARLIER)
  expect(state.current()).toEqual({ at: EARLIER, isReadOnly: false })
})

it.each([
  '/api/admin/today',
  '/api/admin/agenda?from=2027-05-01',
  '/api/bookings/12',
  '/api/bookings/12/invoices',
])('%s is kept', (path) => expect(isKept(path)).toBe(true))

it.each([
  '/api/admin/keys',
  '/api/bookings/12/payment-link',
  '/api/admin/team',
  '/api/admin/search?q=ana',
  '/api/customers',
  '/api/admin/meals',
])('%s is not kept', (path) => expect(isKept(path)).toBe(false))
