import type { PublishedTerms } from '../changes/published-terms.ts'
import type { Language } from '../text/language.ts'
import { ENGLISH_TEXTS, type SiteTexts } from './texts-english.ts'
import { SPANISH_TEXTS } from './texts-spanish.ts'

/** The place of a text, such as `hero.title`: its section before the first point. */
export type TextPlace = keyof SiteTexts

/** A heading of one line without marks, a paragraph with marks, or a list with one line for each item. */
export type TextForm = 'line' | 'paragraph' | 'lines'

const USUAL_TEXTS: Readonly<Record<Language, (terms: PublishedTerms) => SiteTexts>> = {
  en: ENGLISH_TEXTS,
  es: SPANISH_TEXTS,
}

/** Returns a new site's texts; some say what the terms in force are. */
export function usualTexts(language: Language, terms: PublishedTerms): SiteTexts {
  return USUAL_TEXTS[language](terms)
}

export function formOf(place: TextPlace): TextForm {
  if (place === 'hero.included') return 'lines'
  return /[tT]itle$/.test(place) || place === 'search.description' ? 'line' : 'paragraph'
}
