import { keepPreviousData } from '@tanstack/react-query'
import { loadPath } from '#app/lib/api-request.ts'
import type { Agenda } from '#contract/agenda.ts'
import type { PartyDay } from '#domain/party-day.ts'

/** The parties from one day through another. */
export function agendaQuery(from: PartyDay, to: PartyDay) {
  const path = `/api/admin/agenda?from=${from}&to=${to}`
  return {
    queryKey: [path] as const,
    queryFn: () => loadPath<Agenda>(path),
    refetchOnMount: 'always' as const,
    placeholderData: keepPreviousData,
  }
}
