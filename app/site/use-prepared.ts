import { type DataTag, useQueryClient } from '@tanstack/react-query'

type Query<Value> = { readonly queryKey: DataTag<readonly [path: string], Value, Error> }

/** Returns what a loader preloaded for a query; `undefined` if the API could not respond. */
export function usePrepared<Value>({ queryKey }: Query<Value>): Value | undefined {
  return useQueryClient().getQueryData(queryKey)
}
