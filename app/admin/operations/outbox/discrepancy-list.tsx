import { useQuery } from '@tanstack/react-query'
import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { Loaded } from '#app/admin/kit/ui/loaded.tsx'
import { type ListColumn, ListTable } from '#app/admin/parts/lists/list-table.tsx'
import { useCan } from '#app/admin/shell/session/use-me.ts'
import { api } from '#app/lib/api/api.ts'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { formatShortDayAndTime } from '#app/lib/language/format-instant.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Badge } from '#app/ui/display/badge.tsx'
import { EmptyState } from '#app/ui/display/empty-state.tsx'
import { Row } from '#app/ui/layout.tsx'
import type { Discrepancy } from '#contract/money/money.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { FailedRefundActions } from './failed-refund-actions.tsx'

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
          columns={getColumns(text)}
        />
      )}
    </Loaded>
  )
}

function getColumns(text: Text): ListColumn<Discrepancy>[] {
  return [
    {
      id: 'found',
      header: text('admin.outbox.differences.found'),
      cell: (discrepancy) => formatShortDayAndTime(discrepancy.createdAt, text.language),
    },
    {
      id: 'booking',
      header: text('admin.outbox.booking'),
      cell: (discrepancy) => discrepancy.bookingReference ?? text('admin.outbox.differences.noBooking'),
    },
    {
      id: 'what',
      isFixed: true,
      onPhones: 'title',
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
  ]
}

/** Whether a discrepancy is resolved, and what can be done about it. */
function DiscrepancyState({ discrepancy }: { discrepancy: Discrepancy }) {
  const text = useText()
  const may = useCan()
  const resolve = useSingleMutation({
    mutationFn: () => api.post('/api/admin/reconciliation/:id/resolve', { params: { id: discrepancy.id } }),
    refreshes: discrepanciesQuery,
    done: text('admin.outbox.differences.marked'),
  })
  if (discrepancy.resolvedAt) return <Badge tone="success">{text('admin.outbox.differences.resolved')}</Badge>
  const { id, amount } = discrepancy
  return (
    <Row>
      <Badge tone={discrepancy.isRepaired ? 'success' : 'danger'}>
        {discrepancy.isRepaired
          ? text('admin.outbox.differences.repaired')
          : text('admin.outbox.differences.open')}
      </Badge>
      {amount !== null && may('bookings:write') && <FailedRefundActions refund={{ id, amount }} />}
      <Button variant="quiet" size="sm" isBusy={resolve.isPending} onClick={() => resolve.mutate()}>
        {text('admin.outbox.differences.mark')}
      </Button>
    </Row>
  )
}

const discrepanciesQuery = apiQuery('/api/admin/reconciliation', { staleTime: 0 })
