import type { Cents } from '../foundation/money/money.ts'
import { DEFAULT_START_TIME, type DeliveryWindow, getDeliveryWindow } from '../foundation/time/party-start.ts'
import { roomFor, type TeepeeSpace } from './room-plan.ts'
import { slugify } from './slug.ts'

/** Pages with fewer facts of their own ask search engines not to index them. */
export const AREA_FACTS_LEAST = 4

/** With fewer parties than this nothing is published, because it would reveal something about a single family. */
const PARTIES_LEAST = 3

/** The maximum length in characters of the owner's words on an area's page. */
export const AREA_WORDS = { lead: 300, text: 2_000 } as const

/** Returns the last segment of an area's path; empty for a name without Latin letters. */
export function areaSlug(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '')
  return slugify(plain).replace(/^-+|-+$/g, '')
}

export function areaPath({ slug }: { readonly slug: string }): string {
  return `/areas/${slug}`
}

export type AreaParty = {
  /** `HH:mm`, such as `17:30`; null if the family has not chosen one. */
  readonly startTime: string | null
  readonly teepees: number
}

type Known = {
  /** The fee for each ZIP code, in cents; undefined if there is no delivery or the fee is unknown. */
  readonly feesCents: readonly (Cents | undefined)[]
  readonly parties: readonly AreaParty[]
  readonly reviewCount: number
  readonly pictureCount: number
  readonly space: TeepeeSpace
}

/** What the business knows about an area from its own work there. Unknown facts are missing. */
export type AreaFacts = {
  readonly fee?: { readonly leastCents: Cents; readonly mostCents: Cents }
  readonly parties?: number
  readonly window?: { readonly startTime: string; readonly window: DeliveryWindow }
  readonly room?: { readonly teepees: number; readonly widthFeet: number; readonly lengthFeet: number }
  readonly reviews?: number
  readonly pictures?: number
}

export function areaFacts({ feesCents, parties, reviewCount, pictureCount, space }: Known): AreaFacts {
  const fees = feesCents.filter((fee) => fee !== undefined)
  const isFeeKnown = fees.length > 0 && fees.length === feesCents.length
  return {
    ...(isFeeKnown && { fee: { leastCents: Math.min(...fees), mostCents: Math.max(...fees) } }),
    ...(parties.length >= PARTIES_LEAST && summarizeParties(parties, space)),
    ...(reviewCount > 0 && { reviews: reviewCount }),
    ...(pictureCount > 0 && { pictures: pictureCount }),
  }
}

function summarizeParties(parties: readonly AreaParty[], space: TeepeeSpace) {
  const startTime = mostFrequent(parties.map((party) => party.startTime ?? DEFAULT_START_TIME))
  const teepees = mostFrequent(parties.map((party) => party.teepees))
  const { width, length } = roomFor(teepees, space)
  return {
    parties: parties.length,
    window: { startTime, window: getDeliveryWindow(startTime) },
    room: { teepees, widthFeet: width, lengthFeet: length },
  }
}

/** Of several equally frequent values, the smallest. */
function mostFrequent<Value extends string | number>(values: readonly Value[]): Value {
  const counts = new Map<Value, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  const [[most] = []] = [...counts].sort(
    ([one, timesOne], [other, timesOther]) => timesOther - timesOne || (one < other ? -1 : 1),
  )
  if (most === undefined) throw new Error('Nothing is frequent among nothing')
  return most
}

export function countFacts(facts: AreaFacts): number {
  return Object.keys(facts).length
}

/** Returns whether a page has enough content of its own to be listed by search engines. */
export function isWorthListing(facts: AreaFacts): boolean {
  return countFacts(facts) >= AREA_FACTS_LEAST
}
