import { useRef } from 'react'
import { apiJson, loadPath } from '#app/lib/api-request.ts'
import type { Booking } from '#contract/bookings.ts'
import { toastFailure, toastSuccess } from '../forms/failure-words.ts'
import { useRequestKey } from '../forms/use-request-key.ts'
import { useVersionedForm } from '../forms/use-versioned-form.ts'
import { bookingFailure } from './booking-failure.ts'
import {
  type BookingFields,
  bookingFieldsOf,
  bookingProblemsOf,
  changesOf,
  newBookingOf,
} from './booking-fields.ts'
import { useBookingsChanged } from './use-bookings-changed.ts'
import { useCapacityQuestion } from './use-capacity-question.ts'

/**
 * Changes a booking, or makes one for a customer on the phone. A change sends what differs, and `alwaysSent` whether or
 * not it differs.
 */
export function useBookingForm(
  booking: Booking | undefined,
  onSaved: (saved: Booking) => void,
  alwaysSent: readonly (keyof BookingFields)[] = [],
) {
  const changed = useBookingsChanged()
  const requestKey = useRequestKey()
  const insists = useRef(false)
  const toSend = (fields: BookingFields) =>
    booking ? changesOf(fields, bookingFieldsOf(booking), alwaysSent) : fields

  const item = useVersionedForm<Booking, BookingFields>({
    stored: booking,
    fieldsOf: bookingFieldsOf,
    problemsOf: (fields) => bookingProblemsOf(toSend(fields)),
    reload: () => loadPath<Booking>(`/api/bookings/${booking?.id}`),
    save: async (fields, version) => {
      const body = {
        ...(booking ? toSend(fields) : newBookingOf(fields)),
        version,
        ...(insists.current && { overrideCapacity: true }),
      }
      insists.current = false
      const saved = booking
        ? await apiJson<Booking>('PATCH', `/api/bookings/${booking.id}`, body)
        : await apiJson<Booking>('POST', '/api/admin/bookings', body, { 'Idempotency-Key': requestKey(body) })
      toastSuccess(booking ? 'Booking updated successfully' : `Booking #${saved.id} created successfully`)
      onSaved(saved)
      return saved
    },
    onSaved: changed,
    onFailed: (error) => {
      if (asksAbout(error)) return
      toastFailure(bookingFailure(`Failed to ${booking ? 'update' : 'create'} booking`, error))
    },
  })
  const { asksAbout, capacity } = useCapacityQuestion(() => {
    insists.current = true
    item.submit()
  })
  return { ...item, toSend: toSend(item.form.fields), capacity }
}
