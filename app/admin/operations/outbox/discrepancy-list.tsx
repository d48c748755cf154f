import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '#app/admin/kit/forms/load-failure.tsx'
import { ListTable } from '#app/admin/parts/lists/list-table.tsx'
import { formatShortDayAndTime } from '#app/lib/language/format-instant.ts'
import { useLanguage } from '#app/lib/language/language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { EmptyState } from '#app/ui/display/empty-state.tsx'
import { Skeleton } from '#app/ui/display/skeleton.tsx'
import { discrepanciesQuery } from './discrepancies-query.ts'
import { DiscrepancyState } from './discrepancy-state.tsx'

/** Discrepancies between our books and the card provider's. */
export function DiscrepancyList() {
  const language = useLanguage()
  const text = useText()
  const { data, isPending, isFetching, refetch } = useQuery(discrepanciesQuery)
  if (isPending) return <Skeleton shape="box" height="24rem" />
  if (!data)
    return (
      <LoadFailure
        words={text('admin.outbox.differences.loadFailed')}
        isRetrying={isFetching}
        onRetry={refetch}
      />
    )
  if (data.length === 0)
    return <EmptyState drawing="bookings">{text('admin.outbox.differences.none')}</EmptyState>
  return (
    <ListTable
      name="findings"
      caption={text('admin.outbox.differences.caption')}
      rows={data}
      rowKey={(discrepancy) => discrepancy.id}
      columns={[
        {
          id: 'found',
          header: text('admin.outbox.differences.found'),
          cell: (discrepancy) => formatShortDayAndTime(discrepancy.createdAt, language),
        },
        {
          id: 'booking',
          header: text('admin.outbox.booking'),
          cell: (discrepancy) => discrepancy.bookingReference ?? text('admin.outbox.differences.noBooking'),
        },
        {
          id: 'what',
          isFixed: true,
          header: text('admin.outbox.differences.what'),
          isFreeText: true,
          cell: (discrepancy) => discrepancy.sentence,
        },
        {
          id: 'payment',
          header: text('admin.outbox.differences.payment'),
          cell: (discrepancy) => discrepancy.intentId,
        },
        {
          id: 'state',
          isFixed: true,
          header: text('admin.outbox.state'),
          cell: (discrepancy) => <DiscrepancyState discrepancy={discrepancy} />,
        },
      ]}
    />
  )
}
