import { describe, expect, it } from 'vitest'
import type { DayPlan, JobStop } from '#contract/crew/work.ts'
import {
  findDropHour,
  getSpan,
  isSameOrder,
  listHours,
  placeAround,
  stepByKey,
  toShare,
} from './timeline-place.ts'

const stop = (bookingId: number, arrivesAt: string, endsAt: string) =>
  ({ bookingId, kind: 'setup', arrivesAt, endsAt }) as JobStop
const STOPS = [stop(1, '09:00', '10:00'), stop(2, '11:00', '12:00'), stop(3, '14:00', '15:00')]
const makePlan = (window: DayPlan['window'], stops: JobStop[]) => {
  return { window, plans: [{ crew: 1, driveMinutes: 0, backAt: '', stops }] }
}
const job = (bookingId: number) => ({ bookingId, kind: 'setup' as const })
const ORDER = [[job(1), job(2)], [job(3)], []]

describe('getSpan', () => {
  it('has whole hours of work and of every stop', () => {
    expect(getSpan(makePlan({ from: '08:30', to: '18:00' }, []))).toEqual({ from: 480, to: 1080 })
    expect(getSpan(makePlan({ from: '10:00', to: '14:30' }, STOPS))).toEqual({ from: 540, to: 900 })
    expect(getSpan(makePlan(null, []))).toEqual({ from: 480, to: 1200 })
  })

  it('is divided into hours and shares', () => {
    const span = { from: 540, to: 720 }
    expect(listHours(span)).toEqual([540, 600, 660])
    expect([toShare(540, span), toShare(630, span)]).toEqual([0, 0.5])
  })
})

describe('placeAround', () => {
  it.each([
    [500, 0],
    [571, 1],
    [700, 2],
    [1000, 3],
  ])('counts the stops before minute %i', (minute, place) => {
    expect(placeAround(STOPS, 'setup-9', minute)).toBe(place)
  })

  it('does not count the stop itself', () => {
    expect(placeAround(STOPS, 'setup-1', 1000)).toBe(2)
  })
})

describe('findDropHour', () => {
  const minute = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  const setup = {
    kind: 'setup' as const,
    arrivesAt: '10:00',
    party: { deliveryWindow: { from: '10:00', to: '12:00' } },
  }
  const collect = { ...setup, kind: 'collect' as const }
  it.each([
    ['later', setup, '11:34', '09:00', '11:30'],
    ['before the promised window', setup, '08:30', '08:00', undefined],
    ['a collection, which has no window', collect, '08:30', '08:00', '08:30'],
    ['onto the stop before', setup, '14:00', '15:00', undefined],
    ['straight to another crew', { ...setup, notBefore: '10:00' }, '10:10', '09:00', '10:00'],
    ['straight to another crew, without an hour', setup, '09:50', '09:00', undefined],
  ])('%s', (_name, stop, at, freeFrom, expected) => {
    expect(findDropHour(stop, minute(at), minute(freeFrom))).toBe(expected)
  })
})

describe('stepByKey', () => {
  it('goes along a crew and to the others, and never beyond', () => {
    const at = { crew: 0, place: 0 }
    const step = (key: string, from = at) => stepByKey(key, from, ORDER, 'setup-1')
    expect(step('ArrowRight')).toEqual({ crew: 0, place: 1 })
    expect(step('ArrowRight', { crew: 0, place: 1 })).toEqual({ crew: 0, place: 1 })
    expect(step('ArrowLeft')).toEqual(at)
    expect(step('ArrowUp')).toEqual(at)
    expect(step('ArrowDown', { crew: 0, place: 1 })).toEqual({ crew: 1, place: 1 })
    expect(step('ArrowDown', { crew: 1, place: 1 })).toEqual({ crew: 2, place: 0 })
    expect(step('ArrowDown', { crew: 2, place: 0 })).toEqual({ crew: 2, place: 0 })
    expect(step('a')).toBeUndefined()
  })
})

it('two orders are the same if each crew has the same stops in the same order', () => {
  expect(isSameOrder(ORDER, structuredClone(ORDER))).toBe(true)
  expect(isSameOrder(ORDER, [[job(2), job(1)], [job(3)], []])).toBe(false)
  expect(isSameOrder([[job(1)], []], [[], [job(1)]])).toBe(false)
  expect(isSameOrder([[job(1)]], [[{ ...job(1), notBefore: '11:30' }]])).toBe(false)
})
