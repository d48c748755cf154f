import { useQueryClient } from '@tanstack/react-query'
import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { useUndoToast } from '#app/admin/kit/forms/use-undo-toast.ts'
import { api } from '#app/lib/api/api.ts'
import { queriesAt } from '#app/lib/api/api-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import type { DayPlan } from '#contract/crew/work.ts'
import { type StopOrder, toStopOrder } from '../stop-order.ts'

/** Saves a new order for a day, with an undo. */
export function useMoveStop(plan: DayPlan, name: string, onDone: () => void) {
  const text = useText()
  const queryClient = useQueryClient()
  const toastUndo = useUndoToast()
  const params = { date: plan.date }
  const readAgain = () => queryClient.invalidateQueries(queriesAt('/api/admin/work/days'))
  const keep = (crews: StopOrder) => api.put('/api/admin/work/days/:date', { params, body: { crews } })
  const undo = async () => {
    if (plan.isPlaced) await keep(toStopOrder(plan))
    else await api.delete('/api/admin/work/days/:date', { params })
    await readAgain()
  }
  const { mutate, isPending } = useSingleMutation({
    mutationFn: keep,
    onSuccess: () => {
      toastUndo({ title: text('admin.timeline.moved', { name }) }, undo)
      onDone()
    },
    onSettled: readAgain,
  })
  return { move: mutate, isMoving: isPending }
}
