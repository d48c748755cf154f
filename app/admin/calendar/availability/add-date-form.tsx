import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import type { FormRules } from '#app/admin/kit/forms/form-rules.ts'
import { useRequestKey } from '#app/admin/kit/forms/use-request-key.ts'
import { useSchemaForm } from '#app/admin/kit/forms/use-schema-form.ts'
import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { useUndoToast } from '#app/admin/kit/forms/use-undo-toast.ts'
import { BookingConflicts } from '#app/admin/parts/capacity/booking-conflicts.tsx'
import { useBookingConflicts } from '#app/admin/parts/capacity/use-booking-conflicts.ts'
import { api } from '#app/lib/api/api.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Card } from '#app/ui/display/card.tsx'
import { DateField } from '#app/ui/fields/date-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Stack } from '#app/ui/layout.tsx'
import { addUnavailableDate } from '#contract/booking/availability.ts'
import { addDays, partyDayAt } from '#domain/foundation/time/party-day.ts'
import styles from './add-date-form.module.css'
import { BookedParties } from './booked-parties.tsx'
import { FOLLOWS_CALENDAR, unavailableDatesQuery } from './unavailable-dates-query.ts'

type DateFields = { date: string; reason: string }

const RULES: FormRules<DateFields> = { schema: addUnavailableDate.body }

const DAYS_AHEAD = 730

type AddDateFormProps = { onAdded: () => void; onBooking: (id: number) => void }

export function AddDateForm({ onAdded, onBooking }: AddDateFormProps) {
  const text = useText()
  const closed = useClosedDays()
  const form = useSchemaForm<DateFields>(RULES, { date: '', reason: '' })
  const { mutate, isPending, variables, questionFor } = useAddDate(onAdded)
  const conflicts = questionFor((answer) => variables && mutate({ ...variables, ...answer }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    form.submit(mutate)
  }
  const today = partyDayAt(new Date())
  return (
    <Card as="section" aria-label={text('admin.availability.form.label')}>
      <form ref={form.element} noValidate onSubmit={submit} className={styles.form}>
        <DateField
          label={text('admin.availability.form.date')}
          required
          selected={form.fields.date || undefined}
          onSelect={(date) => form.set('date', date)}
          error={form.problems.date}
          today={today}
          firstDay={today}
          lastDay={addDays(today, DAYS_AHEAD)}
          days={closed}
        />
        <Stack align="start">
          <div aria-live="polite" className={styles.booked}>
            {form.fields.date !== '' && (
              <BookedParties day={form.fields.date} isClosed={false} onBooking={onBooking} />
            )}
          </div>
          <TextField
            label={text('admin.availability.form.reason')}
            hint={text('admin.availability.form.reasonHint')}
            maxLength={500}
            {...form.input('reason')}
          />
          <Button type="submit" isBusy={isPending} busyLabel={text('admin.availability.form.adding')}>
            {text('admin.availability.addDate')}
          </Button>
        </Stack>
      </form>
      <BookingConflicts {...conflicts} />
    </Card>
  )
}

/** The days that are closed already, as the calendar shows them. */
function useClosedDays(): ReadonlyMap<string, { isAvailable: false; reason: string }> {
  const text = useText()
  const { data: unavailable = [] } = useQuery(unavailableDatesQuery)
  return new Map(
    unavailable.map(({ date, reason }) => [
      date,
      { isAvailable: false, reason: reason ?? text('admin.availability.form.already') },
    ]),
  )
}

function useAddDate(onAdded: () => void) {
  const text = useText()
  const queryClient = useQueryClient()
  const toastUndo = useUndoToast()
  const sendKeyed = useRequestKey()
  const { asksAbout, questionFor } = useBookingConflicts()
  const adding = useSingleMutation({
    mutationFn: (fields: DateFields & { force?: true }) =>
      sendKeyed(fields, (request) => api.post('/api/unavailable-dates', request)),
    onSuccess: ({ id, date }) => {
      toastUndo(
        {
          title: text('admin.availability.form.added'),
          description: text('admin.availability.form.isUnavailable', { day: date }),
        },
        async () => {
          // The day was open a moment ago, so there is nothing left to ask.
          await api.delete('/api/unavailable-dates/:id', { params: { id }, query: { force: 'true' } })
          await queryClient.invalidateQueries(FOLLOWS_CALENDAR)
        },
      )
      onAdded()
    },
    asksAbout: (error) => asksAbout(error),
    failed: text('admin.availability.form.failed'),
    refreshes: FOLLOWS_CALENDAR,
  })
  return { ...adding, questionFor }
}
