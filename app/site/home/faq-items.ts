import type { PublishedTerms } from '#domain/changes/published-terms.ts'
import { roomFor, type TeepeeSpace } from '#domain/site/room-plan.ts'
import { DEFAULT_LANGUAGE, type Language } from '#domain/text/language.ts'
import { FAQ_WORDS, STANDARD_TEEPEES } from '../words/faq-words.ts'

type Asked = { readonly space: TeepeeSpace; readonly terms: PublishedTerms }

/** Returns questions and answers; the space that a party needs and the terms follow from the settings. */
export function faqItems({ space, terms }: Asked, language: Language = DEFAULT_LANGUAGE) {
  return FAQ_WORDS[language].items(roomFor(STANDARD_TEEPEES, space), terms)
}
