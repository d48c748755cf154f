import { languageHere } from '#app/lib/language-here.ts'
import type { SharedWords } from '#app/shared/words/english.ts'
import type { UiWords } from '#app/ui/ui-words.ts'
import type { Language } from '#domain/language.ts'
import type { IslandWords } from './words/english.ts'

/** All that the parts of a page say. English is what they say where nothing is given. */
export type PageWords = {
  readonly language: Language
  readonly island: IslandWords
  readonly shared?: SharedWords
  readonly ui?: UiWords
}

/** Fetches the words of the page at hand, in its language alone. */
export async function loadPageWords(): Promise<PageWords> {
  if (languageHere() === 'es') return (await import('./page-words-spanish.ts')).SPANISH_PAGE_WORDS
  const { ENGLISH } = await import('./words/english.ts')
  return { language: 'en', island: ENGLISH }
}
