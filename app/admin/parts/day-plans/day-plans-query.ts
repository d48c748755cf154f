import { useQueryClient } from '@tanstack/react-query'
import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { useUndoToast } from '#app/admin/kit/forms/use-undo-toast.ts'
import { api } from '#app/lib/api/api.ts'
import { apiQuery, queriesAt } from '#app/lib/api/api-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import type { DayPlan } from '#contract/crew/work.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import type { PartyDay } from '#domain/foundation/time/party-day.ts'
import { type StopOrder, toStopOrder } from './stop-order.ts'

/** Setups and collections in a range of days, both ends included. */
export function dayPlansQuery(from: PartyDay, to: PartyDay) {
  return apiQuery('/api/admin/work/days', { query: { from, to }, refetchOnMount: 'always' })
}

const DAYS = queriesAt('/api/admin/work/days')

type OrderChange = {
  /** Missing for a suggested order. */
  readonly crews?: StopOrder
  /** The toast and the plan that its undo restores, which the screen may no longer have when the change is saved. */
  readonly undoable?: { readonly title: string; readonly before: DayPlan }
}

/** Saves a new order for a day's stops, or requests a suggested one; reports the resulting conflicts. */
export function useDayOrder(plan: DayPlan, onSaved?: () => void) {
  const text = useText()
  const queryClient = useQueryClient()
  const toastUndo = useUndoToast()
  const { mutate, isPending, data } = useSingleMutation({
    mutationFn: ({ crews }: OrderChange) => saveOrder(plan.date, crews),
    onSuccess: (_, { crews, undoable }) => {
      if (undoable) {
        const { title, before } = undoable
        toastUndo({ title }, () =>
          restoreOrder(before, crews).finally(() => queryClient.invalidateQueries(DAYS)),
        )
      }
      onSaved?.()
    },
    refreshes: DAYS,
  })
  const undoable = (title: string) => ({ undoable: { title, before: plan } })
  return {
    keep: (crews: StopOrder) => mutate({ crews }),
    move: (crews: StopOrder, name: string) =>
      mutate({ crews, ...undoable(text('admin.timeline.moved', { name })) }),
    suggest: () => mutate(undoable(text('admin.work.board.suggested'))),
    isBusy: isPending,
    checked: data && describeConflicts(data, text),
  }
}

function saveOrder(date: PartyDay, crews: StopOrder | undefined): Promise<DayPlan> {
  const params = { date }
  return crews
    ? api.put('/api/admin/work/days/:date', { params, body: { crews } })
    : api.delete('/api/admin/work/days/:date', { params })
}

/** Goes back to a plan, unless somebody has set another order since `left`, which is empty for a suggested one. */
function restoreOrder(plan: DayPlan, left: StopOrder = []): Promise<DayPlan> {
  const crews = plan.isPlaced ? toStopOrder(plan) : []
  const params = { date: plan.date }
  return api.put('/api/admin/work/days/:date', { params, body: { crews, replaces: left } })
}

/** Returns '2 conflicts', announced after a move to users who cannot see the stops turn red. */
export function describeConflicts({ plans }: DayPlan, text: Text): string {
  return text('admin.dayPlans.conflicts', {
    count: plans.flatMap(({ stops }) => stops.flatMap(({ conflicts }) => conflicts)).length,
  })
}
