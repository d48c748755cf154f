import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { apiJson } from '#app/lib/api-request.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Tooltip } from '#app/ui/tooltip.tsx'
import type { Booking } from '#contract/bookings.ts'
import { bookingFailure } from '../bookings/booking-failure.ts'
import { CapacityQuestion, isAboutCapacity } from '../bookings/capacity-question.tsx'
import { useBookingsChanged } from '../bookings/use-bookings-changed.ts'
import { toastFailure, toastSuccess } from '../edit/failure-words.ts'
import styles from './recent-booking-actions.module.css'

type RecentBookingActionsProps = { booking: Booking; onModify: () => void; onDelete: () => void }

export function RecentBookingActions({ booking, onModify, onDelete }: RecentBookingActionsProps) {
  const changed = useBookingsChanged()
  const [refusal, setRefusal] = useState<unknown>()
  const { mutate, isPending } = useMutation({
    mutationFn: (insist: { overrideCapacity?: true }) =>
      apiJson('PATCH', `/api/bookings/${booking.id}`, { bookingStatus: 'confirmed', ...insist }),
    onSuccess: () => {
      toastSuccess('Booking confirmed successfully')
      return changed()
    },
    onError: (error) => {
      if (isAboutCapacity(error)) setRefusal(error)
      else toastFailure(bookingFailure('Failed to confirm booking', error))
    },
  })
  return (
    <span className={styles.actions}>
      {booking.bookingStatus !== 'confirmed' && (
        <Tooltip text="Confirm">
          <IconButton
            icon="check"
            label={`Confirm booking #${booking.id}`}
            disabled={isPending}
            onClick={() => mutate({})}
          />
        </Tooltip>
      )}
      <Tooltip text="Modify">
        <IconButton icon="pencil" label={`Modify booking #${booking.id}`} onClick={onModify} />
      </Tooltip>
      <Tooltip text="Delete">
        <IconButton icon="trash" tone="danger" label={`Delete booking #${booking.id}`} onClick={onDelete} />
      </Tooltip>
      <CapacityQuestion
        refusal={refusal}
        onClose={() => setRefusal(undefined)}
        onInsist={() => {
          setRefusal(undefined)
          mutate({ overrideCapacity: true })
        }}
      />
    </span>
  )
}
