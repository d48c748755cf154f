import { type QueryCache, QueryClient } from '@tanstack/react-query'
import { loadPath } from './api-request.ts'

/** The data that a loader hands to the page: responses by path. The browser retries paths that failed. */
export type PreparedData = { readonly prepared: Readonly<Record<string, unknown>> }

/** Runs a query, given its path. */
type Load = (client: QueryClient, path: string, signal: AbortSignal) => Promise<unknown>

const loadAnswer: Load = (_client, path, signal) => loadPath(path, signal)

/**
 * The shared defaults: data never goes stale by itself, and nothing is polled or retried. Offline, a request
 * fails at once: paused, it would be sent after its dialog was closed. The garbage collection time stays the
 * library's default, five minutes in browsers: on the server it starts no timers, which would keep every
 * rendered page in memory that long.
 */
export function createQueryClient(
  prepared: PreparedData['prepared'] = {},
  load: Load = loadAnswer,
  queryCache?: QueryCache,
): QueryClient {
  const client: QueryClient = new QueryClient({
    ...(queryCache && { queryCache }),
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) => load(client, String(queryKey[0]), signal),
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: false,
        networkMode: 'always',
        // Queries that failed offline are refetched on reconnect.
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  for (const [path, value] of Object.entries(prepared)) client.setQueryData([path], value)
  return client
}
