import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { agendaQuery } from '#app/admin/booking-dialogs/move-party/agenda-query.ts'
import { dayPlansQuery } from '#app/admin/day-plans/day-plans-query.ts'
import { usePermissions } from '#app/admin/session/use-me.ts'
import { apiQuery } from '#app/lib/api/api-query.ts'
import type { DayRoom } from '#contract/calendar/agenda.ts'
import type { DayPlan } from '#contract/calendar/work.ts'
import type { PartyDay } from '#domain/time/party-day.ts'
import { type DayEntry, entriesOn } from './day-entries.ts'
import { type Repair, repairsOn, type Whereabouts, whereaboutsOn } from './teepee-whereabouts.ts'

/** All that is known about a day. */
export type CalendarDay = {
  readonly room: DayRoom
  readonly entries: readonly DayEntry[]
  /** Undefined until it has loaded. */
  readonly plan: DayPlan | undefined
  readonly repairs: readonly Repair[]
  readonly whereabouts: Whereabouts
}

/** The days from one through another, with parties, setups and collections, closed days, repairs and load. */
export function useCalendarDays(from: PartyDay, to: PartyDay) {
  const agenda = useQuery(agendaQuery(from, to))
  const plans = useQuery({ ...dayPlansQuery(from, to), placeholderData: keepPreviousData })
  const { data: resources = [] } = useQuery({
    ...apiQuery('/api/admin/resources'),
    enabled: usePermissions()?.includes('calendar') === true,
  })
  const planByDay = new Map(plans.data?.map((plan) => [plan.date, plan]))
  const parties = agenda.data?.parties ?? []
  const days = agenda.data?.days.map((room): CalendarDay => {
    const plan = planByDay.get(room.date)
    const own = parties.filter(({ bookingDate }) => bookingDate === room.date)
    return {
      room,
      plan,
      entries: entriesOn(room.date, { parties: own, plan }),
      repairs: repairsOn(
        room.date,
        // Frames are among the teepees.
        resources.filter(({ kind }) => kind !== 'frame'),
      ),
      whereabouts: whereaboutsOn(room, own, resources),
    }
  })
  return { days, isPending: agenda.isPending, isStale: agenda.isPlaceholderData }
}
