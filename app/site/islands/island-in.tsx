import { QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { createQueryClient } from '#app/lib/api/query-client.ts'
import { AnsweringSign } from '#app/shared/answering-sign.tsx'
import { InPageLanguage, type PageWords } from '../words/in-page-language.tsx'

/** Shared by all islands of a visit. On the server nothing is ever kept in it. */
const queryClient = createQueryClient([])

/** Returns a part of a page as an island, which is a React root of its own, in the language of these words. */
export function islandIn<Props extends object>(words: PageWords, Part: ComponentType<Props>) {
  return function Island(props: Props) {
    return (
      <QueryClientProvider client={queryClient}>
        <InPageLanguage words={words}>
          <Part {...props} />
        </InPageLanguage>
        <AnsweringSign />
      </QueryClientProvider>
    )
  }
}
