import type { PublishedTerms } from '../changes/published-terms.ts'
import type { Language } from '../text/language.ts'
import { ENGLISH_TEXTS, type SiteTexts } from './texts-english.ts'
import { SPANISH_TEXTS } from './texts-spanish.ts'

/** The place of a text, such as `hero.title`: its section before the first point. */
export type TextPlace = keyof SiteTexts

/** A heading of one line without marks, a paragraph with marks, or a list with one line for each item. */
export type TextForm = 'line' | 'paragraph' | 'lines'

export type TextSection = TextPlace extends `${infer Section}.${string}` ? Section : never

const USUAL_TEXTS: Readonly<Record<Language, (terms: PublishedTerms) => SiteTexts>> = {
  en: ENGLISH_TEXTS,
  es: SPANISH_TEXTS,
}

/** Returns a new site's texts; some say what the terms in force are. */
export function usualTexts(language: Language, terms: PublishedTerms): SiteTexts {
  return USUAL_TEXTS[language](terms)
}

/** Says what follows from the settings while the owner writes nothing else. */
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
