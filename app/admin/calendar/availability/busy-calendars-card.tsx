import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useConfirmDelete } from '#app/admin/kit/confirm/use-confirm-delete.ts'
import { toastFailure, toastSuccess } from '#app/admin/kit/forms/describe-failure.ts'
import { FieldRow } from '#app/admin/kit/forms/field-row.tsx'
import { FormElement } from '#app/admin/kit/forms/form-element.tsx'
import { SettingsCard } from '#app/admin/kit/forms/settings/settings-card.tsx'
import { useRequestKey } from '#app/admin/kit/forms/use-request-key.ts'
import { useSentForm } from '#app/admin/kit/forms/use-sent-form.ts'
import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { WarningNotice } from '#app/admin/kit/forms/warning-notice.tsx'
import { RowButton } from '#app/admin/kit/ui/row-button.tsx'
import { api } from '#app/lib/api/api.ts'
import { apiQuery, queriesAt } from '#app/lib/api/api-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { DeleteButton } from '#app/ui/controls/delete-button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Row, Stack, Text } from '#app/ui/layout.tsx'
import { addBusyCalendar, type BusyCalendar } from '#contract/calendar/busy-calendars.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import styles from './busy-calendars-card.module.css'

const busyCalendarsQuery = apiQuery('/api/admin/busy-calendars', { staleTime: 0 })

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
                  failed: text('admin.busy.removeFailed'),
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
    failed: text('admin.busy.readFailed'),
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
          label={text('admin.lists.refresh')}
          variant="secondary"
          name={text('admin.busy.readOf', { name })}
          isBusy={read.isPending}
          onClick={() => read.mutate()}
        />
        <DeleteButton label={text('admin.lists.takeOutNamed', { name })} onClick={onRemove} />
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

function AddCalendarForm({ onAdded }: { onAdded: () => unknown }) {
  const text = useText()
  const sendKeyed = useRequestKey()
  const { form, submit, isSaving } = useSentForm({
    initial: { name: '', url: '' },
    rules: { schema: addBusyCalendar.body },
    send: (fields) => sendKeyed(fields, (request) => api.post('/api/admin/busy-calendars', request)),
    onSent: ({ failure }, { reset }) => {
      if (failure) toastFailure(text(`admin.busy.failure.${failure}`))
      else toastSuccess(text('admin.busy.added'))
      reset({ name: '', url: '' })
      return onAdded()
    },
    failed: text('admin.busy.addFailed'),
  })
  return (
    <FormElement form={form} submit={submit} align="start" className={styles.form}>
      <FieldRow>
        <TextField label={text('admin.busy.name')} {...form.input('name')} />
        <TextField
          label={text('admin.busy.url')}
          hint={text('admin.busy.urlHint')}
          type="url"
          autoComplete="off"
          {...form.input('url')}
        />
      </FieldRow>
      <Button type="submit" variant="secondary" isBusy={isSaving} busyLabel={text('admin.busy.adding')}>
        {text('admin.busy.add')}
      </Button>
    </FormElement>
  )
}
