/** How somebody came to the site. */
export type Touch = {
  readonly utmSource?: string | null | undefined
  readonly utmMedium?: string | null | undefined
  readonly utmCampaign?: string | null | undefined
  readonly referrerHost?: string | null | undefined
}

/** What a booking keeps of where its family comes from. */
export type Touches = {
  /** How they came first, and how they came when they booked. */
  readonly first: Touch
  readonly last: Touch
  /** Their own answer, in their words. */
  readonly heardFrom: string | null
}

/** The name of whoever came without an advertisement and without a link. */
export const DIRECT = 'direct'
export const SOURCE_LENGTH_MAX = 60

/** Returns the name under which reports count a touch: the advertisement's, or else the site with the link. */
export function getSourceName({ utmSource, referrerHost }: Touch): string {
  const name = (utmSource || referrerHost || '')
    .trim()
    .toLowerCase()
    .replace(/^www\./, '')
  return name.slice(0, SOURCE_LENGTH_MAX).trim() || DIRECT
}

/** Returns what a booking keeps that was told before: an assistant may have held it, whose family pays in its browser. */
export function keepTouches(before: Touches | null | undefined, told: Touches): Touches {
  return before ? { ...before, heardFrom: told.heardFrom ?? before.heardFrom } : told
}

/** Matches what programs call themselves that read pages for search engines, previews and watchers. */
const BOT =
  /(^|[^u])bot\b|headless|crawl|spider|slurp|preview|lighthouse|pingdom|uptime|facebookexternalhit|curl\/|wget\//i

export function isBot(userAgent: string): boolean {
  return BOT.test(userAgent)
}
