import type { Addon } from '#contract/catalogue/addons.ts'
import type { Theme } from '#contract/catalogue/themes.ts'
import { DEFAULT_LANGUAGE, type Language } from '#domain/foundation/text/language.ts'
import type { Database } from '#server/foundation/database/client.ts'
import { readTranslations, type Translations } from '#server/foundation/database/translation-queries.ts'

/** Returns themes with the owner's texts in a language; texts without a translation stay in English and are listed. */
export async function themesIn(language: Language, db: Database, themes: readonly Theme[]): Promise<Theme[]> {
  const translations = await readTranslations(db, language)
  return themes.map((theme) =>
    language === DEFAULT_LANGUAGE ? theme : translate('theme', theme, translations),
  )
}

export async function addonsIn(language: Language, db: Database, addons: readonly Addon[]): Promise<Addon[]> {
  const translations = await readTranslations(db, language)
  return addons.map((addon) =>
    language === DEFAULT_LANGUAGE ? addon : translate('addon', addon, translations),
  )
}

type Item = {
  readonly id: number
  readonly name: string
  readonly description: string
  readonly includedItems?: string[]
}

function translate<One extends Item>(kind: 'theme' | 'addon', item: One, translations: Translations): One {
  const getTranslation = (field: string) => translations.get(`${kind}/${item.id}/${field}`)
  const included = item.includedItems && {
    includedItems: item.includedItems.map((text) => translations.get(includedPlace(text)) ?? text),
  }
  const inEnglish = [
    ...(['name', 'description'] as const).filter((field) => getTranslation(field) === undefined),
    ...(item.includedItems ?? []).filter((text) => !translations.has(includedPlace(text))),
  ]
  return {
    ...item,
    name: getTranslation('name') ?? item.name,
    description: getTranslation('description') ?? item.description,
    ...included,
    englishName: item.name,
    inEnglish,
  }
}

/** Many themes share the same lines about what is included, so the English text is the key of its translation. */
export function includedPlace(text: string): `settings/${string}` {
  return `settings/included/${text}`
}
