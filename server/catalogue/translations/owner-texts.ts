import type { Translation } from '#contract/catalogue/translations.ts'
import { DEFAULT_LANGUAGE, type Language } from '#domain/foundation/text/language.ts'
import { formatShort } from '#domain/foundation/time/party-day.ts'
import type { Queryable } from '#server/foundation/database/client.ts'
import { and, asc, desc, eq, isNotNull } from '#server/foundation/database/drizzle.ts'
import {
  addons,
  siteSettings,
  termsVersions,
  testimonials,
  themes,
  translations,
  unavailableDates,
} from '#server/foundation/database/schema/all-tables.ts'
import {
  closedDayPlace,
  commentPlace,
  HOURS_PLACE,
  SITE_TITLE_PLACE,
  type TranslatedPlace,
} from '#server/foundation/database/translation-queries.ts'
import { includedPlace } from './catalogue-in.ts'

export type TranslatableText = Pick<Translation, 'about' | 'field' | 'english'> & {
  readonly place: TranslatedPlace
}

/** Returns every text of the owner's that families read, with its translation, in the order of the admin's tabs. */
export async function findTranslations(db: Queryable, language: Language): Promise<Translation[]> {
  const rows = await db.select().from(translations).where(eq(translations.language, language))
  const known = new Map(rows.map((row) => [row.place, row]))
  return (await findOwnTexts(db)).map((text) => {
    const row = known.get(text.place)
    return {
      ...text,
      translation: row?.translation ?? null,
      hasEnglishChanged: row !== undefined && row.english !== text.english,
    }
  })
}

/** Returns the English text of a place; undefined if the place does not exist. */
export async function findOwnText(db: Queryable, place: string): Promise<TranslatableText | undefined> {
  return (await findOwnTexts(db)).find((text) => text.place === place)
}

async function findOwnTexts(db: Queryable): Promise<TranslatableText[]> {
  return [...(await catalogueTexts(db)), ...(await testimonialTexts(db)), ...(await settingsTexts(db))]
}

async function catalogueTexts(db: Queryable): Promise<TranslatableText[]> {
  const ownThemes = await db.select().from(themes).orderBy(asc(themes.displayOrder), asc(themes.id))
  const ownAddons = await db.select().from(addons).orderBy(asc(addons.displayOrder), asc(addons.id))
  const included = new Set(ownThemes.flatMap((theme) => theme.includedItems))
  return [
    ...ownThemes.flatMap((theme) => nameAndDescription('theme', theme)),
    ...[...included].map(
      (english): TranslatableText => ({
        place: includedPlace(english),
        about: 'What is included',
        field: 'Item',
        english,
      }),
    ),
    ...ownAddons.flatMap((addon) => nameAndDescription('addon', addon)),
  ]
}

type Item = { readonly id: number; readonly name: string; readonly description: string }

function nameAndDescription(kind: 'theme' | 'addon', { id, name, description }: Item): TranslatableText[] {
  return [
    { place: `${kind}/${id}/name`, about: name, field: 'Name', english: name },
    { place: `${kind}/${id}/description`, about: name, field: 'Description', english: description },
  ]
}

/** Testimonials that families wrote in English and the owner approved. */
async function testimonialTexts(db: Queryable): Promise<TranslatableText[]> {
  const { approved, createdAt, id, language } = testimonials
  const shown = await db
    .select()
    .from(testimonials)
    .where(and(eq(approved, true), eq(language, DEFAULT_LANGUAGE)))
    .orderBy(desc(createdAt), desc(id))
  return shown.map(({ id: testimonialId, customerName, comment }) => ({
    place: commentPlace(testimonialId),
    about: `Testimonial of ${customerName}`,
    field: 'Comment',
    english: comment,
  }))
}

async function settingsTexts(db: Queryable): Promise<TranslatableText[]> {
  const [settings] = await db.select().from(siteSettings)
  const closed = await db
    .select()
    .from(unavailableDates)
    .where(isNotNull(unavailableDates.reason))
    .orderBy(asc(unavailableDates.date))
  const [terms] = await db.select().from(termsVersions).orderBy(desc(termsVersions.version)).limit(1)
  const fromSettings: TranslatableText[] = settings
    ? [
        { place: SITE_TITLE_PLACE, about: 'Site', field: 'Title', english: settings.siteTitle },
        {
          place: HOURS_PLACE,
          about: 'Contact',
          field: 'Business hours',
          english: settings.contactInfo.hours,
        },
      ]
    : []
  const fromDays = closed.map(
    ({ date, reason }): TranslatableText => ({
      place: closedDayPlace(date),
      about: `Closed on ${formatShort(date)}`,
      field: 'Reason',
      english: reason ?? '',
    }),
  )
  const fromTerms = terms ? [toTermsText(terms)] : []
  return [...fromSettings, ...fromDays, ...fromTerms]
}

export function isOfTerms(place: string): boolean {
  return place.startsWith('terms/')
}

export function toTermsText({
  version,
  text,
}: Pick<typeof termsVersions.$inferSelect, 'version' | 'text'>): TranslatableText {
  return {
    place: `terms/${version}`,
    about: `Terms of service, version ${version}`,
    field: 'Text',
    english: text,
  }
}
