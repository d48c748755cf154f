import { queryOptions, type UseQueryOptions } from '@tanstack/react-query'

type Named<ResponseBody> = UseQueryOptions<ResponseBody, Error, ResponseBody, readonly [path: string]>

/** What a screen asks of the API, named by its path: the shared loader reads it from there. */
export function pathQuery<ResponseBody>(
  path: string,
  options: Omit<Named<ResponseBody>, 'queryKey' | 'queryFn' | 'select'> = {},
) {
  return queryOptions<ResponseBody, Error, ResponseBody, readonly [path: string]>({
    ...options,
    queryKey: [path],
  })
}
