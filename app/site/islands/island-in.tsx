import type { ComponentType } from 'react'
import { createQueryClient } from '#app/lib/api/query-client.ts'
import { AnsweringSign } from '#app/shared/answering-sign.tsx'
import { PageContexts } from '#app/shared/page-contexts.tsx'
import type { Language } from '#domain/text/language.ts'
import { IslandWordsContext } from '../words/island-words.ts'
import type { SiteWords } from '../words/site-words.ts'

/** Shared by all islands of a visit. On the server nothing is ever kept in it. */
const queryClient = createQueryClient([])

/** Returns a part of a page as an island, which is a React root of its own, with these words. */
export function islandIn<Props extends object>(
  wordsIn: (language: Language) => SiteWords,
  Part: ComponentType<Props>,
) {
  return function Island(props: Props & { language: Language }) {
    const words = wordsIn(props.language)
    return (
      <PageContexts language={props.language} words={words} queryClient={queryClient}>
        <IslandWordsContext value={words.island}>
          <Part {...props} />
        </IslandWordsContext>
        <AnsweringSign />
      </PageContexts>
    )
  }
}
