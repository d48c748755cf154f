import { type ComponentType, type ReactNode, useState } from 'react'
import { createQueryClient } from '#app/lib/api/query-client.ts'
import type { PageInput } from '#app/lib/page/page-data.ts'
import { PathnameContext } from '#app/lib/page/pathname.ts'
import { PageContexts } from '#app/shared/page-contexts.tsx'
import { pageText } from '#app/site/page-texts/page-text.ts'
import { InlineIconsContext } from '#app/ui/icon.tsx'
import { inlineIcons } from './inline-icons.ts'
import { SlotsContext } from './slots.ts'

type SitePartProps<Props> = {
  readonly page: PageInput
  /** The component to render, with its props. */
  readonly Part: ComponentType<Props>
  readonly props?: Props
  /** The islands inside, by name. */
  readonly [slot: string]: ReactNode | PageInput | ComponentType<Props> | Props
}

/**
 * A part of a public page, with every context provider its components need. It is rendered only on the
 * server.
 */
export function SitePart<Props extends object>({ page, Part, props, ...slots }: SitePartProps<Props>) {
  const [queryClient] = useState(() => createQueryClient(page.prepared))
  const text = pageText(page)
  return (
    <PageContexts text={text} queryClient={queryClient} lqips={page.lqips}>
      <PathnameContext value={page.pathname}>
        <SlotsContext value={slots as Readonly<Record<string, ReactNode>>}>
          <InlineIconsContext value={inlineIcons}>
            <Part {...(props as Props)} />
          </InlineIconsContext>
        </SlotsContext>
      </PathnameContext>
    </PageContexts>
  )
}
