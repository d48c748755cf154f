import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LqipContext } from '#app/ui/pictures/lqip.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { TextContexts } from './text-contexts.tsx'

type PageContextsProps = {
  /** The lookup function for the page's texts, in its language. */
  readonly text: Text
  readonly queryClient: QueryClient
  readonly lqips?: Readonly<Record<string, string>>
  readonly children: ReactNode
}

const NO_LQIPS = {}

/**
 * The context providers for components of public pages. Each island is a React root of its own, and needs its
 * own.
 */
export function PageContexts({ text, queryClient, lqips = NO_LQIPS, children }: PageContextsProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <TextContexts text={text}>
        <LqipContext value={lqips}>{children}</LqipContext>
      </TextContexts>
    </QueryClientProvider>
  )
}
