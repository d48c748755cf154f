import { NEW_CONTACT_INFO, NEW_SITE } from '#domain/site/new-site.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { eq, like, or, sql } from '#server/foundation/database/drizzle.ts'
import {
  addons,
  events,
  siteSettings,
  themes,
  translations,
} from '#server/foundation/database/schema/all-tables.ts'
import { STARTER_ADDONS } from './addons.ts'
import { SPANISH_ADDONS, SPANISH_HOURS, SPANISH_INCLUDED, SPANISH_THEMES } from './spanish.ts'
import { STARTER_THEMES } from './themes.ts'

type TranslationRow = typeof translations.$inferInsert

/** Spanish translations of the starter catalogue by their English texts, so that only unchanged texts get one. */
const TRANSLATIONS: ReadonlyMap<string, string> = new Map([
  ...STARTER_THEMES.flatMap((theme) => getPairs(theme, SPANISH_THEMES)),
  ...STARTER_ADDONS.flatMap((addon) => getPairs(addon, SPANISH_ADDONS)),
  ...Object.entries(SPANISH_INCLUDED),
  ...Object.entries(SPANISH_HOURS),
  [NEW_SITE.siteTitle, NEW_SITE.siteTitle] as const,
])

/** Adds the Spanish translations of texts that are still those of the starter catalogue. */
export async function insertTranslations(tx: Transaction): Promise<void> {
  const ownThemes = await tx.select().from(themes)
  const ownAddons = await tx.select().from(addons)
  const [settings = { ...NEW_SITE, contactInfo: NEW_CONTACT_INFO }] = await tx.select().from(siteSettings)
  const included = new Set(ownThemes.flatMap((theme) => theme.includedItems))
  const rows = [
    ...ownThemes.flatMap((theme) => getTranslations('theme', theme)),
    ...[...included].flatMap((text) => translation(`settings/included/${text}`, text)),
    ...ownAddons.flatMap((addon) => getTranslations('addon', addon)),
    ...translation('settings/site-title', settings.siteTitle),
    ...translation('settings/hours', settings.contactInfo.hours),
  ]
  if (rows.length > 0) await tx.insert(translations).values(rows).onConflictDoNothing()
}

/**
 * Gives a site that is older than its Spanish pages the starter translations, once. As soon as there is a translation,
 * or the owner has ever saved or removed one, translations are up to the owner.
 */
export async function fillTranslations(tx: Transaction): Promise<void> {
  const [known] = await tx
    .select({ place: translations.place })
    .from(translations)
    .where(eq(translations.language, 'es'))
    .limit(1)
  if (known) return
  const [saved] = await tx
    .select({ id: events.id })
    .from(events)
    // Entries of releases before facts only have the text.
    .where(or(sql`${events.facts} ->> 'kind' = 'spanish-text'`, like(events.details, 'Spanish: %')))
    .limit(1)
  if (!saved) await insertTranslations(tx)
}

type Texts = { readonly name: string; readonly description: string }

function getPairs(
  { name, description }: Texts,
  translations: Readonly<Record<string, Texts>>,
): (readonly [string, string])[] {
  const spanish = translations[name]
  if (!spanish) return []
  return [
    [name, spanish.name],
    [description, spanish.description],
  ]
}

function getTranslations(
  kind: 'theme' | 'addon',
  { id, name, description }: Texts & { readonly id: number },
): TranslationRow[] {
  return [
    ...translation(`${kind}/${id}/name`, name),
    ...translation(`${kind}/${id}/description`, description),
  ]
}

function translation(place: string, english: string): TranslationRow[] {
  const spanish = TRANSLATIONS.get(english)
  return spanish === undefined ? [] : [{ language: 'es', place, english, translation: spanish }]
}
