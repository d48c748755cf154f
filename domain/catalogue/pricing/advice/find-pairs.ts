import { getChance } from './fisher.ts'

/** Two add-ons that are chosen together. */
export type FoundPair = {
  readonly addonIds: readonly [number, number]
  /** Parties with both. */
  readonly together: number
  /** Parties with at least one of them. */
  readonly either: number
}

const TOGETHER_LEAST = 10
const SHARE_LEAST = 0.6
const MISTAKES = 0.001

/** Returns the add-ons that most who choose one of them choose both of, and more often than by chance. */
export function findPairs(parties: readonly (readonly number[])[]): FoundPair[] {
  const ids = [...new Set(parties.flat())].sort((a, b) => a - b)
  const pairs = ids.flatMap((one, index) => ids.slice(index + 1).map((other) => [one, other] as const))
  return pairs.flatMap(([one, other]) => {
    const withOne = parties.filter((addons) => addons.includes(one))
    const together = withOne.filter((addons) => addons.includes(other)).length
    const all = parties.filter((addons) => addons.includes(other)).length
    const either = withOne.length + all - together
    if (together < TOGETHER_LEAST || together < SHARE_LEAST * either) return []
    const chance = getChance(
      { cases: together, of: withOne.length },
      { cases: all - together, of: parties.length - withOne.length },
    )
    return chance < MISTAKES / pairs.length ? [{ addonIds: [one, other], together, either }] : []
  })
}
