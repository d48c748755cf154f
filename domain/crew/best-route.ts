/** Up to this many stops get an optimal route; more get a good one. */
export const EXACT_STOPS_MAX = 12

/** Travel minutes from stop `from` to stop `to`; -1 is the depot, where the route begins and ends. */
export type TravelMinutes = (from: number, to: number) => number

const DEPOT = -1

/** Returns the stops 0 to `count` - 1 in the order of the shortest round trip from the depot. */
export function bestRoute(count: number, minutes: TravelMinutes): number[] {
  if (count > EXACT_STOPS_MAX) return nearestNext(count, minutes)
  return count < 2 ? Array.from({ length: count }, (_, stop) => stop) : heldKarp(count, minutes)
}

/** Returns the minutes that a route takes, from the depot through all stops and back. */
export function routeMinutes(route: readonly number[], minutes: TravelMinutes): number {
  const [first] = route
  if (first === undefined) return 0
  const between = route.slice(1).reduce((sum, stop, index) => sum + minutes(route[index] ?? DEPOT, stop), 0)
  return minutes(DEPOT, first) + between + minutes(route.at(-1) ?? DEPOT, DEPOT)
}

/**
 * Held-Karp dynamic programming: the shortest path through a set of stops that ends at one of them extends the shortest
 * paths through the set without it. Sets are bit masks. Time grows with 2^n n^2: 12 stops take 600,000 steps.
 */
function heldKarp(count: number, minutes: TravelMinutes): number[] {
  const sets = 1 << count
  const shortest = new Float64Array(sets * count).fill(Number.POSITIVE_INFINITY)
  const before = new Int8Array(sets * count).fill(DEPOT)
  const at = (set: number, last: number) => set * count + last
  for (let stop = 0; stop < count; stop++) shortest[at(1 << stop, stop)] = minutes(DEPOT, stop)
  for (let set = 1; set < sets; set++) {
    for (let last = 0; last < count; last++) {
      const soFar = shortest[at(set, last)] ?? Number.POSITIVE_INFINITY
      if (soFar === Number.POSITIVE_INFINITY) continue
      for (let next = 0; next < count; next++) {
        if (set & (1 << next)) continue
        const place = at(set | (1 << next), next)
        const length = soFar + minutes(last, next)
        if (length >= (shortest[place] ?? 0)) continue
        shortest[place] = length
        before[place] = last
      }
    }
  }
  const home = (last: number) => (shortest[at(sets - 1, last)] ?? 0) + minutes(last, DEPOT)
  let last = 0
  for (let stop = 1; stop < count; stop++) if (home(stop) < home(last)) last = stop
  return wayBack(last, sets - 1, (set, stop) => before[at(set, stop)] ?? DEPOT)
}

function wayBack(end: number, all: number, before: (set: number, stop: number) => number): number[] {
  const route: number[] = []
  for (let stop = end, set = all; stop !== DEPOT; ) {
    route.unshift(stop)
    const previous = before(set, stop)
    set &= ~(1 << stop)
    stop = previous
  }
  return route
}

function nearestNext(count: number, minutes: TravelMinutes): number[] {
  const left = new Set(Array.from({ length: count }, (_, stop) => stop))
  const route: number[] = []
  while (left.size > 0) {
    const last = route.at(-1) ?? DEPOT
    const [next = 0] = [...left].sort((a, b) => minutes(last, a) - minutes(last, b) || a - b)
    left.delete(next)
    route.push(next)
  }
  return route
}
