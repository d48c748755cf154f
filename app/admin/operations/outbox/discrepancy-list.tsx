import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#app/admin/kit/ui/loaded.tsx'
import { ListTable } from '#app/admin/parts/lists/list-table.tsx'
import { formatShortDayAndTime } from '#app/lib/language/format-instant.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { EmptyState } from '#app/ui/display/empty-state.tsx'
import { discrepanciesQuery } from './discrepancies-query.ts'
import { DiscrepancyState } from './discrepancy-state.tsx'

/** Discrepancies between our books and the card provider's. */
export function DiscrepancyList() {
  const text = useText()
  const query = useQuery(discrepanciesQuery)
  return (
    <Loaded
      query={query}
      height="24rem"
      failed={text('admin.outbox.differences.loadFailed')}
      empty={<EmptyState drawing="bookings">{text('admin.outbox.differences.none')}</EmptyState>}
    >
      {(data) => (
        <ListTable
          name="findings"
          caption={text('admin.outbox.differences.caption')}
          rows={data}
          rowKey={(discrepancy) => discrepancy.id}
          columns={[
            {
              id: 'found',
              header: text('admin.outbox.differences.found'),
              cell: (discrepancy) => formatShortDayAndTime(discrepancy.createdAt, text.language),
            },
            {
              id: 'booking',
              header: text('admin.outbox.booking'),
              cell: (discrepancy) =>
                discrepancy.bookingReference ?? text('admin.outbox.differences.noBooking'),
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
      )}
    </Loaded>
  )
}
