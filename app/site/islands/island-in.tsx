import type { ComponentType } from 'react'
import { createQueryClient } from '#app/lib/api/query-client.ts'
import { includedText } from '#app/lib/messages/page-text.ts'
import { HydrationMarker } from '#app/shared/hydration-marker.tsx'
import { PageContexts } from '#app/shared/page-contexts.tsx'
import type { Language } from '#domain/foundation/text/language.ts'

/** Shared by all islands of a visit. On the server, nothing is ever stored in it. */
const queryClient = createQueryClient()

/** Wraps a part of a page as an island with a React root of its own. The island's module awaits its texts. */
export function islandIn<Props extends object>(Part: ComponentType<Props>) {
  return function Island(props: Props & { language: Language }) {
    return (
      <PageContexts text={includedText(props.language)} queryClient={queryClient}>
        <Part {...props} />
        <HydrationMarker />
      </PageContexts>
    )
  }
}
