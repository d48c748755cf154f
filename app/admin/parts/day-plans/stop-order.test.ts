import { describe, expect, it } from 'vitest'
import { findPlace, type StopOrder, toStopOrder, withNotBefore, withStopAt } from './stop-order.ts'

const job = (bookingId: number) => ({ bookingId, kind: 'setup' as const })
const ORDER: StopOrder = [[job(1), job(2)], [job(3)], []]
const ids = (order: StopOrder) => order.map((list) => list.map(({ bookingId }) => bookingId))

describe('moving a stop', () => {
  it.each([
    ['later', 'setup-1', 0, 1, [[2, 1], [3], []]],
    ['earlier', 'setup-2', 0, 0, [[2, 1], [3], []]],
    ['to another crew', 'setup-1', 1, 1, [[2], [3, 1], []]],
    ['to a crew without stops', 'setup-3', 2, 0, [[1, 2], [], [3]]],
    ['to no crew', 'setup-1', 9, 0, [[1, 2], [3], []]],
    ['that is gone', 'collect-1', 1, 0, [[1, 2], [3], []]],
  ])('%s', (_name, key, crew, place, expected) => {
    expect(ids(withStopAt(ORDER, key, crew, place))).toEqual(expected)
  })

  it('finds its place', () => {
    expect(findPlace(ORDER, 'setup-3')).toEqual({ crew: 1, place: 0 })
    expect(findPlace(ORDER, 'collect-3')).toBeUndefined()
  })
})

it('keeps the hour of a stop wherever it moves, until it is taken away', () => {
  const waiting = withNotBefore(ORDER, 'setup-1', '11:30')
  expect(waiting[0]?.[0]).toEqual({ ...job(1), notBefore: '11:30' })
  expect(withStopAt(waiting, 'setup-1', 1, 0)[1]?.[0]).toEqual({ ...job(1), notBefore: '11:30' })
  expect(withNotBefore(waiting, 'setup-1', undefined)).toEqual(ORDER)
})

it('has a list for every crew that works', () => {
  expect(toStopOrder({ plans: [], crews: 2 })).toEqual([[], []])
})
