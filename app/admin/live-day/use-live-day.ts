import { useQuery } from '@tanstack/react-query'
import { useMay } from '#app/admin/session/use-me.ts'
import { apiQuery } from '#app/lib/api/api-query.ts'
import type { LiveStop } from '#contract/calendar/crew.ts'
import { type PartyDay, partyDayAt } from '#domain/time/party-day.ts'
import type { JobKind } from '#domain/work/jobs.ts'

/** A stop becomes late without anybody doing something. */
const AGAIN_MILLISECONDS = 60_000

type Stop = { readonly bookingId: number; readonly kind: JobKind }
export type FindLiveStop = (stop: Stop) => LiveStop | undefined

/**
 * Returns a function that finds a stop of a day as its crew reports it: nothing for days to come, nor for staff who may
 * not read bookings.
 */
export function useLiveDay(date: PartyDay): FindLiveStop {
  const may = useMay()
  const { data } = useQuery({
    ...apiQuery('/api/admin/live', { query: { date } }),
    enabled: may('bookings:read') && date <= partyDayAt(new Date()),
    refetchInterval: AGAIN_MILLISECONDS,
    refetchOnMount: 'always',
  })
  return ({ bookingId, kind }) =>
    data?.stops.find((stop) => stop.bookingId === bookingId && stop.kind === kind)
}
