import type { PublishedTerms } from '#domain/booking/published-terms.ts'
import { DEFAULT_LANGUAGE, type Language } from '#domain/language.ts'
import { roomFor, type TeepeeSpace } from '#domain/room-plan.ts'
import { FAQ_WORDS, STANDARD_TEEPEES } from '../words/faq-words.ts'

type Asked = { readonly space: TeepeeSpace; readonly terms: PublishedTerms }

/** Returns questions and answers; the space that a party needs and the terms follow from the settings. */
export function faqItems({ space, terms }: Asked, language: Language = DEFAULT_LANGUAGE) {
  return FAQ_WORDS[language].items(roomFor(STANDARD_TEEPEES, space), terms)
}
