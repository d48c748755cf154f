import type { Translation } from '#contract/catalogue/translations.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { nameOwnerText, type OwnerText } from '#domain/site/site-texts/name-owner-text.ts'

/** Returns the label of the translation field: 'Rose Garden, name in Spanish'. */
export function fieldLabel(place: OwnerText, text: Text, language: Language): string {
  const { about, field } = nameOwnerText(place, text)
  return text('admin.translations.labelOf', { about, field: field.toLowerCase(), language })
}

/** Returns the texts by what they are about, in their order. */
export function groupTexts(
  entries: readonly Translation[],
  text: Text,
): readonly (readonly [about: string, texts: readonly Translation[]])[] {
  const groups = new Map<string, Translation[]>()
  for (const entry of entries) {
    const { about } = nameOwnerText(entry, text)
    groups.set(about, [...(groups.get(about) ?? []), entry])
  }
  return [...groups]
}

/** Returns whether a text or its translation has these words, or is about them. */
export function hasWords({ about, english, translation }: Translation, words: string): boolean {
  const told = `${about} ${english} ${translation ?? ''}`.toLowerCase()
  return told.includes(words.trim().toLowerCase())
}
