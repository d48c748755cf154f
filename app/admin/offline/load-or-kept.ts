import type { QueryClient } from '@tanstack/react-query'
import { ApiFailure, loadPath } from '#app/lib/api/api-request.ts'
import { eraseKept, isKept, keepData, readKept } from './kept-data.ts'
import { keptState } from './kept-state.ts'

/** Loads a path; without a connection it returns what this browser has kept of it, if nothing newer is on the screen. */
export async function loadOrKept(client: QueryClient, path: string, signal?: AbortSignal): Promise<unknown> {
  if (!isKept(path)) return loadPath(path, signal)
  try {
    const data = await loadPath(path, signal)
    void keepData(path, data)
    // What was shown from the store is loaded again.
    if (keptState.answered()) setTimeout(() => void client.invalidateQueries())
    return data
  } catch (error) {
    // The session has ended, perhaps because this phone was lost.
    if (error instanceof ApiFailure && error.status === 401) await eraseKept()
    const isUnanswered = error instanceof TypeError
    const kept = isUnanswered && client.getQueryData([path]) === undefined ? await readKept(path) : undefined
    if (!kept) throw error
    keptState.showKept(kept.at)
    return kept.data
  }
}
