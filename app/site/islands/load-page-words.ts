import { languageHere } from '#app/lib/language-here.ts'
import type { SharedWords } from '#app/shared/words/english.ts'
import type { UiWords } from '#app/ui/ui-words.ts'
import type { Language } from '#domain/text/language.ts'
import type { IslandWords } from './words/english.ts'

/** The words of all parts of a page. English if none are provided. */
export type PageWords = {
  readonly language: Language
  readonly island: IslandWords
  readonly shared?: SharedWords
  readonly ui?: UiWords
}

/** Loads the words of the current page, in its language only. */
export async function loadPageWords(): Promise<PageWords> {
  if (languageHere() === 'es') return (await import('./page-words-spanish.ts')).SPANISH_PAGE_WORDS
  const { ENGLISH } = await import('./words/english.ts')
  return { language: 'en', island: ENGLISH }
}
