import { useQuery } from '@tanstack/react-query'
import { BookingButton } from '#app/admin/booking/dialogs/booking-button.tsx'
import { Loaded } from '#app/admin/kit/ui/loaded.tsx'
import { type ListColumn, ListTable } from '#app/admin/parts/lists/list-table.tsx'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { dollars } from '#app/lib/dollars.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { phoneHref } from '#app/lib/phone-href.ts'
import { Badge } from '#app/ui/display/badge.tsx'
import { EmptyState } from '#app/ui/display/empty-state.tsx'
import type { OpenBalance } from '#contract/money/money.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { formatShort } from '#domain/foundation/time/party-day.ts'

/** Unpaid balances, the earliest party first. */
export function BalanceList({ onBooking }: { onBooking: (id: number) => void }) {
  const text = useText()
  const query = useQuery(apiQuery('/api/admin/balances', { staleTime: 0 }))
  return (
    <Loaded
      query={query}
      height="24rem"
      failed={text('admin.outbox.balances.loadFailed')}
      empty={<EmptyState drawing="bookings">{text('admin.outbox.balances.none')}</EmptyState>}
    >
      {(data) => (
        <ListTable
          name="balances"
          caption={text('admin.outbox.balances.caption')}
          rows={data}
          rowKey={(balance) => balance.id}
          rowTone={(balance) => (balance.isOverdue ? 'warning' : undefined)}
          columns={getColumns(text, onBooking)}
        />
      )}
    </Loaded>
  )
}

function getColumns(text: Text, onBooking: (id: number) => void): ListColumn<OpenBalance>[] {
  return [
    {
      id: 'booking',
      isFixed: true,
      header: text('admin.outbox.booking'),
      cell: ({ id }) => (
        <BookingButton id={id} onBooking={onBooking}>
          #{id}
        </BookingButton>
      ),
    },
    {
      id: 'customer',
      onPhones: 'title',
      header: text('admin.outbox.balances.customer'),
      isFreeText: true,
      cell: (balance) => balance.customerName,
    },
    {
      id: 'phone',
      header: text('admin.outbox.balances.phone'),
      cell: ({ customerPhone }) => <a href={phoneHref(customerPhone)}>{customerPhone}</a>,
    },
    {
      id: 'party',
      onPhones: 'labelled',
      header: text('admin.outbox.balances.party'),
      cell: (balance) => formatShort(balance.bookingDate, text.language),
    },
    {
      id: 'due',
      onPhones: 'labelled',
      header: text('admin.outbox.balances.due'),
      cell: ({ dueDay, isOverdue }) => (
        <>
          {formatShort(dueDay, text.language)}{' '}
          {isOverdue && <Badge tone="danger">{text('admin.outbox.balances.overdue')}</Badge>}
        </>
      ),
    },
    {
      id: 'owes',
      isFixed: true,
      onPhones: 'beside',
      header: text('admin.outbox.balances.owes'),
      isNumber: true,
      cell: (balance) => dollars(balance.owedAmount),
    },
  ]
}
