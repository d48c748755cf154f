import { useQueryClient } from '@tanstack/react-query'
import { useRequestKey } from '#app/admin/kit/forms/use-request-key.ts'
import { useUndoToast } from '#app/admin/kit/forms/use-undo-toast.ts'
import { useForceableAct } from '#app/admin/parts/capacity/use-booking-conflicts.ts'
import { api } from '#app/lib/api/api.ts'
import { queriesAt } from '#app/lib/api/api-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import type { PartyDay } from '#domain/foundation/time/party-day.ts'

/** What closing or opening a day changes. */
export const FOLLOWS_CALENDAR = queriesAt(
  '/api/unavailable-dates',
  '/api/availability',
  '/api/admin/overview',
  '/api/admin/agenda',
  '/api/admin/day-rooms',
  '/api/admin/today',
  '/api/admin/work/days',
)

type ClosedDay = { readonly date: PartyDay; readonly reason?: string }

/** Closes a day at once; the toast offers the way back. Asks first if there are parties. */
export function useCloseDay(onClosed?: () => void) {
  const text = useText()
  const queryClient = useQueryClient()
  const toastUndo = useUndoToast()
  const sendKeyed = useRequestKey()
  return useForceableAct({
    send: (day: ClosedDay, force) =>
      sendKeyed({ ...day, ...(force && { force }) }, (request) =>
        api.post('/api/unavailable-dates', request),
      ),
    onSuccess: ({ id, date: day }) => {
      const title = text('admin.availability.form.added')
      const description = text('admin.availability.form.isUnavailable', { day })
      // The day was open a moment ago, so there is nothing left to ask.
      const reopen = () =>
        api.delete('/api/unavailable-dates/:id', { params: { id }, query: { force: 'true' } })
      toastUndo({ title, description }, () =>
        reopen().finally(() => queryClient.invalidateQueries(FOLLOWS_CALENDAR)),
      )
      onClosed?.()
    },
    failed: text('admin.availability.form.failed'),
    refreshes: FOLLOWS_CALENDAR,
  })
}
