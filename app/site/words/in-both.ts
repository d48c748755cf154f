import { useLanguage } from '#app/lib/language.ts'
import type { Language } from '#domain/language.ts'

/** The words of one feature in each language. Public pages are written on the server, so that only one reaches a reader. */
export type InBoth<Words> = Readonly<Record<Language, Words>>

export function inBoth<Words>(en: Words, es: NoInfer<Words>): InBoth<Words> {
  return { en, es }
}

export function useWords<Words>(words: InBoth<Words>): Words {
  return words[useLanguage()]
}
