import { useQuery } from '@tanstack/react-query'
import { FOLLOWS_CALENDAR } from '#app/admin/booking/dialogs/use-close-day.ts'
import { Loaded } from '#app/admin/kit/ui/loaded.tsx'
import { BookingConflicts } from '#app/admin/parts/capacity/booking-conflicts.tsx'
import { useForceableAct } from '#app/admin/parts/capacity/use-booking-conflicts.ts'
import { RowDone } from '#app/admin/parts/kept-rows/row-done.tsx'
import { useDone } from '#app/admin/parts/kept-rows/use-done.ts'
import { useKeptRows } from '#app/admin/parts/kept-rows/use-kept-rows.ts'
import { api } from '#app/lib/api/api.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { DeleteButton } from '#app/ui/controls/delete-button.tsx'
import { Card } from '#app/ui/display/card.tsx'
import { EmptyState } from '#app/ui/display/empty-state.tsx'
import { Grid, Text } from '#app/ui/layout.tsx'
import type { UnavailableDate } from '#contract/booking/availability.ts'
import { formatLong, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { dayRoomsQuery, unavailableDatesQuery } from './availability-queries.ts'
import { BookedParties } from './booked-parties.tsx'
import styles from './unavailable-dates.module.css'

type UnavailableDatesProps = { onBooking: (id: number) => void }

export function UnavailableDates({ onBooking }: UnavailableDatesProps) {
  const text = useText()
  const dates = useQuery(unavailableDatesQuery)
  const { data: rooms = [] } = useQuery(dayRoomsQuery(partyDayAt(new Date())))
  const booked = new Set(rooms.filter(({ parties }) => parties > 0).map((room) => room.date))
  const { shown, keep, around } = useKeptRows(dates.data ?? [], ({ date }) => date)
  return (
    <Loaded
      query={{ ...dates, data: dates.data && shown }}
      height="6rem"
      failed={text('admin.availability.dates.loadFailed')}
      empty={<EmptyState drawing="calendar">{text('admin.availability.dates.none')}</EmptyState>}
    >
      {(rows) => (
        <Grid as="ul" minColumn="19rem" aria-label={text('admin.availability.dates.label')} {...around}>
          {rows.map(({ row, isGone }) => (
            <DateCard
              key={row.date}
              date={row}
              hasParties={booked.has(row.date)}
              isGone={isGone}
              onRemove={() => keep(row)}
              onBooking={onBooking}
            />
          ))}
        </Grid>
      )}
    </Loaded>
  )
}

type DateCardProps = UnavailableDatesProps & {
  date: UnavailableDate
  hasParties: boolean
  isGone: boolean
  onRemove: () => void
}

function DateCard({ date: closed, hasParties, isGone, onRemove, onBooking }: DateCardProps) {
  const { date, reason } = closed
  const text = useText()
  const { done, act: reopen, isBusy, conflicts } = useReopening(closed, hasParties)
  return (
    <Card as="li" className={styles.card} inert={isGone}>
      <span className={styles.words}>
        <Text as="span" weight={600}>
          {formatLong(date, text.language)}
        </Text>
        {reason && (
          <Text as="span" size="sm" tone="soft" breaksWords>
            {reason}
          </Text>
        )}
      </span>
      {done ? (
        <RowDone done={done} label={text('admin.undo.removed')} about={formatLong(date, text.language)} />
      ) : (
        <DeleteButton
          label={text('admin.availability.dates.remove', { day: date })}
          disabled={isBusy}
          onClick={() => {
            onRemove()
            reopen(closed.id)
          }}
        />
      )}
      {hasParties && <BookedParties day={date} isClosed onBooking={onBooking} />}
      <BookingConflicts {...conflicts} />
    </Card>
  )
}

/** Opens a closed day again; it can be undone for ten seconds. */
function useReopening({ date, reason }: UnavailableDate, hasParties: boolean) {
  const text = useText()
  const { done, showUndoable } = useDone(FOLLOWS_CALENDAR)
  const reopening = useForceableAct({
    send: (id: number, force) =>
      api.delete('/api/unavailable-dates/:id', { params: { id }, query: { force: force && 'true' } }),
    onSuccess: () =>
      showUndoable(
        {
          title: text('admin.availability.dates.removed'),
          description: text('admin.availability.dates.canBeBooked', { day: date }),
        },
        // The effect on its parties was shown when the day was closed.
        () => api.post('/api/unavailable-dates', { body: { date, reason, force: hasParties } }),
      ),
    failed: text('admin.availability.dates.removeFailed'),
    refreshes: FOLLOWS_CALENDAR,
  })
  return { done, ...reopening }
}
