import { QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createQueryClient } from '#app/lib/query-client.ts'
import { InPageLanguage } from './in-page-language.tsx'
import type { PageWords } from './load-page-words.ts'

const queryClient = createQueryClient([])

/** Hydrates what the server rendered into a place, or renders into an empty one. Resolves once it is interactive. */
export function mountIsland<Props extends object>(
  place: HTMLElement,
  Part: ComponentType<Props>,
  props: Props,
  words: PageWords,
): Promise<{ unmount(): void }> {
  const { promise, resolve } = Promise.withResolvers<{ unmount(): void }>()
  const content = (
    <Answering words={words} onAnswer={() => resolve(root)}>
      <Part {...props} />
    </Answering>
  )
  place.dataset.react = ''
  const root = place.hasChildNodes() ? hydrateRoot(place, content) : createRoot(place)
  if (!place.hasChildNodes()) root.render(content)
  return promise
}

type AnsweringProps = { words: PageWords; onAnswer: () => void; children: ReactNode }

function Answering({ words, onAnswer, children }: AnsweringProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once
  useEffect(onAnswer, [])
  return (
    <QueryClientProvider client={queryClient}>
      <InPageLanguage words={words}>{children}</InPageLanguage>
    </QueryClientProvider>
  )
}
