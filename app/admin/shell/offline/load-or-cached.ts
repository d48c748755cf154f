import type { QueryClient } from '@tanstack/react-query'
import { ApiFailure, loadPath } from '#app/lib/api/api-request.ts'
import { cacheState } from './cache-state.ts'
import { cacheResponse, clearOfflineCache, isCacheable, readCached } from './offline-cache.ts'

/** Loads a path; offline, it falls back to the cached response unless newer data is on screen. */
export async function loadOrCached(
  client: QueryClient,
  path: string,
  signal?: AbortSignal,
): Promise<unknown> {
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
