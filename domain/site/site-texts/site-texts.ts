import type { PublishedTerms } from '#domain/booking/changes/published-terms.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { getPlace, type SiteTexts, type TextPlace, USUAL_TEXTS } from './text-places.ts'
import { getTermsValues } from './usual-terms.ts'

/** A one-line heading without markup, a paragraph with markup, or a list with one line per item. */
export type TextForm = 'line' | 'paragraph' | 'lines'

export type TextSection = TextPlace extends `${infer Section}.${string}` ? Section : never

/** Returns the texts of a new site; some state the terms in force. */
export function usualTexts(terms: PublishedTerms, text: Text): SiteTexts {
  const values = getTermsValues(terms)
  return Object.fromEntries(USUAL_TEXTS.map((id) => [getPlace(id), text({ id, values })])) as SiteTexts
}

/** Texts that follow the settings until the owner writes something else. */
export const FOLLOWS_SETTINGS: ReadonlySet<string> = new Set<TextPlace | 'space' | 'cancel'>([
  'how.2.text',
  'delivery.3.text',
  'delivery.4.text',
  'space',
  'cancel',
])

export function getTextForm(place: TextPlace): TextForm {
  if (place === 'hero.included') return 'lines'
  return /[tT]itle$/.test(place) || place === 'search.description' ? 'line' : 'paragraph'
}

export function getTextSection(place: TextPlace): TextSection {
  return place.slice(0, place.indexOf('.')) as TextSection
}
