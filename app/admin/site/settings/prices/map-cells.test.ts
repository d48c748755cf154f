import { expect, it } from 'vitest'
import { cellTowards, divideLand, placeAreas } from './map-cells.ts'

const points = [
  { zip: '1', center: { x: 0, y: 0 } },
  { zip: '2', center: { x: 4, y: 0 } },
  { zip: '3', center: { x: 0, y: 4 } },
  { zip: '4', center: { x: 100, y: 0 } },
]
const cells = divideLand(points)
const findCell = (zip: string) => cells.find((cell) => cell.zip === zip)

it('land between two points is divided halfway', () => {
  const corners = findCell('1')?.corners ?? []
  expect(Math.max(...corners.map(({ x }) => x))).toBeCloseTo(2)
  expect(Math.max(...corners.map(({ y }) => y))).toBeCloseTo(2)
  expect(findCell('1')?.room).toBe(2)
})

it('a point far from all others has a circle, not the sea', () => {
  const corners = findCell('4')?.corners ?? []
  expect(corners).toHaveLength(16)
  expect(Math.max(...corners.map(({ x }) => x))).toBeCloseTo(106)
})

it('every corner is nearest to its own point', () => {
  for (const { center, corners } of cells)
    for (const corner of corners) {
      const own = Math.hypot(corner.x - center.x, corner.y - center.y)
      for (const other of points)
        expect(Math.hypot(corner.x - other.center.x, corner.y - other.center.y)).toBeGreaterThanOrEqual(
          own - 1e-9,
        )
    }
})

it('arrow keys lead to the neighbor in their direction, and nowhere at the edge', () => {
  const from = { x: 0, y: 0 }
  expect(cellTowards(cells, from, 'ArrowRight')?.zip).toBe('2')
  expect(cellTowards(cells, from, 'ArrowDown')?.zip).toBe('3')
  expect(cellTowards(cells, from, 'ArrowLeft')).toBeUndefined()
  expect(cellTowards(cells, from, 'Enter')).toBeUndefined()
})

it('a degree north is 69 miles up, and east is to the right', () => {
  const origin = { zip: '33130', latitude: 25, longitude: -80, county: null }
  const [placed] = placeAreas([{ ...origin, latitude: 26, longitude: -79 }], origin)
  expect(placed?.center.y).toBeCloseTo(-69.1)
  expect(placed?.center.x).toBeCloseTo(62.6, 0)
})
