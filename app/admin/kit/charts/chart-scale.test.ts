import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chartScale } from './chart-scale.ts'

describe('the axis of the chart', () => {
  it.each([
    [0, 25, [0, 25]],
    [240, 300, [0, 100, 200, 300]],
    [1000, 1000, [0, 250, 500, 750, 1000]],
    [9_870, 10_000, [0, 2500, 5000, 7500, 10_000]],
  ])('up to %d ends at %d', (largest, top, ticks) => {
    expect(chartScale(largest)).toEqual({ top, ticks })
  })

  it('covers what it shows in few rules', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e8, noNaN: true }), (largest) => {
        const { top, ticks } = chartScale(largest)
        expect(top).toBeGreaterThanOrEqual(largest)
        expect(ticks.length).toBeLessThanOrEqual(5)
      }),
    )
  })
})
