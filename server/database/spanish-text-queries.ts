import type { Language } from '#domain/text/language.ts'
import type { PartyDay } from '#domain/time/party-day.ts'
import type { Database, Transaction } from './client.ts'
import { inArray } from './drizzle.ts'
import { spanishTexts } from './schema/all-tables.ts'

/** The Spanish translations of the owner's texts by their places. */
export type Translations = ReadonlyMap<string, string>

export const SITE_TITLE_PLACE = 'settings/site-title'
export const HOURS_PLACE = 'settings/hours'
export const closedDayPlace = (day: PartyDay) => `closed-day/${day}` as const
export const commentPlace = (testimonialId: number) => `testimonial/${testimonialId}/comment` as const

export type TranslatedPlace =
  | `${'theme' | 'addon'}/${number}/${string}`
  | `settings/${string}`
  | `closed-day/${string}`
  | `terms/${number}`
  | `testimonial/${number}/comment`

const NONE: Translations = new Map()
const TRANSLATED: Language = 'es'

/**
 * Returns the translations for a language, all of them or those of some places. English needs none, and the owner
 * translates into Spanish alone: readers of any other language get the English texts.
 */
export async function readTranslations(
  db: Database | Transaction,
  language: Language,
  places?: readonly TranslatedPlace[],
): Promise<Translations> {
  if (language !== TRANSLATED || places?.length === 0) return NONE
  const rows = await db
    .select({ place: spanishTexts.place, spanish: spanishTexts.spanish })
    .from(spanishTexts)
    .where(places && inArray(spanishTexts.place, [...places]))
  return new Map(rows.map(({ place, spanish }) => [place, spanish]))
}

/** Returns the site's title for a reader of this language. */
export async function siteTitleIn(
  language: Language,
  db: Database | Transaction,
  siteTitle: string,
): Promise<string> {
  return (await readTranslations(db, language, [SITE_TITLE_PLACE])).get(SITE_TITLE_PLACE) ?? siteTitle
}
