import { queryOptions, type UseQueryOptions } from '@tanstack/react-query'

type Named<Answer> = UseQueryOptions<Answer, Error, Answer, readonly [path: string]>

/** What a screen asks of the API, named by its path: the shared loader reads it from there. */
export function pathQuery<Answer>(
  path: string,
  options: Omit<Named<Answer>, 'queryKey' | 'queryFn' | 'select'> = {},
) {
  return queryOptions<Answer, Error, Answer, readonly [path: string]>({ ...options, queryKey: [path] })
}
