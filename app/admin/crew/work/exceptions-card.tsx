import { FieldRow } from '#app/admin/kit/forms/field-row.tsx'
import { FormElement } from '#app/admin/kit/forms/form-element.tsx'
import type { FormRules } from '#app/admin/kit/forms/form-rules.ts'
import { SettingsCard } from '#app/admin/kit/forms/settings/settings-card.tsx'
import { type Form, useSchemaForm } from '#app/admin/kit/forms/use-schema-form.ts'
import { NumberField } from '#app/admin/kit/ui/number-field.tsx'
import { BookingConflicts } from '#app/admin/parts/capacity/booking-conflicts.tsx'
import { useForceableAct } from '#app/admin/parts/capacity/use-booking-conflicts.ts'
import { api } from '#app/lib/api/api.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { DeleteButton } from '#app/ui/controls/delete-button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Stack } from '#app/ui/layout.tsx'
import { putWorkException, type Work } from '#contract/crew/work.ts'
import { CREWS_MAX } from '#domain/calendar/work/work-settings.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { formatLong } from '#domain/foundation/time/party-day.ts'
import styles from './exceptions-card.module.css'
import { FOLLOWS_WORK } from './work-query.ts'

type ExceptionFields = { date: string; crews: string; from: string; to: string; reason: string }

const NEW_EXCEPTION: ExceptionFields = { date: '', crews: '0', from: '08:00', to: '20:00', reason: '' }

const RULES: FormRules<ExceptionFields> = {
  schema: putWorkException.params.and(putWorkException.body),
  toBody: toException,
}

type Send = (force: true | undefined) => Promise<unknown>

/** Days whose staffing differs from their usual weekday, or on which nobody works. */
export function ExceptionsCard({ exceptions }: Pick<Work, 'exceptions'>) {
  const text = useText()
  const form = useSchemaForm(RULES, NEW_EXCEPTION)
  const { act, isBusy, conflicts } = useForceableAct({
    send: (send: Send, force) => send(force),
    done: text('admin.work.exceptions.changed'),
    refreshes: FOLLOWS_WORK,
    onSuccess: () => form.reset(NEW_EXCEPTION),
  })
  const submit = () =>
    form.submit((fields) => {
      const { date, ...body } = toException(fields)
      act((force) =>
        api.put('/api/admin/work/exceptions/:date', { params: { date }, body: { ...body, force } }),
      )
    })
  const remove = (date: string) =>
    act((force) =>
      api.delete('/api/admin/work/exceptions/:date', { params: { date }, query: { force: force && 'true' } }),
    )
  return (
    <SettingsCard title={text('admin.work.exceptions.title')} hint={text('admin.work.exceptions.hint')}>
      {exceptions.length > 0 && <ExceptionList exceptions={exceptions} isBusy={isBusy} onRemove={remove} />}
      <FormElement form={form} submit={submit}>
        <ExceptionInputs form={form} />
        <Button
          type="submit"
          variant="secondary"
          className={styles.add}
          isBusy={isBusy}
          busyLabel={text('admin.forms.saving')}
        >
          {text('admin.work.exceptions.add')}
        </Button>
      </FormElement>
      <BookingConflicts {...conflicts} />
    </SettingsCard>
  )
}

type ExceptionListProps = Pick<Work, 'exceptions'> & {
  isBusy: boolean
  onRemove: (date: string) => void
}

function ExceptionList({ exceptions, isBusy, onRemove }: ExceptionListProps) {
  const text = useText()
  return (
    <Stack as="ul" aria-label={text('admin.work.exceptions.title')} role="list" gap={0}>
      {exceptions.map((exception) => (
        <li key={exception.date} className={styles.exception}>
          <span>
            <strong>{formatLong(exception.date, text.language)}</strong>: {describeException(exception, text)}
          </span>
          <DeleteButton
            label={text('admin.availability.dates.remove', { day: exception.date })}
            disabled={isBusy}
            onClick={() => onRemove(exception.date)}
          />
        </li>
      ))}
    </Stack>
  )
}

function ExceptionInputs({ form }: { form: Form<ExceptionFields> }) {
  const text = useText()
  return (
    <>
      <FieldRow areNarrow>
        <TextField label={text('admin.work.exceptions.day')} type="date" required {...form.input('date')} />
        <NumberField
          label={text('admin.work.exceptions.crews')}
          hint={text('admin.work.exceptions.crewsHint')}
          max={CREWS_MAX}
          {...form.input('crews')}
        />
      </FieldRow>
      {Number(form.fields.crews) > 0 && (
        <FieldRow areNarrow>
          <TextField label={text('admin.work.exceptions.from')} type="time" {...form.input('from')} />
          <TextField label={text('admin.work.exceptions.to')} type="time" {...form.input('to')} />
        </FieldRow>
      )}
      <TextField label={text('admin.work.exceptions.reason')} maxLength={200} {...form.input('reason')} />
    </>
  )
}

function toException({ date, crews, from, to, reason }: ExceptionFields) {
  const window = Number(crews) > 0 ? { from, to } : null
  return { date, crews, window, reason }
}

function describeException({ crews, window, reason }: Work['exceptions'][number], text: Text): string {
  const hours =
    window && crews > 0
      ? text('admin.work.board.who', { count: crews, hours: text('party.window', window) })
      : text('admin.work.exceptions.nobodyWorks')
  return reason ? text('admin.work.exceptions.because', { hours, reason }) : hours
}
