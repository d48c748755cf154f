import { keepPreviousData } from '@tanstack/react-query'
import { apiQuery } from '#app/lib/api/api-query.ts'
import type { PartyDay } from '#domain/foundation/time/party-day.ts'

/** The parties in a range of days, both ends included. */
export function agendaQuery(from: PartyDay, to: PartyDay) {
  return apiQuery('/api/admin/agenda', {
    query: { from, to },
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  })
}
