import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '#app/admin/forms/load-failure.tsx'
import { api } from '#app/lib/api.ts'
import { apiQuery } from '#app/lib/api-query.ts'
import { useWords } from '#app/lib/in-both.ts'
import { shortDayAndTimeOf } from '#app/lib/instant-words.ts'
import { useLanguage } from '#app/lib/language.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { Table } from '#app/ui/table.tsx'
import type { ReconciliationFinding } from '#contract/money.ts'
import { OUTBOX_WORDS } from './outbox-words.ts'
import { useOutboxAction } from './use-outbox-action.ts'

const findingsQuery = apiQuery('/api/admin/reconciliation', { staleTime: 0 })

/** Differences between our books and the card provider's. */
export function FindingList() {
  const language = useLanguage()
  const { differences: words, booking, state } = useWords(OUTBOX_WORDS)
  const { data, isPending, isFetching, refetch } = useQuery(findingsQuery)
  if (isPending) return <Skeleton shape="box" height="24rem" />
  if (!data) return <LoadFailure words={words.loadFailed} isRetrying={isFetching} onRetry={refetch} />
  if (data.length === 0) return <EmptyState drawing="bookings">{words.none}</EmptyState>
  return (
    <Table
      caption={words.caption}
      rows={data}
      rowKey={(finding) => finding.id}
      columns={[
        { header: words.found, cell: (finding) => shortDayAndTimeOf(finding.createdAt, language) },
        { header: booking, cell: (finding) => finding.bookingReference ?? words.noBooking },
        { header: words.what, cell: (finding) => finding.sentence },
        { header: words.payment, cell: (finding) => finding.intentId },
        { header: state, cell: (finding) => <State finding={finding} /> },
      ]}
    />
  )
}

function State({ finding }: { finding: ReconciliationFinding }) {
  const words = useWords(OUTBOX_WORDS).differences
  const resolve = useOutboxAction({
    run: () => api.post('/api/admin/reconciliation/:id/resolve', { params: { id: finding.id } }),
    refreshes: findingsQuery,
    doneWords: words.marked,
  })
  if (finding.resolvedAt) return <Badge tone="success">{words.lookedAfter}</Badge>
  return (
    <>
      <Badge tone={finding.isRepaired ? 'success' : 'danger'}>
        {finding.isRepaired ? words.repaired : words.open}
      </Badge>{' '}
      <Button variant="quiet" size="sm" onClick={() => resolve.mutate()}>
        {words.mark}
      </Button>
    </>
  )
}
