import { DEFAULT_LANGUAGE, type Language } from '#domain/foundation/text/language.ts'
import type { PartyDay } from '#domain/foundation/time/party-day.ts'
import type { Queryable } from './client.ts'
import { and, eq, inArray } from './drizzle.ts'
import { translations } from './schema/all-tables.ts'

/** The owner's texts in a language, by place, as far as they are translated. */
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

/**
 * Returns the translations into a language, either all or those of some places. English has none, because the owner's
 * texts are written in it.
 */
export async function readTranslations(
  db: Queryable,
  language: Language,
  places?: readonly TranslatedPlace[],
): Promise<Translations> {
  if (language === DEFAULT_LANGUAGE || places?.length === 0) return NONE
  const rows = await db
    .select({ place: translations.place, translation: translations.translation })
    .from(translations)
    .where(and(eq(translations.language, language), places && inArray(translations.place, [...places])))
  return new Map(rows.map(({ place, translation }) => [place, translation]))
}

export async function siteTitleIn(language: Language, db: Queryable, siteTitle: string): Promise<string> {
  return (await readTranslations(db, language, [SITE_TITLE_PLACE])).get(SITE_TITLE_PLACE) ?? siteTitle
}
