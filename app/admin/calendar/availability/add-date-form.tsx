import { useQuery } from '@tanstack/react-query'
import { useCloseDay } from '#app/admin/booking/dialogs/use-close-day.ts'
import { FormElement } from '#app/admin/kit/forms/form-element.tsx'
import type { FormRules } from '#app/admin/kit/forms/form-rules.ts'
import { useSchemaForm } from '#app/admin/kit/forms/use-schema-form.ts'
import { BookingConflicts } from '#app/admin/parts/capacity/booking-conflicts.tsx'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Card } from '#app/ui/display/card.tsx'
import { DateField } from '#app/ui/fields/date-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Stack } from '#app/ui/layout.tsx'
import { addUnavailableDate } from '#contract/booking/availability.ts'
import { addDays, partyDayAt } from '#domain/foundation/time/party-day.ts'
import styles from './add-date-form.module.css'
import { unavailableDatesQuery } from './availability-queries.ts'
import { BookedParties } from './booked-parties.tsx'

type DateFields = { date: string; reason: string }

const RULES: FormRules<DateFields> = { schema: addUnavailableDate.body }

const DAYS_AHEAD = 730

type AddDateFormProps = { onAdded: () => void; onBooking: (id: number) => void }

export function AddDateForm({ onAdded, onBooking }: AddDateFormProps) {
  const text = useText()
  const closed = useClosedDays()
  const form = useSchemaForm<DateFields>(RULES, { date: '', reason: '' })
  const { act, isBusy, conflicts } = useCloseDay(onAdded)
  const today = partyDayAt(new Date())
  return (
    <Card as="section" aria-label={text('admin.availability.form.label')}>
      <FormElement form={form} submit={() => form.submit(act)} gap={5} className={styles.form}>
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
          <Button type="submit" isBusy={isBusy} busyLabel={text('admin.forms.adding')}>
            {text('admin.availability.addDate')}
          </Button>
        </Stack>
      </FormElement>
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
