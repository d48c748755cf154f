import { useMutation, useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { BrokenBookings } from '#app/admin/forms/broken-bookings.tsx'
import { toastFailure } from '#app/admin/forms/failure-words.ts'
import type { Problems } from '#app/admin/forms/form-inputs.ts'
import { useBrokenBookings } from '#app/admin/forms/use-broken-bookings.ts'
import { useForm } from '#app/admin/forms/use-form.ts'
import { api } from '#app/lib/api.ts'
import { sentenceOf } from '#app/lib/api-request.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { DateField } from '#app/ui/date-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { toast } from '#app/ui/toast-queue.ts'
import { addDays, formatLong, partyDayAt } from '#domain/party-day.ts'
import styles from './add-date-form.module.css'
import { unavailableDatesQuery, useCalendarChanged } from './unavailable-dates-query.ts'

type DateFields = { date: string; reason: string }

const DAYS_AHEAD = 730

export function AddDateForm({ onAdded }: { onAdded: () => void }) {
  const { data: unavailable = [] } = useQuery(unavailableDatesQuery)
  const form = useForm<DateFields>({ date: '', reason: '' })
  const changed = useCalendarChanged()
  const { asksAbout, broken } = useBrokenBookings()
  const { mutate, isPending } = useMutation({
    mutationFn: (fields: DateFields & { force?: true }) =>
      api.post('/api/unavailable-dates', { body: fields }),
    onSuccess: async ({ date }) => {
      toast({ title: 'Date Added', description: `${formatLong(date)} is now unavailable.`, tone: 'success' })
      onAdded()
      await changed()
    },
    onError: (error, fields) => {
      if (!asksAbout(error, () => mutate({ ...fields, force: true })))
        toastFailure(sentenceOf(error, 'Failed to add unavailable date'))
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { date, reason } = form.fields
    if (!form.check(problemsOf(form.fields)) && !isPending) mutate({ date, reason: reason.trim() })
  }
  const today = partyDayAt(new Date())
  return (
    <Card as="section" aria-label="Add an unavailable date">
      <form ref={form.element} noValidate onSubmit={submit} className={styles.form}>
        <DateField
          label="Date"
          required
          selected={form.fields.date || undefined}
          onSelect={(date) => form.set('date', date)}
          error={form.problems.date}
          today={today}
          firstDay={today}
          lastDay={addDays(today, DAYS_AHEAD)}
          days={
            new Map(
              unavailable.map(({ date, reason }) => [
                date,
                { isAvailable: false, reason: reason ?? 'Already unavailable' },
              ]),
            )
          }
        />
        <div className={styles.rest}>
          <TextField
            label="Reason (optional)"
            hint="Parents who ask for this day read it too."
            maxLength={500}
            {...form.text('reason')}
          />
          <Button type="submit" isBusy={isPending} busyLabel="Adding...">
            Add Date
          </Button>
        </div>
      </form>
      <BrokenBookings {...broken} />
    </Card>
  )
}

const REASON_MIN = 3

function problemsOf({ date, reason }: DateFields): Problems<DateFields> {
  const length = reason.trim().length
  return {
    ...(date === '' && { date: 'A date is required' }),
    ...(length > 0 && length < REASON_MIN && { reason: `Reason must be at least ${REASON_MIN} characters` }),
  }
}
