import { type DataTag, useQueryClient } from '@tanstack/react-query'

type Query<Value> = { readonly queryKey: DataTag<readonly [path: string], Value, Error> }

/** Returns the data a loader prepared for a query; `undefined` if the API did not respond. */
export function usePrepared<Value>({ queryKey }: Query<Value>): Value | undefined {
  return useQueryClient().getQueryData(queryKey)
}
