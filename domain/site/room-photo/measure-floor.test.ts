import { describe, expect, it } from 'vitest'
import { type MadeRoom, makeRoom, markRoom } from '#test/factories/pictures/made-room.ts'
import { type MarkedPicture, measureFloor } from './measure-floor.ts'
import type { Corners } from './perspective.ts'
import { standInPicture } from './stand-in-picture.ts'

const SCENES = Array.from({ length: 40 }, (_, index) => index + 1)
const SLIPS = { sheet: 1.5, floor: 1.5 }

const picture = ({ size, floor, sheet }: MadeRoom, changes: Partial<MarkedPicture> = {}): MarkedPicture => ({
  ...{ ...size, floor, sheet, slips: SLIPS },
  ...changes,
})

/** How far off the larger mistake is, or why the feet are to be typed. */
function measureMade(seed: number) {
  const room = makeRoom(seed)
  const found = measureFloor(picture(room, markRoom(room, seed)))
  if (typeof found === 'string') return found
  const mistake = Math.max(Math.abs(found.width / room.width - 1), Math.abs(found.length / room.length - 1))
  return { mistake, doubt: found.doubt }
}

describe('forty made rooms', () => {
  const all = SCENES.map(measureMade)
  const measured = all.filter((one) => typeof one === 'object')
  const mistakes = measured.map(({ mistake }) => mistake).toSorted((a, b) => a - b)

  it('are measured, all but a few', () => {
    expect(all.filter((one) => typeof one === 'string').every((why) => why === 'doubt')).toBe(true)
    expect(measured.length).toBeGreaterThanOrEqual(34)
  })

  it('are off by 5 % at most in the middle, and by 12 % at worst', () => {
    expect(mistakes[Math.floor(mistakes.length / 2)]).toBeLessThan(0.05)
    expect(mistakes.at(-1)).toBeLessThan(0.12)
  })

  it('are mostly as close as it says', () => {
    const kept = measured.filter(({ mistake, doubt }) => mistake <= doubt)
    expect(kept.length / measured.length).toBeGreaterThanOrEqual(0.9)
  })
})

it('is nearly right without slips, whichever way the sheet lies', () => {
  const room = makeRoom(3)
  const [p, q, r, s] = room.sheet
  const found = [room.sheet, [q, r, s, p]].map((sheet) =>
    measureFloor(picture(room, { sheet: sheet as Corners })),
  )
  expect(found[0]).toEqual({
    width: expect.closeTo(room.width, 0),
    length: expect.closeTo(room.length, 0),
    doubt: expect.any(Number),
    focalLength: expect.any(Number),
  })
  expect(found[1]).toMatchObject({ width: expect.closeTo(room.width, 0) })
})

describe('feet are to be typed', () => {
  const room = makeRoom(3)
  const [p, q, r, s] = room.sheet
  const squeezed = (by: number) => {
    const to = p
    return room.sheet.map(({ x, y }) => ({ x: to.x + (x - to.x) * by, y: to.y + (y - to.y) * by })) as never
  }

  it.each<[string, Partial<MarkedPicture>, string]>([
    ['if the sheet is tiny', { sheet: squeezed(0.05) }, 'sheet'],
    ['if the sheet is small', { sheet: squeezed(0.2) }, 'doubt'],
    ['if its corners are on a line', { sheet: [p, q, { x: q.x * 2 - p.x, y: q.y * 2 - p.y }, s] }, 'sheet'],
    ['if its corners are mixed up', { sheet: [p, r, q, s] }, 'sheet'],
    ['if the floor’s corners are mixed up', { floor: [...room.floor].toReversed() as never }, 'floor'],
    ['if corners can hardly be placed', { slips: { sheet: 12, floor: 12 } }, 'doubt'],
  ])('%s', (_name, changes, why) => {
    expect(measureFloor(picture(room, changes))).toBe(why)
  })
})

it('stands teepees upright on the floor, where the plan has them', () => {
  const room = makeRoom(3)
  const marked = picture(room)
  const found = measureFloor(marked)
  if (typeof found === 'string') throw new Error(found)
  const { width, length } = room
  const whole = { x: 0, y: 0, width, length }
  const small = { x: width / 2, y: length / 2, width: 2, length: 2 }
  const [covering, standing] = standInPicture(marked, found, { room, teepees: [whole, small] })
  for (const [index, corner] of room.floor.entries()) {
    expect(covering?.base[index]?.x).toBeCloseTo(corner.x)
    expect(covering?.base[index]?.y).toBeCloseTo(corner.y)
  }
  const { base, top } = standing ?? { base: [], top: { x: 0, y: 0 } }
  const middle = base.reduce((sum, { x }) => sum + x / 4, 0)
  expect(Math.min(...base.map(({ y }) => y))).toBeGreaterThan(top.y)
  expect(Math.abs(top.x - middle)).toBeLessThan(Math.abs((base[1]?.x ?? 0) - (base[0]?.x ?? 0)) / 2)
})
