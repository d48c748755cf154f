import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bestRoute, EXACT_STOPS_MAX, routeMinutes, type TravelMinutes } from './best-route.ts'

/** Travel times between a depot and stops, which differ by direction. */
const ways = (stopsMax: number) =>
  fc.integer({ min: 0, max: stopsMax }).chain((count) =>
    fc
      .array(fc.integer({ min: 0, max: 90 }), { minLength: (count + 1) ** 2, maxLength: (count + 1) ** 2 })
      .map((table) => ({
        count,
        minutes: ((from, to) => table[(from + 1) * (count + 1) + to + 1] ?? 0) as TravelMinutes,
      })),
  )

function everyOrder(stops: readonly number[]): number[][] {
  if (stops.length === 0) return [[]]
  return stops.flatMap((stop) =>
    everyOrder(stops.filter((other) => other !== stop)).map((rest) => [stop, ...rest]),
  )
}

const stopsUpTo = (count: number) => Array.from({ length: count }, (_, stop) => stop)

describe('the best route', () => {
  it('is as short as the shortest permutation', () => {
    fc.assert(
      fc.property(ways(6), ({ count, minutes }) => {
        const route = bestRoute(count, minutes)
        const shortest = Math.min(
          ...everyOrder(stopsUpTo(count)).map((order) => routeMinutes(order, minutes)),
        )
        expect([...route].sort((a, b) => a - b)).toEqual(stopsUpTo(count))
        expect(routeMinutes(route, minutes)).toBe(shortest)
      }),
    )
  })

  it('visits every stop once, however many there are', () => {
    fc.assert(
      fc.property(ways(EXACT_STOPS_MAX + 4), ({ count, minutes }) => {
        expect(bestRoute(count, minutes).sort((a, b) => a - b)).toEqual(stopsUpTo(count))
      }),
      { numRuns: 20 },
    )
  })

  it('goes around a circle once, not back and forth', () => {
    // Stops on a circle with the depot, listed out of order.
    const place = [0, 3, 1, 5, 2, 4, 6]
    const at = (stop: number) => (stop === -1 ? 7 : (place[stop] ?? 0))
    const minutes: TravelMinutes = (from, to) => {
      const apart = Math.abs(at(from) - at(to))
      return Math.min(apart, 8 - apart)
    }
    expect(routeMinutes(bestRoute(place.length, minutes), minutes)).toBe(8)
  })
})
