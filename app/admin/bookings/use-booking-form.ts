import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { apiJson, loadPath } from '#app/lib/api-request.ts'
import type { Booking } from '#contract/bookings.ts'
import { toastFailure, toastSuccess } from '../edit/failure-words.ts'
import { useForm } from '../edit/use-form.ts'
import { isNewer } from '../edit/use-item-form.ts'
import { bookingFailure } from './booking-failure.ts'
import { type BookingFields, bookingFieldsOf, bookingProblemsOf, changesOf } from './booking-fields.ts'
import { isAboutCapacity } from './capacity-question.tsx'
import { useBookingsChanged } from './use-bookings-changed.ts'

type Insist = { readonly version?: number | undefined; readonly overrideCapacity?: true }

/** Changes a booking, or makes one for a customer on the phone. */
export function useBookingForm(booking: Booking | undefined, onSaved: (saved: Booking) => void) {
  const changed = useBookingsChanged()
  const [start, setStart] = useState(() => bookingFieldsOf(booking))
  const [version, setVersion] = useState(booking?.version)
  const [theirs, setTheirs] = useState<Booking>()
  const [refused, setRefused] = useState<{ error: unknown; insist: Insist }>()
  const form = useForm<BookingFields>(start)
  const toSend = booking ? changesOf(form.fields, start) : form.fields

  const save = useMutation({
    mutationFn: (insist: Insist) =>
      booking
        ? apiJson<Booking>('PATCH', `/api/bookings/${booking.id}`, { ...toSend, ...insist })
        : apiJson<Booking>('POST', '/api/admin/bookings', { ...toSend, ...insist }),
    onSuccess: (saved) => {
      toastSuccess(booking ? 'Booking updated successfully' : `Booking #${saved.id} created successfully`)
      onSaved(saved)
      return changed()
    },
    onError: async (error, insist) => {
      if (booking && isNewer(error)) setTheirs(await loadPath<Booking>(`/api/bookings/${booking.id}`))
      else if (isAboutCapacity(error)) setRefused({ error, insist })
      else {
        toastFailure(bookingFailure(`Failed to ${booking ? 'update' : 'create'} booking`, error))
        form.refuseAs(error)
      }
    },
  })

  const submit = () => {
    const problems = bookingProblemsOf(toSend)
    if (Object.keys(problems).length > 0) form.refuse(problems)
    else if (!save.isPending) save.mutate({ version })
  }
  const continueFrom = (newer: Booking) => {
    setVersion(newer.version)
    setTheirs(undefined)
  }
  const conflict = theirs && {
    adoptTheirs: () => {
      continueFrom(theirs)
      setStart(bookingFieldsOf(theirs))
      form.reset(bookingFieldsOf(theirs))
    },
    saveMine: () => {
      continueFrom(theirs)
      save.mutate({ version: theirs.version })
    },
  }
  const capacity = {
    refusal: refused?.error,
    onClose: () => setRefused(undefined),
    onInsist: () => {
      setRefused(undefined)
      save.mutate({ ...refused?.insist, overrideCapacity: true })
    },
  }
  return { form, toSend, submit, isSaving: save.isPending, conflict, capacity }
}
