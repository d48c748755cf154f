import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { api } from '#app/lib/api/api.ts'
import { apiQuery, queriesAt } from '#app/lib/api/api-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import type { DayPlan } from '#contract/crew/work.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import type { PartyDay } from '#domain/foundation/time/party-day.ts'
import type { StopOrder } from './stop-order.ts'

/** Setups and collections in a range of days, both ends included. */
export function dayPlansQuery(from: PartyDay, to: PartyDay) {
  return apiQuery('/api/admin/work/days', { query: { from, to }, refetchOnMount: 'always' })
}

/** Saves a new order for a day's stops, or requests a suggested one; reports the resulting conflicts. */
export function useDayOrder(date: PartyDay) {
  const text = useText()
  const { mutate, isPending, data } = useSingleMutation({
    mutationFn: (crews: StopOrder | undefined): Promise<DayPlan> =>
      crews
        ? api.put('/api/admin/work/days/:date', { params: { date }, body: { crews } })
        : api.delete('/api/admin/work/days/:date', { params: { date } }),
    refreshes: queriesAt('/api/admin/work/days'),
  })
  return {
    keep: (crews: StopOrder) => mutate(crews),
    suggest: () => mutate(undefined),
    isBusy: isPending,
    checked: data && describeConflicts(data, text),
  }
}

/** Returns '2 conflicts', announced after a move to users who cannot see the stops turn red. */
export function describeConflicts({ plans }: DayPlan, text: Text): string {
  return text('admin.dayPlans.conflicts', {
    count: plans.flatMap(({ stops }) => stops.flatMap(({ conflicts }) => conflicts)).length,
  })
}
