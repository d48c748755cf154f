import { HOUR_MILLISECONDS } from '../foundation/time/durations.ts'

/** What happens to kits and linens: they go out to a party, come back, are washed, and are checked. */
export const CARE_KINDS = ['out', 'back', 'washed', 'checked'] as const
export type CareKind = (typeof CARE_KINDS)[number]

/** What staff note at home; the other kinds follow from crews' reports. */
export const NOTED_CARE = ['washed', 'checked'] as const satisfies readonly CareKind[]
export type NotedCare = (typeof NOTED_CARE)[number]

export type CareEntry = {
  readonly kind: CareKind
  /** Null means all that are at home. */
  readonly quantity: number | null
  readonly at: Date
  readonly bookingId: number | null
}

/** How many have come back from parties without being checked since, and when the most recent one came back. */
export type Unchecked = { readonly count: number; readonly since: Date }

/** What nobody counted in is assumed to be home again after this many hours. */
const UNCOUNTED_HOURS = 24

/**
 * Returns what has not been checked since its last party; undefined if everything has. A crew's check covers what it
 * has on board, a check at home covers everything. There are never more unchecked than exist.
 */
export function findUnchecked(
  entries: readonly CareEntry[],
  { owned, now }: { readonly owned: number; readonly now: Date },
): Unchecked | undefined {
  const returns = findReturns(entries, now)
  const checks = entries.filter(({ kind }) => kind === 'checked')
  let unchecked: Unchecked | undefined
  for (const { kind, quantity, at } of [...returns, ...checks].sort((one, other) => +one.at - +other.at)) {
    const before = unchecked?.count ?? 0
    if (kind === 'back') {
      const came = quantity ?? owned
      if (came > 0) unchecked = { count: Math.min(before + came, owned), since: at }
    } else {
      const count = quantity === null ? 0 : before - quantity
      unchecked = unchecked && count > 0 ? { ...unchecked, count } : undefined
    }
  }
  return unchecked
}

/** For each party the last count is what holds; anything never counted came back a day after it left. */
function findReturns(entries: readonly CareEntry[], now: Date): CareEntry[] {
  const inTime = [...entries].sort((one, other) => +one.at - +other.at)
  const counted = byParty(inTime.filter(({ kind }) => kind === 'back'))
  const parties = new Set(counted.map(({ bookingId }) => bookingId))
  const uncounted = byParty(inTime.filter(({ kind }) => kind === 'out'))
    .filter(({ bookingId }) => bookingId !== null && !parties.has(bookingId))
    .map((entry) => {
      const at = new Date(+entry.at + UNCOUNTED_HOURS * HOUR_MILLISECONDS)
      return { ...entry, kind: 'back' as const, at }
    })
    .filter(({ at }) => at <= now)
  return [...counted, ...uncounted]
}

function byParty(entries: readonly CareEntry[]): CareEntry[] {
  const nameless = entries.filter(({ bookingId }) => bookingId === null)
  const last = new Map(entries.flatMap((one) => (one.bookingId === null ? [] : [[one.bookingId, one]])))
  return [...nameless, ...last.values()]
}

export function findLastCare<Entry extends Pick<CareEntry, 'kind' | 'at'>>(
  entries: readonly Entry[],
  wanted: CareKind,
): Entry | undefined {
  return entries
    .filter(({ kind }) => kind === wanted)
    .reduce<Entry | undefined>((last, one) => (last && last.at > one.at ? last : one), undefined)
}

/** Returns when the things checked at `at` were washed; undefined if they went out in between. */
export function findWashedBefore(entries: readonly CareEntry[], at: Date): Date | undefined {
  const before = entries.filter((entry) => entry.at <= at)
  const washed = findLastCare(before, 'washed')
  const returned = findReturns(before, at)
  return washed && returned.every((entry) => entry.at < washed.at) ? washed.at : undefined
}
