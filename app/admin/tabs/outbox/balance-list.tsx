import { useQuery } from '@tanstack/react-query'
import { BookingButton } from '#app/admin/booking-dialogs/booking-button.tsx'
import { LoadFailure } from '#app/admin/forms/load-failure.tsx'
import { apiQuery } from '#app/lib/api-query.ts'
import { dollars } from '#app/lib/dollars.ts'
import { phoneHref } from '#app/lib/phone-href.ts'
import { Badge } from '#app/ui/badge.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { Table } from '#app/ui/table.tsx'
import { formatShort } from '#domain/party-day.ts'

/** Who owes what, the earliest party first. */
export function BalanceList({ onBooking }: { onBooking: (id: number) => void }) {
  const { data, isPending, isFetching, refetch } = useQuery(apiQuery('/api/admin/balances', { staleTime: 0 }))
  if (isPending) return <Skeleton shape="box" height="24rem" />
  if (!data)
    return <LoadFailure words="Failed to load the balances" isRetrying={isFetching} onRetry={refetch} />
  if (data.length === 0) return <EmptyState drawing="bookings">Nobody owes anything.</EmptyState>
  return (
    <Table
      caption="Open balances"
      rows={data}
      rowKey={(balance) => balance.id}
      rowTone={(balance) => (balance.isOverdue ? 'warning' : undefined)}
      columns={[
        {
          header: 'Booking',
          cell: ({ id }) => (
            <BookingButton id={id} onBooking={onBooking}>
              #{id}
            </BookingButton>
          ),
        },
        { header: 'Customer', cell: (balance) => balance.customerName },
        {
          header: 'Phone',
          cell: ({ customerPhone }) => <a href={phoneHref(customerPhone)}>{customerPhone}</a>,
        },
        { header: 'Party', cell: (balance) => formatShort(balance.bookingDate) },
        {
          header: 'Due',
          cell: ({ dueDay, isOverdue }) => (
            <>
              {formatShort(dueDay)} {isOverdue && <Badge tone="danger">Overdue</Badge>}
            </>
          ),
        },
        { header: 'Owes', isNumber: true, cell: (balance) => dollars(balance.owedAmount) },
      ]}
    />
  )
}
