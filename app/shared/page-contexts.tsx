import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LqipContext } from '#app/ui/pictures/lqip.ts'
import type { Text } from '#domain/messages/text.ts'
import { TextContexts } from './text-contexts.tsx'

type PageContextsProps = {
  /** What returns the texts of the page, in its language. */
  readonly text: Text
  readonly queryClient: QueryClient
  readonly lqips?: Readonly<Record<string, string>>
  readonly children: ReactNode
}

const NO_LQIPS = {}

/** Provides what the components of public pages ask for. Each island is a React root of its own, and needs its own. */
export function PageContexts({ text, queryClient, lqips = NO_LQIPS, children }: PageContextsProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <TextContexts text={text}>
        <LqipContext value={lqips}>{children}</LqipContext>
      </TextContexts>
    </QueryClientProvider>
  )
}
