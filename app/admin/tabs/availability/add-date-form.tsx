import { useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { BrokenBookings } from '#app/admin/capacity/broken-bookings.tsx'
import { useBrokenBookings } from '#app/admin/capacity/use-broken-bookings.ts'
import { toastFailure } from '#app/admin/forms/failure-words.ts'
import type { Problems } from '#app/admin/forms/form-inputs.ts'
import { useForm } from '#app/admin/forms/use-form.ts'
import { mayBeDone, useRequestKey } from '#app/admin/forms/use-request-key.ts'
import { useSingleMutation } from '#app/admin/forms/use-single-mutation.ts'
import { api } from '#app/lib/api/api.ts'
import { useWords, wordsRead } from '#app/lib/language/in-both.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Card } from '#app/ui/display/card.tsx'
import { DateField } from '#app/ui/fields/date-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { toast } from '#app/ui/toasts/toast-queue.ts'
import { addDays, partyDayAt } from '#domain/time/party-day.ts'
import { describeFailure } from '../../forms/failure-words.ts'
import styles from './add-date-form.module.css'
import { AVAILABILITY_WORDS } from './availability-words.ts'
import { BookedParties } from './booked-parties.tsx'
import { unavailableDatesQuery, useCalendarChanged } from './unavailable-dates-query.ts'

type DateFields = { date: string; reason: string }

const DAYS_AHEAD = 730

type AddDateFormProps = { onAdded: () => void; onBooking: (id: number) => void }

export function AddDateForm({ onAdded, onBooking }: AddDateFormProps) {
  const { form: words, addDate } = useWords(AVAILABILITY_WORDS)
  const { data: unavailable = [] } = useQuery(unavailableDatesQuery)
  const form = useForm<DateFields>({ date: '', reason: '' })
  const changed = useCalendarChanged()
  const sendKeyed = useRequestKey()
  const { asksAbout, questionFor } = useBrokenBookings()
  const { mutate, isPending, variables } = useSingleMutation({
    mutationFn: (fields: DateFields & { force?: true }) =>
      sendKeyed(fields, (request) => api.post('/api/unavailable-dates', request)),
    onSuccess: async ({ date }) => {
      toast({ title: words.added, description: words.isUnavailable(date), tone: 'success' })
      onAdded()
      await changed()
    },
    onError: (error) => {
      if (mayBeDone(error)) void changed()
      if (!asksAbout(error)) toastFailure(describeFailure(words.failed, error))
    },
  })
  const broken = questionFor((answer) => variables && mutate({ ...variables, ...answer }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { date, reason } = form.fields
    if (!form.check(findProblems(form.fields))) mutate({ date, reason: reason.trim() })
  }
  const today = partyDayAt(new Date())
  return (
    <Card as="section" aria-label={words.label}>
      <form ref={form.element} noValidate onSubmit={submit} className={styles.form}>
        <DateField
          label={words.date}
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
                { isAvailable: false, reason: reason ?? words.already },
              ]),
            )
          }
        />
        <div className={styles.rest}>
          <div aria-live="polite" className={styles.booked}>
            {form.fields.date !== '' && (
              <BookedParties day={form.fields.date} isClosed={false} onBooking={onBooking} />
            )}
          </div>
          <TextField label={words.reason} hint={words.reasonHint} maxLength={500} {...form.text('reason')} />
          <Button type="submit" isBusy={isPending} busyLabel={words.adding}>
            {addDate}
          </Button>
        </div>
      </form>
      <BrokenBookings {...broken} />
    </Card>
  )
}

const REASON_MIN = 3

function findProblems({ date, reason }: DateFields): Problems<DateFields> {
  const words = wordsRead(AVAILABILITY_WORDS).form
  const length = reason.trim().length
  return {
    ...(date === '' && { date: words.dateRequired }),
    ...(length > 0 && length < REASON_MIN && { reason: words.reasonTooShort(REASON_MIN) }),
  }
}
