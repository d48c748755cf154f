import { DEFAULT_LANGUAGE, type Language } from '#domain/language.ts'
import { roomFor, type TeepeeSpace } from '#domain/room-plan.ts'
import { FAQ_WORDS, STANDARD_TEEPEES } from '../words/faq-words.ts'

/** Returns questions and answers; the space that a party needs follows from the settings. */
export function faqItems(space: TeepeeSpace, language: Language = DEFAULT_LANGUAGE) {
  return FAQ_WORDS[language].items(roomFor(STANDARD_TEEPEES, space))
}
