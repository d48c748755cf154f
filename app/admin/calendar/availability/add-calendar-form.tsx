import type { FormEvent } from 'react'
import { getFailureSentence, toastFailure, toastSuccess } from '#app/admin/kit/forms/describe-failure.ts'
import type { FormRules } from '#app/admin/kit/forms/form-rules.ts'
import { useRequestKey } from '#app/admin/kit/forms/use-request-key.ts'
import { useSchemaForm } from '#app/admin/kit/forms/use-schema-form.ts'
import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { api } from '#app/lib/api/api.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { addBusyCalendar } from '#contract/calendar/busy-calendars.ts'
import styles from './busy-calendars-card.module.css'

const EMPTY = { name: '', url: '' }

const RULES: FormRules<typeof EMPTY> = { schema: addBusyCalendar.body, toBody: (fields) => fields }

export function AddCalendarForm({ onAdded }: { onAdded: () => unknown }) {
  const text = useText()
  const form = useSchemaForm(RULES, EMPTY)
  const sendKeyed = useRequestKey()
  const { mutate, isPending } = useSingleMutation({
    mutationFn: (fields: typeof EMPTY) =>
      sendKeyed(fields, (request) => api.post('/api/admin/busy-calendars', request)),
    onSuccess: ({ failure }) => {
      if (failure) toastFailure(text(`admin.busy.failure.${failure}`))
      else toastSuccess(text('admin.busy.added'))
      form.reset(EMPTY)
      return onAdded()
    },
    onError: (error) => {
      form.refuseAs(error)
      toastFailure(getFailureSentence(text('admin.busy.addFailed'), error))
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    form.submit(mutate)
  }
  return (
    <form ref={form.element} noValidate onSubmit={submit} className={styles.form}>
      <TextField label={text('admin.busy.name')} required maxLength={60} {...form.input('name')} />
      <TextField
        label={text('admin.busy.url')}
        hint={text('admin.busy.urlHint')}
        type="url"
        required
        maxLength={1000}
        autoComplete="off"
        {...form.input('url')}
      />
      <Button type="submit" variant="secondary" isBusy={isPending} busyLabel={text('admin.busy.adding')}>
        {text('admin.busy.add')}
      </Button>
    </form>
  )
}
