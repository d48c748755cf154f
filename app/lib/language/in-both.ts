import type { Language } from '#domain/text/language.ts'
import { useLanguage } from './language.ts'
import { languageRead } from './language-here.ts'

/**
 * The words of one feature in each language: for public pages, which the server renders, so that only one language
 * reaches a reader, and for what staff see on them.
 */
export type InBoth<Words> = Readonly<Record<Language, Words>>

export function inBoth<Words>(en: Words, es: NoInfer<Words>): InBoth<Words> {
  return { en, es }
}

export function useWords<Words>(words: InBoth<Words>): Words {
  return words[useLanguage()]
}

/** Returns the same outside of components, in the browser only: for toasts, checks of a form. */
export function wordsRead<Words>(words: InBoth<Words>): Words {
  return words[languageRead()]
}
