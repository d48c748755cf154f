import { type DataTag, type QueryClient, queryOptions, type UseQueryOptions } from '@tanstack/react-query'
import type { CallAddress, CallPath, CallResponse } from '#contract/calls.ts'
import { type AnyAddress, type ApiPath, fillPath } from './api.ts'
import { loadPath } from './api-request.ts'

type Key = readonly [path: string]
type Named<Data> = UseQueryOptions<Data, Error, Data, Key>
type Options<Data> = Omit<Named<Data>, 'queryKey' | 'queryFn' | 'select'>
/** The second argument is optional if the path has no parameters. */
type Given<Input, Rest> = Partial<Input> extends Input ? [input?: Input & Rest] : [input: Input & Rest]

/** The query options for an API call, with the type of its data. */
export type ApiQuery<Data> = { readonly queryKey: DataTag<Key, Data, Error> }

/** Returns a query whose key is its path, which the shared query function reads. */
export function apiQuery<Path extends CallPath<'get'>>(
  path: Path,
  ...[input]: Given<CallAddress<'get', Path>, Options<CallResponse<'get', Path>>>
) {
  const { params, query, ...options } = { ...input } as AnyAddress & Options<CallResponse<'get', Path>>
  return queryOptions<CallResponse<'get', Path>, Error, CallResponse<'get', Path>, Key>({
    ...options,
    queryKey: [fillPath(path, { params, query })],
  })
}

/** Loads a query's data, bypassing the cache. */
export async function loadQuery<Data>({ queryKey }: ApiQuery<Data>): Promise<Data> {
  return (await loadPath(queryKey[0])) as Data
}

/** Stores the answer to a change as a query's data. What was being loaded may be older or newer: it is loaded again. */
export function storeAnswer<Data>(client: QueryClient, { queryKey }: ApiQuery<Data>, answer: Data): void {
  const it = { queryKey, exact: true }
  const wasLoading = client.isFetching(it) > 0
  if (wasLoading) void client.cancelQueries(it)
  client.setQueryData<Data, Key>(queryKey, answer as never)
  if (wasLoading) void client.invalidateQueries(it)
}

/** Matches all queries of these paths, whatever their parameters. */
export function queriesAt(...paths: readonly ApiPath[]) {
  const patterns = paths.map((path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}(\\?|$)`))
  return {
    predicate: ({ queryKey: [address] }: { queryKey: readonly unknown[] }) =>
      patterns.some((pattern) => pattern.test(String(address))),
  }
}
