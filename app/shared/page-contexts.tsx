import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LanguageContext } from '#app/lib/language/language.ts'
import { LqipContext } from '#app/ui/pictures/lqip.ts'
import { type UiWords, UiWordsContext } from '#app/ui/ui-words.ts'
import type { Language } from '#domain/text/language.ts'
import type { SharedWords } from './words/english.ts'
import { SharedWordsContext } from './words/shared-words.ts'

type PageContextsProps = {
  readonly language: Language
  readonly words: { readonly ui: UiWords; readonly shared: SharedWords }
  readonly queryClient: QueryClient
  readonly lqips?: Readonly<Record<string, string>>
  readonly children: ReactNode
}

const NO_LQIPS = {}

/** Provides what the components of public pages ask for. Each island is a React root of its own, and needs its own. */
export function PageContexts({
  language,
  words,
  queryClient,
  lqips = NO_LQIPS,
  children,
}: PageContextsProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <LanguageContext value={language}>
        <UiWordsContext value={words.ui}>
          <SharedWordsContext value={words.shared}>
            <LqipContext value={lqips}>{children}</LqipContext>
          </SharedWordsContext>
        </UiWordsContext>
      </LanguageContext>
    </QueryClientProvider>
  )
}
