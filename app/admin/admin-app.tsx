import { QueryCache, type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { RouterProvider } from 'react-router/dom'
import { ApiFailure, loadPath } from '#app/lib/api/api-request.ts'
import { createQueryClient, type PreparedData } from '#app/lib/api/query-client.ts'
import { shownText } from '#app/lib/messages/shown-text.ts'
import type { MessageId } from '#domain/foundation/messages/message.ts'
import { toastFailure } from './kit/forms/describe-failure.ts'
import { adminRouter } from './routes.tsx'
import { cacheState } from './shell/offline/cache-state.ts'
import { cacheResponse, clearOfflineCache, isCacheable, readCached } from './shell/offline/offline-cache.ts'
import '#app/styles/touch-targets.css'
import '#app/styles/work.css'

/** The entire admin; rendered only in the browser. */
export function AdminApp({ prepared }: PreparedData) {
  const [queryClient] = useState(() => createQueryClient(prepared, loadOrCached, reportingCache()))
  const [router] = useState(adminRouter)
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  )
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** What to say, besides the place that stays empty, whenever the query fails. */
      toastOnFailure?: Extract<MessageId, `admin.dashboard.${string}.failed`>
    }
  }
}

/** A cache that reports failures of the queries that ask for it in their `meta`. */
function reportingCache(): QueryCache {
  return new QueryCache({
    onError: (_, { meta }) => {
      if (meta?.toastOnFailure) toastFailure(shownText()(meta.toastOnFailure))
    },
  })
}

/** Loads a path; offline, it falls back to the cached response unless newer data is on screen. */
async function loadOrCached(client: QueryClient, path: string, signal?: AbortSignal): Promise<unknown> {
  try {
    const data = await loadPath(path, signal)
    if (isCacheable(path)) void cacheResponse(path, data)
    reload(client)
    return data
  } catch (error) {
    if (error instanceof ApiFailure) reload(client)
    // The session was ended elsewhere, perhaps because this phone was lost.
    if (error instanceof ApiFailure && error.status === 401) await clearOfflineCache()
    const isUnanswered = error instanceof TypeError
    if (isUnanswered) cacheState.lost(new Date())
    const kept =
      isUnanswered && isCacheable(path) && client.getQueryData([path]) === undefined
        ? await readCached(path)
        : undefined
    if (!kept) throw error
    cacheState.showCached(kept.at)
    return kept.data
  }
}

/** Once the server responds, with whatever status, refetches what grew old. */
function reload(client: QueryClient): void {
  if (cacheState.answered()) setTimeout(() => void client.invalidateQueries())
}
