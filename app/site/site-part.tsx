import { QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useState } from 'react'
import { createQueryClient } from '#app/lib/api/query-client.ts'
import type { PageInput } from '#app/lib/page/page-data.ts'
import { PathnameContext } from '#app/lib/page/pathname.ts'
import { LqipContext } from '#app/ui/pictures/lqip.ts'
import { languageOfPath } from '#domain/site/page-path.ts'
import { SlotsContext } from './slots.ts'
import { InPageLanguage } from './words/in-page-language.tsx'
import { pageWordsIn } from './words/page-words-in.ts'

type SitePartProps<Props> = {
  readonly page: PageInput
  /** What is rendered, with its properties. */
  readonly Part: ComponentType<Props>
  readonly props?: Props
  /** The islands inside, by their names. */
  readonly [slot: string]: ReactNode | PageInput | ComponentType<Props> | Props
}

/** A part of a public page, with everything around it that its components ask for. It runs on the server alone. */
export function SitePart<Props extends object>({ page, Part, props, ...slots }: SitePartProps<Props>) {
  const [queryClient] = useState(() => createQueryClient([page]))
  return (
    <QueryClientProvider client={queryClient}>
      <PathnameContext value={page.pathname}>
        <LqipContext value={page.lqips}>
          <InPageLanguage words={pageWordsIn(languageOfPath(page.pathname))}>
            <SlotsContext value={slots as Readonly<Record<string, ReactNode>>}>
              <Part {...(props as Props)} />
            </SlotsContext>
          </InPageLanguage>
        </LqipContext>
      </PathnameContext>
    </QueryClientProvider>
  )
}
