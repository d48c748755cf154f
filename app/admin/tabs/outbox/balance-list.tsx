import { useQuery } from '@tanstack/react-query'
import { BookingButton } from '#app/admin/booking-dialogs/booking-button.tsx'
import { LoadFailure } from '#app/admin/forms/load-failure.tsx'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { dollars } from '#app/lib/dollars.ts'
import { useWords } from '#app/lib/language/in-both.ts'
import { useLanguage } from '#app/lib/language/language.ts'
import { phoneHref } from '#app/lib/phone-href.ts'
import { Badge } from '#app/ui/display/badge.tsx'
import { EmptyState } from '#app/ui/display/empty-state.tsx'
import { Skeleton } from '#app/ui/display/skeleton.tsx'
import { Table } from '#app/ui/display/table.tsx'
import { formatShort } from '#domain/time/party-day.ts'
import { OUTBOX_WORDS } from './outbox-words.ts'

/** Open balances, the earliest party first. */
export function BalanceList({ onBooking }: { onBooking: (id: number) => void }) {
  const language = useLanguage()
  const { balances: words, booking } = useWords(OUTBOX_WORDS)
  const { data, isPending, isFetching, refetch } = useQuery(apiQuery('/api/admin/balances', { staleTime: 0 }))
  if (isPending) return <Skeleton shape="box" height="24rem" />
  if (!data) return <LoadFailure words={words.loadFailed} isRetrying={isFetching} onRetry={refetch} />
  if (data.length === 0) return <EmptyState drawing="bookings">{words.none}</EmptyState>
  return (
    <Table
      caption={words.caption}
      rows={data}
      rowKey={(balance) => balance.id}
      rowTone={(balance) => (balance.isOverdue ? 'warning' : undefined)}
      columns={[
        {
          header: booking,
          cell: ({ id }) => (
            <BookingButton id={id} onBooking={onBooking}>
              #{id}
            </BookingButton>
          ),
        },
        { header: words.customer, cell: (balance) => balance.customerName },
        {
          header: words.phone,
          cell: ({ customerPhone }) => <a href={phoneHref(customerPhone)}>{customerPhone}</a>,
        },
        { header: words.party, cell: (balance) => formatShort(balance.bookingDate, language) },
        {
          header: words.due,
          cell: ({ dueDay, isOverdue }) => (
            <>
              {formatShort(dueDay, language)} {isOverdue && <Badge tone="danger">{words.overdue}</Badge>}
            </>
          ),
        },
        { header: words.owes, isNumber: true, cell: (balance) => dollars(balance.owedAmount) },
      ]}
    />
  )
}
