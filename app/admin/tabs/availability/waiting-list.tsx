import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '#app/lib/api-query.ts'
import { dayAndTimeOf } from '#app/lib/instant-words.ts'
import { Table } from '#app/ui/table.tsx'
import type { WaitingListEntry } from '#contract/waiting-list.ts'
import { formatLong } from '#domain/party-day.ts'
import styles from './waiting-list.module.css'

const STATES: Record<WaitingListEntry['status'], string> = {
  waiting: 'Waiting',
  offered: 'A place is held',
  booked: 'Booked',
  missed: 'Did not answer',
  left: 'Left the list',
}

/** Who waits for which day, the first in line first; nothing while nobody does. */
export function WaitingList() {
  const { data: entries = [] } = useQuery(apiQuery('/api/admin/waiting-list', { staleTime: 0 }))
  if (entries.length === 0) return null
  return (
    <section className={styles.list}>
      <h2 className={styles.title}>Waiting list</h2>
      <Table
        caption="Waiting list"
        rows={entries}
        rowKey={({ id }) => id}
        rowTone={({ status }) => (status === 'offered' ? 'warning' : undefined)}
        columns={[
          { header: 'Date', cell: ({ bookingDate }) => formatLong(bookingDate) },
          { header: 'Name', cell: ({ customerName }) => customerName },
          {
            header: 'Email',
            cell: ({ customerEmail }) => <a href={`mailto:${customerEmail}`}>{customerEmail}</a>,
          },
          { header: 'Teepees', cell: ({ numberOfTeepees }) => numberOfTeepees, isNumber: true },
          { header: 'State', cell: stateOf },
        ]}
      />
    </section>
  )
}

function stateOf({ status, offerExpiresAt }: WaitingListEntry): string {
  const until = status === 'offered' && offerExpiresAt ? ` until ${dayAndTimeOf(offerExpiresAt)}` : ''
  return `${STATES[status]}${until}`
}
