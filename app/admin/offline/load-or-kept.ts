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
    reload(client)
    return data
  } catch (error) {
    if (error instanceof ApiFailure) reload(client)
    // The session has ended, perhaps because this phone was lost.
    if (error instanceof ApiFailure && error.status === 401) await eraseKept()
    const isUnanswered = error instanceof TypeError
    const kept = isUnanswered && client.getQueryData([path]) === undefined ? await readKept(path) : undefined
    if (!kept) throw error
    keptState.showKept(kept.at)
    return kept.data
  }
}

/** Once the server answers, whatever it says, what was shown from the store is loaded again. */
function reload(client: QueryClient): void {
  if (keptState.answered()) setTimeout(() => void client.invalidateQueries())
}
