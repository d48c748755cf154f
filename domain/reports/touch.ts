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
    .replace(/^www\./, '')
  return name.slice(0, SOURCE_LENGTH_MAX).trim() || DIRECT
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
