import { getChance } from './fisher.ts'

/** A number of teepees that hardly anybody books, between two that many do. */
export type FoundSize = {
  readonly teepees: number
  readonly parties: number
  readonly below: number
  readonly above: number
}

const NEIGHBOURS_LEAST = 10
const MISTAKES = 0.001

/** Returns sizes that are left out although one teepee fewer and one more are booked often. */
export function findSizes(partiesBySize: ReadonlyMap<number, number>): FoundSize[] {
  const sizes = [...partiesBySize.keys()]
  const most = Math.max(0, ...sizes)
  const get = (teepees: number) => partiesBySize.get(teepees) ?? 0
  return Array.from({ length: Math.max(0, most - 2) }, (_, index) => index + 2).flatMap((teepees) => {
    const [below, parties, above] = [get(teepees - 1), get(teepees), get(teepees + 1)]
    const least = Math.min(below, above)
    if (least < NEIGHBOURS_LEAST || parties * 10 > least) return []
    // Of the parties with one of two sizes, half would have either if both were liked as much.
    const of = least + parties
    const isChance = getChance({ cases: least, of }, { cases: parties, of }) >= MISTAKES / most
    return isChance ? [] : [{ teepees, parties, below, above }]
  })
}
