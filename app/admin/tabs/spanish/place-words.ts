import type { Text } from '#domain/messages/text.ts'
import { nameOwnerText, type OwnerText } from '#domain/site-texts/name-owner-text.ts'

/** Returns what a text is: 'Rose Garden · Name'. */
export function placeTitle(place: OwnerText, text: Text): string {
  return text('admin.spanish.titleOf', nameOwnerText(place, text))
}

/** Returns the name of the field for its Spanish: 'Rose Garden, name in Spanish'. */
export function fieldLabel(place: OwnerText, text: Text): string {
  const { about, field } = nameOwnerText(place, text)
  return text('admin.spanish.labelOf', { about, field: field.toLowerCase() })
}
