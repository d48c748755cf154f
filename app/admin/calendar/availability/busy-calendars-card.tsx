import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useConfirmDelete } from '#app/admin/kit/confirm/use-confirm-delete.ts'
import { getFailureSentence, toastFailure, toastSuccess } from '#app/admin/kit/forms/describe-failure.ts'
import { SettingsCard } from '#app/admin/kit/forms/settings/settings-card.tsx'
import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { WarningNotice } from '#app/admin/kit/forms/warning-notice.tsx'
import { RowButton } from '#app/admin/kit/ui/row-button.tsx'
import { api } from '#app/lib/api/api.ts'
import { apiQuery, queriesAt } from '#app/lib/api/api-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { DeleteButton } from '#app/ui/controls/delete-button.tsx'
import { Row, Stack, Text } from '#app/ui/layout.tsx'
import type { BusyCalendar } from '#contract/calendar/busy-calendars.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import { AddCalendarForm } from './add-calendar-form.tsx'
import styles from './busy-calendars-card.module.css'

export const busyCalendarsQuery = apiQuery('/api/admin/busy-calendars', { staleTime: 0 })

/** External calendars whose busy days staff are warned about. */
export function BusyCalendarsCard() {
  const text = useText()
  const queryClient = useQueryClient()
  const { data: calendars = [] } = useQuery(busyCalendarsQuery)
  const confirmDelete = useConfirmDelete()
  const changed = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: busyCalendarsQuery.queryKey }),
      queryClient.invalidateQueries(queriesAt('/api/admin/day-rooms', '/api/admin/agenda')),
    ])
  return (
    <SettingsCard title={text('admin.busy.title')} hint={text('admin.busy.hint')}>
      {calendars.length > 0 && (
        <Stack role="list" as="ul" gap={0} marginBottom={4}>
          {calendars.map((calendar) => (
            <CalendarRow
              key={calendar.id}
              calendar={calendar}
              onRead={changed}
              onRemove={() =>
                confirmDelete({
                  description: text('admin.busy.removeAsk', { name: calendar.name }),
                  run: () => api.delete('/api/admin/busy-calendars/:id', { params: { id: calendar.id } }),
                  done: () => {
                    toastSuccess(text('admin.busy.removed'))
                    return changed()
                  },
                  failed: (error) => getFailureSentence(text('admin.busy.removeFailed'), error),
                })
              }
            />
          ))}
        </Stack>
      )}
      <AddCalendarForm onAdded={changed} />
    </SettingsCard>
  )
}

type CalendarRowProps = { calendar: BusyCalendar; onRead: () => unknown; onRemove: () => void }

function CalendarRow({ calendar, onRead, onRemove }: CalendarRowProps) {
  const text = useText()
  const { id, name, host, busyDays, unreadEntries, readAt, failure } = calendar
  const read = useSingleMutation({
    mutationFn: () => api.post('/api/admin/busy-calendars/:id/read', { params: { id } }),
    onSettled: onRead,
    onError: (error) => toastFailure(getFailureSentence(text('admin.busy.readFailed'), error)),
  })
  return (
    <Row as="li" gap={3} rowGap={2} justify="space-between" className={styles.calendar}>
      <div className={styles.words}>
        <Text weight={600} breaksWords>
          {name}
        </Text>
        <Text size="sm" tone="soft" breaksWords>
          {host} · {text('admin.busy.days', { count: busyDays })}
          {readAt && ` · ${text('admin.busy.readAt', { when: partyDayAt(new Date(readAt)) })}`}
        </Text>
      </div>
      <Row as="span" gap={1} wraps={false}>
        <RowButton
          label={text('admin.busy.read')}
          variant="secondary"
          name={text('admin.busy.readOf', { name })}
          isBusy={read.isPending}
          onClick={() => read.mutate()}
        />
        <DeleteButton label={text('admin.busy.removeOf', { name })} onClick={onRemove} />
      </Row>
      {(failure || unreadEntries > 0) && (
        <div className={styles.failure}>
          <WarningNotice
            role="status"
            icon="warning"
            words={
              failure
                ? text(`admin.busy.failure.${failure}`)
                : text('admin.busy.unreadEntries', { count: unreadEntries })
            }
          />
        </div>
      )}
    </Row>
  )
}
