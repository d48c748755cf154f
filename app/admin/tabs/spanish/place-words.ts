import type { InLanguage } from '#app/lib/messages/use-text.ts'
import type { SpanishText } from '#contract/site/spanish-texts.ts'
import { aboutInSpanish, fieldInSpanish } from '#domain/words/owner-texts.ts'

/** Returns what a text is: 'Rose Garden · Name'. */
export function placeTitle(place: SpanishText, { text, language }: InLanguage): string {
  const { about, field } = language === 'es' ? inSpanish(place) : place
  return text('admin.spanish.titleOf', { about, field })
}

/** Returns the name of the field for its Spanish: 'Rose Garden, name in Spanish'. */
export function fieldLabel(place: SpanishText, { text, language }: InLanguage): string {
  const { about, field } = language === 'es' ? inSpanish(place) : place
  return text('admin.spanish.labelOf', { about, field: field.toLowerCase() })
}

function inSpanish(place: SpanishText) {
  return { about: aboutInSpanish(place), field: fieldInSpanish(place) }
}
