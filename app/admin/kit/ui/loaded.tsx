import type { CSSProperties, ReactNode } from 'react'
import { describeFailure } from '#app/admin/kit/forms/describe-failure.ts'
import { LoadFailure } from '#app/admin/kit/forms/load-failure.tsx'
import { Skeleton, SkeletonText } from '#app/ui/display/skeleton.tsx'

type LoadedProps<Data> = {
  query: {
    data: Data | undefined
    error: unknown
    isPending: boolean
    isFetching: boolean
    refetch: () => unknown
  }
  /** Of what is loading; without it, lines of text are expected, `lines` of them. */
  height?: CSSProperties['blockSize']
  lines?: number
  /** What could not be loaded: a sentence, or a title with words. Without words, the reason is told. */
  failed?: string | { title: string; words?: string }
  /** Shown for an empty list. */
  empty?: ReactNode
  children: (data: Data) => ReactNode
}

/** What a query has loaded; until then that it is loading, or that it failed, with a button to retry. */
export function Loaded<Data>({ query, height, lines = 3, failed, empty, children }: LoadedProps<Data>) {
  const { data, error, isPending, isFetching, refetch } = query
  if (isPending) return height ? <Skeleton shape="box" height={height} /> : <SkeletonText lines={lines} />
  if (data === undefined) {
    const words =
      typeof failed === 'string' ? { words: failed } : { words: describeFailure(error), ...failed }
    return <LoadFailure {...words} isRetrying={isFetching} onRetry={refetch} />
  }
  if (empty !== undefined && Array.isArray(data) && data.length === 0) return empty
  return children(data)
}
