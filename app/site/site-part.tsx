import { QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useState } from 'react'
import type { PageInput } from '#app/lib/page-data.ts'
import { PathnameContext } from '#app/lib/pathname.ts'
import { createQueryClient } from '#app/lib/query-client.ts'
import { LqipContext } from '#app/ui/lqip.ts'
import { languageOfPath } from '#domain/site/page-path.ts'
import { ENGLISH_PAGE_WORDS } from './islands/english-page-words.ts'
import { InPageLanguage } from './islands/in-page-language.tsx'
import { SPANISH_PAGE_WORDS } from './islands/spanish-page-words.ts'
import { SlotsContext } from './slots.ts'

type SitePartProps<Props> = {
  readonly page: PageInput
  /** What is rendered, with its properties. */
  readonly Part: ComponentType<Props>
  readonly props?: Props
  /** The islands inside, by their names. */
  readonly [slot: string]: ReactNode | PageInput | ComponentType<Props> | Props
}

const WORDS = { en: ENGLISH_PAGE_WORDS, es: SPANISH_PAGE_WORDS }

/** A part of a public page, with everything around it that its components ask for. It runs on the server alone. */
export function SitePart<Props extends object>({ page, Part, props, ...slots }: SitePartProps<Props>) {
  const [queryClient] = useState(() => createQueryClient([page]))
  return (
    <QueryClientProvider client={queryClient}>
      <PathnameContext value={page.pathname}>
        <LqipContext value={page.lqips}>
          <InPageLanguage words={WORDS[languageOfPath(page.pathname)]}>
            <SlotsContext value={slots as Readonly<Record<string, ReactNode>>}>
              <Part {...(props as Props)} />
            </SlotsContext>
          </InPageLanguage>
        </LqipContext>
      </PathnameContext>
    </QueryClientProvider>
  )
}
