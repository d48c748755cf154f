import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { formatDayAndTime } from '#app/lib/language/format-instant.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Table } from '#app/ui/display/table.tsx'
import { Stack, Text } from '#app/ui/layout.tsx'
import type { WaitingListEntry } from '#contract/family/waiting-list.ts'
import type { Text as GetText } from '#domain/foundation/messages/text.ts'
import { formatLong } from '#domain/foundation/time/party-day.ts'

/** The waiting list by day, first come first served; renders nothing if it is empty. */
export function WaitingList() {
  const text = useText()
  const { data: entries = [] } = useQuery(apiQuery('/api/admin/waiting-list', { staleTime: 0 }))
  if (entries.length === 0) return null
  return (
    <Stack as="section">
      <Text as="h2" size="xl">
        {text('admin.availability.waiting.title')}
      </Text>
      <Table
        caption={text('admin.availability.waiting.title')}
        isDense
        rows={entries}
        rowKey={({ id }) => id}
        rowTone={({ status }) => (status === 'offered' ? 'warning' : undefined)}
        columns={[
          {
            onPhones: 'title',
            header: text('admin.availability.waiting.date'),
            cell: ({ bookingDate }) => formatLong(bookingDate, text.language),
          },
          { header: text('admin.availability.waiting.name'), cell: (entry) => <Who entry={entry} /> },
          {
            header: text('admin.availability.waiting.email'),
            cell: ({ customerEmail }) => <a href={`mailto:${customerEmail}`}>{customerEmail}</a>,
          },
          {
            onPhones: 'labelled',
            header: text('admin.availability.waiting.teepees'),
            cell: ({ numberOfTeepees }) => numberOfTeepees,
            isNumber: true,
          },
          {
            onPhones: 'beside',
            header: text('admin.availability.waiting.state'),
            cell: (entry) => getState(entry, text),
          },
        ]}
      />
    </Stack>
  )
}

/** For a booking that waits for a bigger order, also its number. */
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

function getState({ status, offerExpiresAt }: WaitingListEntry, text: GetText): string {
  const until =
    status === 'offered' && offerExpiresAt
      ? ` ${text('admin.availability.waiting.until', { when: formatDayAndTime(offerExpiresAt, text.language) })}`
      : ''
  return `${text(`admin.availability.waiting.states.${status}`)}${until}`
}
