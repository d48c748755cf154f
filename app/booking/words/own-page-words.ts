import { loadWords } from '#app/lib/language/load-words.ts'
import { ENGLISH_UI_WORDS } from '#app/ui/ui-words.ts'
import { ENGLISH } from './english.ts'
import { OWN } from './own-english.ts'
import type { PageWords } from './page-words.ts'

/** The words of pages that a link in a mail opens: those of the wizard, and more. */
export const loadOwnWords = () =>
  loadWords<PageWords>({ booking: { ...ENGLISH, ...OWN }, ui: ENGLISH_UI_WORDS }, async () => {
    const [{ SPANISH, SPANISH_UI_WORDS }, own] = await Promise.all([
      import('./spanish-page-words.ts'),
      import('./own-spanish.ts'),
    ])
    return { booking: { ...SPANISH, ...own.OWN }, ui: SPANISH_UI_WORDS }
  })
