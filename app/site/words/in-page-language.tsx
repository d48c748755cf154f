import type { ReactNode } from 'react'
import { LanguageContext } from '#app/lib/language/language.ts'
import type { SharedWords } from '#app/shared/words/english.ts'
import { SharedWordsContext } from '#app/shared/words/shared-words.ts'
import { type UiWords, UiWordsContext } from '#app/ui/ui-words.ts'
import type { Language } from '#domain/text/language.ts'
import { IslandWordsContext } from './island-words.ts'
import type { IslandWords } from './islands/english.ts'

/** The words of all parts of a page. */
export type PageWords = {
  readonly language: Language
  readonly island: IslandWords
  readonly shared: SharedWords
  readonly ui: UiWords
}

/** Provides the words of a page to the parts inside. */
export function InPageLanguage({ words, children }: { words: PageWords; children: ReactNode }) {
  return (
    <LanguageContext value={words.language}>
      <UiWordsContext value={words.ui}>
        <SharedWordsContext value={words.shared}>
          <IslandWordsContext value={words.island}>{children}</IslandWordsContext>
        </SharedWordsContext>
      </UiWordsContext>
    </LanguageContext>
  )
}
