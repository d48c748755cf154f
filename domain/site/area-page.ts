import type { Cents } from '../money/money.ts'
import { DEFAULT_START_TIME, type DeliveryWindow, getDeliveryWindow } from '../time/party-start.ts'
import { roomFor, type TeepeeSpace } from './room-plan.ts'
import { slugify } from './slug.ts'

/** Fewer facts of its own, and search engines are asked not to list an area's page. */
export const AREA_FACTS_LEAST = 4

/** From so few parties nothing is told: it would be told of a family. */
const PARTIES_LEAST = 3

/** The most letters of the owner's words on an area's page. */
export const AREA_WORDS = { lead: 300, text: 2_000 } as const

/** Returns the last part of an area's address, empty for a name without letters of the alphabet. */
export function areaSlug(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '')
  return slugify(plain).replace(/^-+|-+$/g, '')
}

export function areaPath({ slug }: { readonly slug: string }): string {
  return `/areas/${slug}`
}

/** A party that was held in an area. */
export type AreaParty = {
  /** As `17:30`; null where the family has not chosen one. */
  readonly startTime: string | null
  readonly teepees: number
}

type Known = {
  /** For each ZIP code; undefined where there is no delivery, or no fee is known. */
  readonly feesCents: readonly (Cents | undefined)[]
  readonly parties: readonly AreaParty[]
  readonly reviewCount: number
  readonly pictureCount: number
  readonly space: TeepeeSpace
}

/** What the business knows of an area from its own work there. Whatever is not known is missing. */
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

/** Of several that are equally frequent, the first in their order. */
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

/** Returns whether a page says enough of its own to be listed by search engines. */
export function isWorthListing(facts: AreaFacts): boolean {
  return countFacts(facts) >= AREA_FACTS_LEAST
}
