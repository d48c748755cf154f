import type { PartyDay } from '#domain/foundation/time/party-day.ts'
import { type FoundDays, findDays } from './find-days.ts'
import { getChance } from './fisher.ts'

/** How many weeks before a day it must have been full to count as sold out early. */
export const EARLY_DAYS = 21

/** A day on which there could have been a party. */
export type BookedDay = {
  /** Whether it was full `EARLY_DAYS` before. */
  readonly isSoldOut: boolean
  /** Whether families waited for a place on it. */
  readonly isWaitedFor: boolean
  readonly isEmpty: boolean
}

export type Books = {
  readonly days: ReadonlyMap<PartyDay, BookedDay>
  readonly parties: readonly { readonly teepees: number; readonly addonIds: readonly number[] }[]
}

const DAYS_KINDS = ['soldOut', 'waiting', 'empty'] as const

export type FoundPattern =
  | ({ readonly kind: (typeof DAYS_KINDS)[number] } & FoundDays)
  | ({ readonly kind: 'size' } & FoundSize)
  | ({ readonly kind: 'together' } & FoundPair)

/** With fewer parties, nothing is told. */
const PARTIES_LEAST = 20

/** The least number of days, and the least share of a group's days. */
const LEAST = {
  soldOut: { cases: 4, share: 0.5 },
  waiting: { cases: 4, share: 0.3 },
  empty: { cases: 8, share: 0.8 },
}

/** Returns what the owner's books tell beyond chance; nothing if there is nothing. */
export function findAdvice({ days, parties }: Books): FoundPattern[] {
  if (parties.length < PARTIES_LEAST) return []
  const find = (kind: (typeof DAYS_KINDS)[number], isCase: (day: BookedDay) => boolean) =>
    findDays(new Map([...days].map(([day, booked]) => [day, isCase(booked)])), LEAST[kind]).map((found) => ({
      kind,
      ...found,
    }))
  const soldOut = find('soldOut', (day) => day.isSoldOut)
  const told = new Set(soldOut.map(getKey))
  const sizes = new Map<number, number>()
  for (const { teepees } of parties) sizes.set(teepees, (sizes.get(teepees) ?? 0) + 1)
  return [
    ...soldOut,
    ...find('waiting', (day) => day.isWaitedFor).filter((found) => !told.has(getKey(found))),
    ...find('empty', (day) => day.isEmpty),
    ...findSizes(sizes).map((found) => ({ kind: 'size' as const, ...found })),
    ...findPairs(parties.map(({ addonIds }) => addonIds)).map((found) => ({
      kind: 'together' as const,
      ...found,
    })),
  ]
}

function getKey({ group: { weekdays, months } }: FoundDays): string {
  return `${weekdays.join()} ${months.join()}`
}

/** Returns what names an advice, so that it stays the same while the books do. */
export function getAdviceId(finding: FoundPattern): string {
  if (finding.kind === 'size') return `size-${finding.teepees}`
  if (finding.kind === 'together') return `together-${finding.addonIds.join('-')}`
  const { weekdays, months } = finding.group
  return [
    finding.kind,
    ...(weekdays.length > 0 ? [`weekdays-${weekdays.join('-')}`] : []),
    ...(months.length > 0 ? [`months-${months.join('-')}`] : []),
  ].join('-')
}

/** A number of teepees that hardly anybody books, between two that many do. */
type FoundSize = {
  readonly teepees: number
  readonly parties: number
  readonly below: number
  readonly above: number
}

const NEIGHBOURS_LEAST = 10
const MISTAKES = 0.001

/** Returns sizes that are left out although one teepee fewer and one more are booked often. */
function findSizes(partiesBySize: ReadonlyMap<number, number>): FoundSize[] {
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

/** Two add-ons that are chosen together. */
type FoundPair = {
  readonly addonIds: readonly [number, number]
  /** Parties with both. */
  readonly together: number
  /** Parties with at least one of them. */
  readonly either: number
}

const TOGETHER_LEAST = 10
const SHARE_LEAST = 0.6

/** Returns the add-ons that most who choose one of them choose both of, and more often than by chance. */
function findPairs(parties: readonly (readonly number[])[]): FoundPair[] {
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
