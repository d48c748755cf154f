import { type ReactNode, use } from 'react'
import { LanguageContext } from '#app/lib/language.ts'
import { SharedWordsContext } from '#app/shared/words/shared-words.ts'
import { UiWordsContext } from '#app/ui/ui-words.ts'
import { IslandWordsContext } from './island-words.ts'
import type { PageWords } from './load-page-words.ts'

/** Provides the words of a page to the parts inside. */
export function InPageLanguage({ words, children }: { words: PageWords; children: ReactNode }) {
  const english = { shared: use(SharedWordsContext), ui: use(UiWordsContext) }
  return (
    <LanguageContext value={words.language}>
      <UiWordsContext value={words.ui ?? english.ui}>
        <SharedWordsContext value={words.shared ?? english.shared}>
          <IslandWordsContext value={words.island}>{children}</IslandWordsContext>
        </SharedWordsContext>
      </UiWordsContext>
    </LanguageContext>
  )
}
