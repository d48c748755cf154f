import { QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createQueryClient } from '#app/lib/page-data.ts'

const queryClient = createQueryClient([])

/** Has React take over what the server rendered into a place, or fill an empty one. Resolves once it is interactive. */
export function mountIsland<Props extends object>(
  place: HTMLElement,
  Part: ComponentType<Props>,
  props: Props,
): Promise<{ unmount(): void }> {
  const { promise, resolve } = Promise.withResolvers<{ unmount(): void }>()
  const content = (
    <Answering onAnswer={() => resolve(root)}>
      <Part {...props} />
    </Answering>
  )
  place.dataset.react = ''
  const root = place.hasChildNodes() ? hydrateRoot(place, content) : createRoot(place)
  if (!place.hasChildNodes()) root.render(content)
  return promise
}

function Answering({ onAnswer, children }: { onAnswer: () => void; children: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once
  useEffect(onAnswer, [])
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}
