import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  DEFAULT_TEEPEE_SPACE,
  getDoubtInches,
  isTight,
  planRoom,
  roomFor,
  type StandingTeepee,
  type TeepeeSpace,
} from './room-plan.ts'

const space = (widthFeet: number, lengthFeet: number, walkwayFeet: number): TeepeeSpace => ({
  widthFeet,
  lengthFeet,
  walkwayFeet,
})

describe('how many fit', () => {
  it.each<[string, number, number, TeepeeSpace, number]>([
    ['four in the room of the FAQ', 10, 10, DEFAULT_TEEPEE_SPACE, 4],
    ['fewer in a room a little smaller', 9.9, 10, DEFAULT_TEEPEE_SPACE, 2],
    ['one in a corner', 4, 4, DEFAULT_TEEPEE_SPACE, 1],
    ['none if not even one does', 3, 20, DEFAULT_TEEPEE_SPACE, 0],
    ['a row along a hall', 4, 22, DEFAULT_TEEPEE_SPACE, 4],
    ['long ones straight', 9, 6, space(4, 6, 1), 2],
    ['long ones turned, if more fit that way', 6, 9, space(4, 6, 1), 2],
    ['all without a walkway', 12, 8, space(4, 4, 0), 6],
  ])('%s', (_name, width, length, teepee, most) => {
    expect(planRoom({ width, length }, 1, teepee).most).toBe(most)
  })
})

it.each([
  ['surely fit', 11, 11, 0.05, 4, false],
  ['fit only as measured', 10.3, 11, 0.05, 4, true],
  ['do not fit at all', 9.9, 11, 0.05, 4, false],
  ['fit as typed', 10, 10, 0, 4, false],
])('teepees that %s', (_, width, length, doubt, count, tight) => {
  expect(isTight({ width, length }, doubt, count, DEFAULT_TEEPEE_SPACE)).toBe(tight)
})

it('a measure is off by inches of the longer side, at least one', () => {
  expect(getDoubtInches({ width: 10, length: 15 }, 0.04)).toBe(7)
  expect(getDoubtInches({ width: 3, length: 3 }, 0.015)).toBe(1)
})

it.each([
  [1, { width: 4, length: 4 }],
  [2, { width: 10, length: 4 }],
  [4, { width: 10, length: 10 }],
  [5, { width: 16, length: 10 }],
])('%i teepees need a room of %j', (count, room) => {
  expect(roomFor(count, DEFAULT_TEEPEE_SPACE)).toEqual(room)
  expect(planRoom(room, count, DEFAULT_TEEPEE_SPACE).doFit).toBe(true)
})

describe('the drawing', () => {
  const feet = fc.integer({ min: 2, max: 80 }).map((half) => half / 2)
  const teepee = fc.record({ widthFeet: feet, lengthFeet: feet, walkwayFeet: fc.integer({ min: 0, max: 6 }) })
  const gap = (a: number, aSize: number, b: number, bSize: number) => Math.max(b - a - aSize, a - b - bSize)
  const apart = (a: StandingTeepee, b: StandingTeepee) =>
    Math.max(gap(a.x, a.width, b.x, b.width), gap(a.y, a.length, b.y, b.length))

  it('keeps every teepee inside the room, with a walkway between neighbors', () => {
    fc.assert(
      fc.property(feet, feet, fc.integer({ min: 1, max: 10 }), teepee, (width, length, count, of) => {
        const plan = planRoom({ width, length }, count, of)
        expect(plan.teepees).toHaveLength(Math.min(count, plan.most))
        for (const [index, one] of plan.teepees.entries()) {
          expect(Math.min(one.x, one.y)).toBeGreaterThanOrEqual(-1e-9)
          expect(one.x + one.width).toBeLessThanOrEqual(width + 1e-9)
          expect(one.y + one.length).toBeLessThanOrEqual(length + 1e-9)
          for (const other of plan.teepees.slice(index + 1))
            expect(apart(one, other)).toBeGreaterThanOrEqual(of.walkwayFeet - 1e-9)
        }
      }),
    )
  })
})
