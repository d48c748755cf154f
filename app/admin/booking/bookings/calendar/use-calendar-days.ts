import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { agendaQuery } from '#app/admin/booking/dialogs/move-party/agenda-query.ts'
import { dayPlansQuery } from '#app/admin/parts/day-plans/day-plans-query.ts'
import { usePermissions } from '#app/admin/shell/session/use-me.ts'
import { apiQuery } from '#app/lib/api/api-query.ts'
import type { Resource } from '#contract/calendar/resources.ts'
import type { Agenda, DayRoom } from '#contract/crew/agenda.ts'
import type { DayPlan } from '#contract/crew/work.ts'
import type { PartyDay } from '#domain/foundation/time/party-day.ts'
import { listNights } from '#domain/foundation/time/stay.ts'
import { type DayEntry, entriesOn } from './day-entries.ts'
import { type Repair, repairsOn, type Whereabouts, whereaboutsOn } from './teepee-whereabouts.ts'

/** Everything known about a day. */
export type AgendaDay = {
  readonly room: DayRoom
  readonly entries: readonly DayEntry[]
  /** Undefined until loaded. */
  readonly plan: DayPlan | undefined
  readonly repairs: readonly Repair[]
  readonly whereabouts: Whereabouts
}

/** A range of days with their parties, setups and collections, closures, repairs and load. */
export function useCalendarDays(from: PartyDay, to: PartyDay) {
  const agenda = useQuery(agendaQuery(from, to))
  const plans = useQuery({ ...dayPlansQuery(from, to), placeholderData: keepPreviousData })
  const { data: resources } = useQuery({
    ...apiQuery('/api/admin/resources'),
    enabled: usePermissions()?.includes('calendar') === true,
  })
  // Unchanged days keep their identity, so that they do not re-render.
  const days = useMemo(
    () => agenda.data && toDays(agenda.data, plans.data ?? [], resources ?? []),
    [agenda.data, plans.data, resources],
  )
  return { days, isPending: agenda.isPending, isStale: agenda.isPlaceholderData }
}

function toDays(
  { days, parties }: Agenda,
  plans: readonly DayPlan[],
  resources: readonly Resource[],
): AgendaDay[] {
  const planByDay = new Map(plans.map((plan) => [plan.date, plan]))
  const nights = parties.flatMap((party) => listNights(party).map((day) => ({ day, party })))
  const nightsByDay = Map.groupBy(nights, ({ day }) => day)
  // Frames count as teepees.
  const others = resources.filter(({ kind }) => kind !== 'frame')
  return days.map((room) => {
    const plan = planByDay.get(room.date)
    const own = (nightsByDay.get(room.date) ?? []).map(({ party }) => party)
    return {
      room,
      plan,
      entries: entriesOn(room.date, { parties: own, plan }),
      repairs: repairsOn(room.date, others),
      whereabouts: whereaboutsOn(room, own, resources),
    }
  })
}
