import { toastFailure, toastSuccess } from '#app/admin/kit/forms/describe-failure.ts'
import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { useUndoToast } from '#app/admin/kit/forms/use-undo-toast.ts'
import { api } from '#app/lib/api/api.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import type { Booking } from '#contract/booking/bookings.ts'
import type { Party } from '#contract/crew/agenda.ts'
import type { StaffChangeQuote } from '#contract/family/staff-order-change.ts'
import type { PartyDay } from '#domain/foundation/time/party-day.ts'
import { bookingFailure } from '../booking-failure.ts'
import { FOLLOWS_BOOKINGS, useBookingsChanged } from '../use-bookings-changed.ts'
import { type BookingOverride, useCapacityQuestion } from '../use-capacity-question.ts'

export type MovedParty = Pick<Party, 'id' | 'customerName' | 'bookingDate'>

type MoveOutcome = {
  readonly onClose: () => void
  readonly onMoved?: ((day: PartyDay) => void) | undefined
  /** Loads what the move means by now. */
  readonly onRefused: () => Promise<unknown>
}

type Move = { readonly quote: StaffChangeQuote; readonly day: PartyDay; readonly override: BookingOverride }

/** Moves a party as its quote says; the toast offers to undo what can be undone. */
export function useMoveParty(
  { id, customerName: name, bookingDate }: MovedParty,
  { onClose, onMoved, onRefused }: MoveOutcome,
) {
  const text = useText()
  const changed = useBookingsChanged()
  const { asksAbout, questionFor } = useCapacityQuestion()
  const toastUndo = useUndoToast()
  const moveBack = async ({ id, version }: Booking) => {
    const back = { bookingDate }
    const { differenceAmount } = await api.post('/api/bookings/:id/change-quote', {
      params: { id },
      body: back,
    })
    const body = { ...back, version, differenceAmount, undo: true } as const
    return api.patch('/api/bookings/:id', { params: { id }, body })
  }
  const { mutate, isPending } = useSingleMutation({
    mutationFn: ({ quote: { version, differenceAmount }, day, override }: Move) => {
      const body = { bookingDate: day, version, differenceAmount, ...override }
      return api.patch('/api/bookings/:id', { params: { id }, body })
    },
    onSuccess: (saved, { quote: { mail, refundAmount, makesPaid }, day }) => {
      const title = mail
        ? text('admin.moveParty.done', { name, day, recipient: mail.recipient })
        : text('admin.moveParty.doneQuietly', { name, day })
      // Money that was sent back does not return, and a party that is paid stays so.
      if (Number(refundAmount) > 0 || makesPaid) toastSuccess(title)
      else toastUndo({ title }, () => moveBack(saved).finally(changed))
      onClose()
      onMoved?.(day)
    },
    onError: async (failure, { override }) => {
      if (asksAbout(failure, override)) return
      await onRefused()
      toastFailure(bookingFailure(text('admin.moveParty.failed'), failure))
    },
    refreshes: FOLLOWS_BOOKINGS,
  })
  return { move: mutate, isMoving: isPending, capacity: questionFor }
}
