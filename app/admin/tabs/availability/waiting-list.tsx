import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { useWords } from '#app/lib/language/in-both.ts'
import { useLanguage } from '#app/lib/language/language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Table } from '#app/ui/display/table.tsx'
import type { WaitingListEntry } from '#contract/family/waiting-list.ts'
import { formatLong } from '#domain/time/party-day.ts'
import { AVAILABILITY_WORDS } from './availability-words.ts'
import styles from './waiting-list.module.css'

type WaitingWords = (typeof AVAILABILITY_WORDS)['en']['waiting']

/** The waiting list by day, the first in line first; renders nothing if it is empty. */
export function WaitingList() {
  const words = useWords(AVAILABILITY_WORDS).waiting
  const language = useLanguage()
  const { data: entries = [] } = useQuery(apiQuery('/api/admin/waiting-list', { staleTime: 0 }))
  if (entries.length === 0) return null
  return (
    <section className={styles.list}>
      <h2 className={styles.title}>{words.title}</h2>
      <Table
        caption={words.title}
        rows={entries}
        rowKey={({ id }) => id}
        rowTone={({ status }) => (status === 'offered' ? 'warning' : undefined)}
        columns={[
          { header: words.date, cell: ({ bookingDate }) => formatLong(bookingDate, language) },
          { header: words.name, cell: (entry) => <Who entry={entry} /> },
          {
            header: words.email,
            cell: ({ customerEmail }) => <a href={`mailto:${customerEmail}`}>{customerEmail}</a>,
          },
          { header: words.teepees, cell: ({ numberOfTeepees }) => numberOfTeepees, isNumber: true },
          { header: words.state, cell: (entry) => getState(entry, words) },
        ]}
      />
    </section>
  )
}

/** Of a booking that wants a bigger order also its number. */
function Who({ entry: { customerName, changesBooking } }: { readonly entry: WaitingListEntry }) {
  const text = useText()
  if (changesBooking === undefined) return customerName
  return (
    <span>
      {customerName}
      <br />
      <Link to={`/admin/bookings/${changesBooking}`}>
        {text('admin.waitingList.changesBooking', { booking: changesBooking })}
      </Link>
    </span>
  )
}

function getState({ status, offerExpiresAt }: WaitingListEntry, words: WaitingWords): string {
  const until = status === 'offered' && offerExpiresAt ? ` ${words.until(offerExpiresAt)}` : ''
  return `${words.states[status]}${until}`
}
