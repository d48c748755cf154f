import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '#app/admin/forms/load-failure.tsx'
import { useWords } from '#app/lib/language/in-both.ts'
import { formatShortDayAndTime } from '#app/lib/language/instant-words.ts'
import { useLanguage } from '#app/lib/language/language.ts'
import { EmptyState } from '#app/ui/display/empty-state.tsx'
import { Skeleton } from '#app/ui/display/skeleton.tsx'
import { Table } from '#app/ui/display/table.tsx'
import { FindingState } from './finding-state.tsx'
import { findingsQuery } from './findings-query.ts'
import { OUTBOX_WORDS } from './outbox-words.ts'

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
        { header: words.found, cell: (finding) => formatShortDayAndTime(finding.createdAt, language) },
        { header: booking, cell: (finding) => finding.bookingReference ?? words.noBooking },
        { header: words.what, cell: (finding) => finding.sentence },
        { header: words.payment, cell: (finding) => finding.intentId },
        { header: state, cell: (finding) => <FindingState finding={finding} /> },
      ]}
    />
  )
}
