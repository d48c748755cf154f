import { QueryClient } from '@tanstack/react-query'
import { createContext, type RouterContextProvider } from 'react-router'
import { loadPath } from './api-request.ts'

type Reply = { readonly ok: boolean; readonly status: number; readonly value: unknown }

/** The API, while a page is rendered on the server. */
type ServerApi = {
  read(path: string): Promise<Reply>
  /** Posts what a visitor filled in, as this visitor. */
  send(path: string, body: unknown): Promise<Reply>
}

/** Set by the server for every page it renders. */
export const apiContext = createContext<ServerApi>()

/** What a loader hands to the page: answers by their path. Paths that failed are left to the browser. */
export type PreparedData = { readonly prepared: Readonly<Record<string, unknown>> }

/** Has these paths ready when the page is rendered on the server. */
export async function prepare(
  context: Readonly<RouterContextProvider>,
  paths: readonly string[],
): Promise<PreparedData> {
  const api = context.get(apiContext)
  const responses = await Promise.all(paths.map(async (path) => [path, await api.read(path)] as const))
  return {
    prepared: Object.fromEntries(responses.flatMap(([path, { ok, value }]) => (ok ? [[path, value]] : []))),
  }
}

/** In the browser a page's data is fetched by the page itself, path by path; nothing waits for it. */
export function stayInBrowser(): null {
  return null
}

const FIVE_MINUTES = 5 * 60 * 1000

/** The shared defaults: nothing goes stale by itself, nothing is polled or tried again. */
export function createQueryClient(loaded: readonly unknown[]): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey }) => loadPath(String(queryKey[0])),
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: FIVE_MINUTES,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: false,
      },
      mutations: { retry: false },
    },
  })
  for (const data of loaded) {
    if (!isPrepared(data)) continue
    for (const [path, value] of Object.entries(data.prepared)) client.setQueryData([path], value)
  }
  return client
}

function isPrepared(data: unknown): data is PreparedData {
  return typeof data === 'object' && data !== null && 'prepared' in data
}
