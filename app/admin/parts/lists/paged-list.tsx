import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadFailure } from '#app/admin/kit/forms/load-failure.tsx'
import { LiveList } from '#app/admin/shell/live/live-list.tsx'
import { useText } from '#app/lib/messages/use-text.ts'
import { useAfterPaint } from '#app/lib/use-after-paint.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Pagination } from '#app/ui/controls/pagination.tsx'
import { EmptyState } from '#app/ui/display/empty-state.tsx'
import { Skeleton } from '#app/ui/display/skeleton.tsx'
import type { DrawingName } from '#app/ui/pictures/drawing.tsx'
import { ListResults } from './list-results.tsx'

type ListPage = { readonly total: number; readonly page: number; readonly pageSize: number }

type PagedListProps<Data extends ListPage> = {
  /** The path of the request that it is loaded by. */
  address: string
  query: UseQueryResult<Data>
  /** The requested page: highlighted at once, shown once it has loaded. */
  page: number
  /** Its texts are under this name. */
  texts: 'auditLog' | 'bookings' | 'customers' | 'invoices' | 'mailList' | 'newsletter' | 'threads'
  /** Shown below the error. */
  tryLater?: string
  /** Shown instead of the usual words if there are none. */
  none?: string | undefined
  /** Returns the total that stands for as many or more. */
  countedMost?: (page: ListPage) => number
  /** Shown above the empty state's text. */
  drawing?: DrawingName
  /** Shown until the first page has loaded. */
  loading?: ReactNode
  onPage: (page: number) => void
  /** Takes back the filters that leave nothing to show. */
  onClear?: (() => void) | false
  /** Stands beside the count. */
  sumOf?: (data: Data) => string | undefined
  /** Renders the rows of a page. */
  children: (data: Data) => ReactNode
}

/** A paginated list, including its loading, error and empty states. */
export function PagedList<Data extends ListPage>({
  address,
  query,
  page,
  texts,
  tryLater,
  none,
  countedMost,
  drawing,
  loading = <Skeleton shape="box" height="32rem" />,
  onPage,
  onClear,
  sumOf,
  children,
}: PagedListProps<Data>) {
  const text = useText()
  const { data, isPending, isFetching, isPlaceholderData, refetch } = query
  // Deferred, so that rendering a cached page does not delay the response to the tap.
  const late = useAfterPaint(data)
  if (isPending) return loading
  if (!data) {
    const failed = text(`admin.${texts}.loadFailed`)
    const failure = tryLater ? { title: failed, words: tryLater } : { words: failed }
    return <LoadFailure {...failure} isRetrying={isFetching} onRetry={refetch} />
  }
  const shown = late ?? data
  if (shown.total === 0)
    return (
      <LiveList address={address}>
        <EmptyState
          {...(drawing && { drawing })}
          action={
            onClear && (
              <Button variant="secondary" onClick={onClear}>
                {text('admin.lists.clearFilters')}
              </Button>
            )
          }
        >
          {none ?? text(`admin.${texts}.none`)}
        </EmptyState>
      </LiveList>
    )
  return (
    <LiveList address={address}>
      <ListResults
        total={shown.total}
        isMore={shown.total === countedMost?.(shown)}
        one={text(`admin.${texts}.one`)}
        many={text(`admin.${texts}.many`)}
        sum={sumOf?.(shown)}
        isRefreshing={isPlaceholderData}
      >
        {children(shown)}
        <Pagination
          label={text(`admin.${texts}.pages`)}
          page={isPlaceholderData ? page : data.page}
          pageCount={Math.ceil(shown.total / shown.pageSize)}
          onPage={onPage}
        />
      </ListResults>
    </LiveList>
  )
}
