import type { QueryClient } from '@tanstack/react-query'
import { ApiFailure, loadPath } from '#app/lib/api/api-request.ts'
import { eraseKept, isKept, keepData, readKept } from './kept-data.ts'
import { keptState } from './kept-state.ts'

/** Loads a path; offline, it falls back to the cached response unless newer data is on screen. */
export async function loadOrKept(client: QueryClient, path: string, signal?: AbortSignal): Promise<unknown> {
  if (!isKept(path)) return loadPath(path, signal)
  try {
    const data = await loadPath(path, signal)
    void keepData(path, data)
    reload(client)
    return data
  } catch (error) {
    if (error instanceof ApiFailure) reload(client)
    // The session was ended elsewhere, perhaps because this phone was lost.
    if (error instanceof ApiFailure && error.status === 401) await eraseKept()
    const isUnanswered = error instanceof TypeError
    const kept = isUnanswered && client.getQueryData([path]) === undefined ? await readKept(path) : undefined
    if (!kept) throw error
    keptState.showKept(kept.at)
    return kept.data
  }
}

/** Once the server responds, with whatever status, refetches what was shown from the cache. */
function reload(client: QueryClient): void {
  if (keptState.answered()) setTimeout(() => void client.invalidateQueries())
}
