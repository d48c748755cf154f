import { FormElement } from '#app/admin/kit/forms/form-element.tsx'
import { useVersionedForm } from '#app/admin/kit/forms/use-versioned-form.ts'
import { api } from '#app/lib/api/api.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { TextArea } from '#app/ui/fields/text-area.tsx'
import type { Booking } from '#contract/booking/bookings.ts'
import { changeBooking } from '#contract/booking/staff-bookings.ts'
import { loadBooking } from '../booking-query.ts'
import { FOLLOWS_BOOKINGS } from '../use-bookings-changed.ts'
import styles from './team-notes.module.css'

type Fields = { teamNotes: string }

const toFields = (booking: Booking | undefined): Fields => ({ teamNotes: booking?.teamNotes ?? '' })

/** The team's internal notes on a booking; the history shows who wrote what, and when. */
export function TeamNotes({ booking }: { readonly booking: Booking }) {
  const text = useText()
  const { id } = booking
  const { form, submit, isSaving, conflict } = useVersionedForm<Booking, Fields>({
    stored: booking,
    toFields,
    rules: { schema: changeBooking.body },
    save: (fields, base) =>
      api.patch('/api/bookings/:id', { params: { id }, body: { ...fields, version: base?.version } }),
    reload: () => loadBooking(id),
    done: text('admin.forms.notesSaved'),
    refreshes: FOLLOWS_BOOKINGS,
  })
  return (
    <FormElement {...{ form, submit, conflict }} gap={2} align="start" isFullWidth className={styles.notes}>
      <TextArea
        label={text('admin.booking.notes.title')}
        hint={text('admin.booking.notes.hint')}
        rows={2}
        {...form.input('teamNotes')}
      />
      {form.isDirty && (
        <Button type="submit" size="sm" isBusy={isSaving} busyLabel={text('admin.forms.saving')}>
          {text('admin.forms.saveNotes')}
        </Button>
      )}
    </FormElement>
  )
}
