import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '#app/admin/forms/load-failure.tsx'
import { api } from '#app/lib/api.ts'
import { apiQuery } from '#app/lib/api-query.ts'
import { shortDayAndTimeOf } from '#app/lib/instant-words.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { Table } from '#app/ui/table.tsx'
import type { ReconciliationFinding } from '#contract/money.ts'
import { useOutboxAction } from './use-outbox-action.ts'

const findingsQuery = apiQuery('/api/admin/reconciliation', { staleTime: 0 })

/** Differences between our books and the card provider's. */
export function FindingList() {
  const { data, isPending, isFetching, refetch } = useQuery(findingsQuery)
  if (isPending) return <Skeleton shape="box" height="24rem" />
  if (!data)
    return <LoadFailure words="Failed to load the differences" isRetrying={isFetching} onRetry={refetch} />
  if (data.length === 0)
    return <EmptyState drawing="bookings">Our books and the card provider’s agree.</EmptyState>
  return (
    <Table
      caption="Differences, newest first"
      rows={data}
      rowKey={(finding) => finding.id}
      columns={[
        { header: 'Found', cell: (finding) => shortDayAndTimeOf(finding.createdAt) },
        { header: 'Booking', cell: (finding) => finding.bookingReference ?? 'None' },
        { header: 'What', cell: (finding) => finding.sentence },
        { header: 'Payment', cell: (finding) => finding.intentId },
        { header: 'State', cell: (finding) => <State finding={finding} /> },
      ]}
    />
  )
}

function State({ finding }: { finding: ReconciliationFinding }) {
  const resolve = useOutboxAction({
    run: () => api.post('/api/admin/reconciliation/:id/resolve', { params: { id: finding.id } }),
    refreshes: findingsQuery,
    doneWords: 'Marked as looked after.',
  })
  if (finding.resolvedAt) return <Badge tone="success">Looked after</Badge>
  return (
    <>
      <Badge tone={finding.isRepaired ? 'success' : 'danger'}>
        {finding.isRepaired ? 'Repaired' : 'Open'}
      </Badge>{' '}
      <Button variant="quiet" size="sm" onClick={() => resolve.mutate()}>
        Mark as looked after
      </Button>
    </>
  )
}
