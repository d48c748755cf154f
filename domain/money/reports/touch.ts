/** How somebody came to the site. */
export type Touch = {
  readonly utmSource?: string | null | undefined
  readonly utmMedium?: string | null | undefined
  readonly utmCampaign?: string | null | undefined
  readonly referrerHost?: string | null | undefined
}

/** What a booking stores about where its family came from. */
export type Touches = {
  /** How the family first came, and how it came when it booked. */
  readonly first: Touch
  readonly last: Touch
  /** The family's own answer, in its words. */
  readonly heardFrom: string | null
}

/** The source name for visits without an advertisement or a referring link. */
export const DIRECT = 'direct'
export const SOURCE_LENGTH_MAX = 60

/** Returns the source name of a touch in reports: the advertisement's, otherwise the referring site's. */
export function getSourceName({ utmSource, referrerHost }: Touch): string {
  const name = (utmSource || referrerHost || '')
    .trim()
    .toLowerCase()
    .replace(/\p{C}+/gu, '')
    .replace(/^www\./, '')
  return name.slice(0, SOURCE_LENGTH_MAX).trim() || DIRECT
}

/** Anybody can make up sources, so reports list this many and add up the others. */
const SOURCES_LISTED = 100
/** What the other sources are listed as, and visits of sources beyond a day's limit are counted as. */
export const OTHER_SOURCES = 'other'

/** Splits sources, which are sorted by importance, into those that a report lists and those that it adds up. */
export function limitSources<Row extends { readonly source: string }>(
  rows: readonly Row[],
): { listed: Row[]; others: Row[] } {
  const named = rows.filter(({ source }) => source !== OTHER_SOURCES)
  const unnamed = rows.filter(({ source }) => source === OTHER_SOURCES)
  return { listed: named.slice(0, SOURCES_LISTED), others: [...unnamed, ...named.slice(SOURCES_LISTED)] }
}

/** Keeps what was told earlier, when an assistant holds a booking and its family pays in its own browser. */
export function mergeTouches(before: Touches | null | undefined, touches: Touches): Touches {
  return before ? { ...before, heardFrom: touches.heardFrom ?? before.heardFrom } : touches
}

/** Matches the user agents of crawlers for search engines, link previews and monitoring. */
const BOT =
  /(^|[^u])bot\b|headless|crawl|spider|slurp|preview|lighthouse|pingdom|uptime|facebookexternalhit|curl\/|wget\//i

export function isBot(userAgent: string): boolean {
  return BOT.test(userAgent)
}
