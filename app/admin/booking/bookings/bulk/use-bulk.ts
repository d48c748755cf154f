import { useRef, useState } from 'react'
import { useBookingsChanged } from '#app/admin/booking/dialogs/use-bookings-changed.ts'
import { describeFailure } from '#app/admin/kit/forms/describe-failure.ts'
import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { api } from '#app/lib/api/api.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { randomKey } from '#app/lib/random-key.ts'
import type { Booking } from '#contract/booking/bookings.ts'
import { type Results, runForEach } from './run-for-each.ts'

export type BulkAction = 'confirm' | 'link'
export type BulkResults = Results & { readonly action: BulkAction }

/**
 * Confirms many bookings, or sends their payment links. Retries after a lost response have no second effect:
 * a booking is confirmed at the version that was seen, and a link is sent with the idempotency key of the
 * first attempt.
 */
export function useBulk(onDone: (results: BulkResults) => void) {
  const text = useText()
  const changed = useBookingsChanged()
  const keys = useRef(new Map<number, string>())
  const [finished, setFinished] = useState(0)

  const refuseToConfirm = ({ bookingStatus: status }: Booking) => {
    if (status === 'pending') return undefined
    return status === 'confirmed'
      ? text('admin.bulk.alreadyConfirmed')
      : text('admin.bulk.cannotConfirm', { status })
  }
  const confirm = ({ id, version }: Booking) =>
    api.patch('/api/bookings/:id', { params: { id }, body: { bookingStatus: 'confirmed', version } })
  const sendLink = async ({ id }: Booking) => {
    const key = keys.current.get(id) ?? randomKey()
    keys.current.set(id, key)
    await api.post('/api/bookings/:id/payment-link', {
      params: { id },
      body: {},
      headers: { 'Idempotency-Key': key },
    })
    keys.current.delete(id)
  }

  const { mutate, isPending } = useSingleMutation({
    mutationFn: ({ action, bookings }: { action: BulkAction; bookings: readonly Booking[] }) => {
      setFinished(0)
      return runForEach(bookings, {
        run: action === 'confirm' ? confirm : sendLink,
        refuse: action === 'confirm' ? refuseToConfirm : undefined,
        toSentence: describeFailure,
        onProgress: setFinished,
      })
    },
    onSuccess: (results, { action }) => {
      onDone({ ...results, action })
      return changed()
    },
  })
  return { run: mutate, isRunning: isPending, finished }
}
