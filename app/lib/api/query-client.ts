import { QueryClient } from '@tanstack/react-query'
import { loadPath } from './api-request.ts'

/** What a loader passes to the page: responses by their path. The browser retries paths that failed. */
export type PreparedData = { readonly prepared: Readonly<Record<string, unknown>> }

/** Answers a query, which is named by its path. */
type Load = (client: QueryClient, path: string, signal: AbortSignal) => Promise<unknown>

const loadAnswer: Load = (_client, path, signal) => loadPath(path, signal)

/**
 * The shared defaults: no data goes stale on its own, and nothing is polled or retried. Without a connection a request
 * fails at once: kept for later, it would be sent after its dialog was closed. How long unused data is kept stays the
 * library's default, five minutes in browsers: on the server it starts no timers, which would hold every rendered page
 * for as long.
 */
export function createQueryClient(loaded: readonly unknown[], load: Load = loadAnswer): QueryClient {
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) => load(client, String(queryKey[0]), signal),
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: false,
        networkMode: 'always',
        // What failed for want of a connection loads by itself once there is one.
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  for (const data of loaded) {
    if (!isPrepared(data)) continue
    for (const [path, value] of Object.entries(data.prepared)) client.setQueryData([path], value)
  }
  return client
}

export function isPrepared(data: unknown): data is PreparedData {
  return typeof data === 'object' && data !== null && 'prepared' in data
}
