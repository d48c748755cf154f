import { useQuery } from '@tanstack/react-query'
import { useCan } from '#app/admin/shell/session/use-me.ts'
import { apiQuery } from '#app/lib/api/api-query.ts'
import type { LiveStop } from '#contract/crew/crew.ts'
import type { JobKind } from '#domain/calendar/work/jobs.ts'
import { type PartyDay, partyDayAt } from '#domain/foundation/time/party-day.ts'

/** Ticks, since a stop can become late without any event. */
const AGAIN_MILLISECONDS = 60_000

type Stop = { readonly bookingId: number; readonly kind: JobKind }
export type FindLiveStop = (stop: Stop) => LiveStop | undefined

/**
 * Returns a function that finds the crew's report on a stop: undefined for future days, and for staff without
 * access to bookings.
 */
export function useLiveDay(date: PartyDay): FindLiveStop {
  const may = useCan()
  const { data } = useQuery({
    ...apiQuery('/api/admin/live', { query: { date } }),
    enabled: may('bookings:read') && date <= partyDayAt(new Date()),
    refetchInterval: AGAIN_MILLISECONDS,
    refetchOnMount: 'always',
  })
  return ({ bookingId, kind }) =>
    data?.stops.find((stop) => stop.bookingId === bookingId && stop.kind === kind)
}
