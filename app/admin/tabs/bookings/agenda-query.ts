import { keepPreviousData } from '@tanstack/react-query'
import { pathQuery } from '#app/lib/path-query.ts'
import type { Agenda } from '#contract/agenda.ts'
import type { PartyDay } from '#domain/party-day.ts'

/** The parties from one day through another. */
export function agendaQuery(from: PartyDay, to: PartyDay) {
  return pathQuery<Agenda>(`/api/admin/agenda?from=${from}&to=${to}`, {
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  })
}
