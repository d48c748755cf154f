import type { Text } from '#domain/foundation/messages/text.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { nameOwnerText, type OwnerText } from '#domain/site/site-texts/name-owner-text.ts'

/** Returns a text's name: 'Rose Garden · Name'. */
export function placeTitle(place: OwnerText, text: Text): string {
  return text('admin.translations.titleOf', nameOwnerText(place, text))
}

/** Returns the label of the translation field: 'Rose Garden, name in Spanish'. */
export function fieldLabel(place: OwnerText, text: Text, language: Language): string {
  const { about, field } = nameOwnerText(place, text)
  return text('admin.translations.labelOf', { about, field: field.toLowerCase(), language })
}
