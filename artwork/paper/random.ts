export interface Random {
  /** A number from `low` up to, but not including, `high`. */
  between(low: number, high: number): number
  /** One of the given values. */
  pick<T>(values: readonly T[]): T
  /** True in this share of the calls. */
  chance(share: number): boolean
}

const toHash = (seed: string): number => {
  let hash = 2166136261
  for (const letter of seed) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619)
  return hash >>> 0
}

/** Seeded randomness, so that every run draws the same pictures. */
export function seeded(seed: string): Random {
  let state = toHash(seed)
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    between: (low, high) => low + next() * (high - low),
    pick: (values) => turn(values, Math.floor(next() * values.length)),
    chance: (share) => next() < share,
  }
}

/** Returns the value at a position, wrapping around after the last one. */
export function turn<T>(values: readonly T[], position: number): T {
  const value = values[((position % values.length) + values.length) % values.length]
  if (value === undefined) throw new Error('There is nothing to choose from')
  return value
}
