import { useQuery } from '@tanstack/react-query'
import { WarningNotice } from '#app/admin/kit/forms/warning-notice.tsx'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { isPartyDay, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { describeBusyTimes } from './describe-busy-times.ts'

/** Warns about events in other calendars on a future day. It never blocks anything. */
export function BusyWarning({ day }: { day: string }) {
  const text = useText()
  const { data: [room] = [] } = useQuery({
    ...apiQuery('/api/admin/day-rooms', { query: { from: day, to: day } }),
    enabled: isPartyDay(day) && day >= partyDayAt(new Date()),
  })
  const words = room ? describeBusyTimes(room, text) : []
  if (words.length === 0) return null
  return <WarningNotice role="status" icon="calendar" words={words.join(' ')} />
}
