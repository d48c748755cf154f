import { useQuery } from '@tanstack/react-query'
import { BookingConflicts } from '#app/admin/capacity/booking-conflicts.tsx'
import { useBookingConflicts } from '#app/admin/capacity/use-booking-conflicts.ts'
import { toastFailure } from '#app/admin/forms/describe-failure.ts'
import { LoadFailure } from '#app/admin/forms/load-failure.tsx'
import { useSingleMutation } from '#app/admin/forms/use-single-mutation.ts'
import { useUndoToast } from '#app/admin/forms/use-undo-toast.ts'
import { api } from '#app/lib/api/api.ts'
import { useLanguage } from '#app/lib/language/language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { IconButton } from '#app/ui/controls/icon-button.tsx'
import { Card } from '#app/ui/display/card.tsx'
import { EmptyState } from '#app/ui/display/empty-state.tsx'
import { Skeleton } from '#app/ui/display/skeleton.tsx'
import type { UnavailableDate } from '#contract/booking/availability.ts'
import { formatLong, partyDayAt } from '#domain/time/party-day.ts'
import { getFailureSentence } from '../../forms/describe-failure.ts'
import { BookedParties } from './booked-parties.tsx'
import { dayRoomsQuery } from './day-rooms-query.ts'
import styles from './unavailable-dates.module.css'
import { unavailableDatesQuery, useCalendarChanged } from './unavailable-dates-query.ts'

type UnavailableDatesProps = { onBooking: (id: number) => void }

export function UnavailableDates({ onBooking }: UnavailableDatesProps) {
  const text = useText()
  const { data: dates, isPending, isFetching, refetch } = useQuery(unavailableDatesQuery)
  const { data: rooms = [] } = useQuery(dayRoomsQuery(partyDayAt(new Date())))
  const booked = new Set(rooms.filter(({ parties }) => parties > 0).map((room) => room.date))
  if (isPending) return <Skeleton shape="box" height="6rem" />
  if (!dates) {
    return (
      <LoadFailure
        words={text('admin.availability.dates.loadFailed')}
        isRetrying={isFetching}
        onRetry={refetch}
      />
    )
  }
  if (dates.length === 0) {
    return <EmptyState drawing="calendar">{text('admin.availability.dates.none')}</EmptyState>
  }
  return (
    <ul className={styles.cards} aria-label={text('admin.availability.dates.label')}>
      {dates.map((date) => (
        <DateCard key={date.id} date={date} hasParties={booked.has(date.date)} onBooking={onBooking} />
      ))}
    </ul>
  )
}

type DateCardProps = UnavailableDatesProps & { date: UnavailableDate; hasParties: boolean }

function DateCard({ date: { id, date, reason }, hasParties, onBooking }: DateCardProps) {
  const text = useText()
  const language = useLanguage()
  const changed = useCalendarChanged()
  const toastUndo = useUndoToast()
  const { asksAbout, questionFor } = useBookingConflicts()
  const { mutate, isPending } = useSingleMutation({
    mutationFn: (force: 'true' | undefined) =>
      api.delete('/api/unavailable-dates/:id', { params: { id }, query: { force } }),
    onSuccess: () => {
      toastUndo(
        {
          title: text('admin.availability.dates.removed'),
          description: text('admin.availability.dates.canBeBooked', { day: date }),
        },
        async () => {
          // The effect on its parties was shown when the day was closed.
          await api.post('/api/unavailable-dates', { body: { date, reason, force: hasParties } })
          await changed()
        },
      )
      return changed()
    },
    onError: (error) => {
      if (!asksAbout(error))
        toastFailure(getFailureSentence(text('admin.availability.dates.removeFailed'), error))
    },
  })
  return (
    <Card as="li" className={styles.card}>
      <span className={styles.words}>
        <span className={styles.date}>{formatLong(date, language)}</span>
        {reason && <span className={styles.reason}>{reason}</span>}
      </span>
      <IconButton
        icon="trash"
        tone="danger"
        label={text('admin.availability.dates.remove', { day: date })}
        disabled={isPending}
        onClick={() => mutate(undefined)}
      />
      {hasParties && <BookedParties day={date} isClosed onBooking={onBooking} />}
      <BookingConflicts {...questionFor(() => mutate('true'))} />
    </Card>
  )
}
