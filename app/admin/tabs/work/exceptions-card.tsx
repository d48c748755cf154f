import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { BrokenBookings } from '#app/admin/forms/broken-bookings.tsx'
import { failureWords, toastFailure, toastSuccess } from '#app/admin/forms/failure-words.ts'
import { FieldRow } from '#app/admin/forms/field-row.tsx'
import type { Problems } from '#app/admin/forms/form-inputs.ts'
import { SettingsCard } from '#app/admin/forms/settings-card.tsx'
import { useBrokenBookings } from '#app/admin/forms/use-broken-bookings.ts'
import { useForm } from '#app/admin/forms/use-form.ts'
import { api } from '#app/lib/api.ts'
import { Button } from '#app/ui/button.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { Work } from '#contract/work.ts'
import { timeInWords } from '#domain/booking/party-start.ts'
import { formatLong, isPartyDay } from '#domain/party-day.ts'
import styles from './exceptions-card.module.css'
import { useWorkChanged } from './work-query.ts'

type ExceptionFields = { date: string; crews: string; from: string; to: string; reason: string }
type Exception = Work['exceptions'][number]

const NEW_EXCEPTION: ExceptionFields = { date: '', crews: '0', from: '08:00', to: '20:00', reason: '' }

/** Days on which other people work than on others of their weekday, or nobody. */
export function ExceptionsCard({ exceptions }: Pick<Work, 'exceptions'>) {
  const form = useForm(NEW_EXCEPTION)
  const { act, isBusy, broken } = useExceptionAction(() => form.reset(NEW_EXCEPTION))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { fields } = form
    if (form.check(problemsOf(fields))) return
    const { date, ...body } = exceptionOf(fields)
    act((force) =>
      api.put('/api/admin/work/exceptions/:date', { params: { date }, body: { ...body, force } }),
    )
  }
  const remove = (date: string) =>
    act((force) =>
      api.delete('/api/admin/work/exceptions/:date', { params: { date }, query: { force: force && 'true' } }),
    )
  return (
    <SettingsCard
      title="Days unlike the others"
      hint="Holidays, a second crew for a busy Saturday, an early evening."
    >
      {exceptions.length > 0 && (
        <ul aria-label="Days unlike the others" className={styles.list}>
          {exceptions.map((exception) => (
            <li key={exception.date} className={styles.exception}>
              <span>
                <strong>{formatLong(exception.date)}</strong>: {wordsOf(exception)}
              </span>
              <IconButton
                icon="trash"
                tone="danger"
                label={`Delete ${formatLong(exception.date)}`}
                disabled={isBusy}
                onClick={() => remove(exception.date)}
              />
            </li>
          ))}
        </ul>
      )}
      <form ref={form.element} noValidate className={styles.form} onSubmit={submit}>
        <FieldRow areNarrow>
          <TextField label="Day" type="date" required {...form.text('date')} />
          <TextField
            label="Crews that day"
            hint="0: nobody works."
            type="number"
            min={0}
            max={20}
            step={1}
            inputMode="numeric"
            required
            {...form.text('crews')}
          />
        </FieldRow>
        {Number(form.fields.crews) > 0 && (
          <FieldRow areNarrow>
            <TextField label="From" type="time" {...form.text('from')} />
            <TextField label="To" type="time" {...form.text('to')} />
          </FieldRow>
        )}
        <TextField label="Reason (optional)" maxLength={200} {...form.text('reason')} />
        <Button
          type="submit"
          variant="secondary"
          className={styles.add}
          isBusy={isBusy}
          busyLabel="Saving..."
        >
          Add Day
        </Button>
      </form>
      <BrokenBookings {...broken} />
    </SettingsCard>
  )
}

type Send = (force: true | undefined) => Promise<unknown>

/** Changes one day; booked days that it would break are shown first. */
function useExceptionAction(onDone: () => void) {
  const changed = useWorkChanged()
  const { asksAbout, broken } = useBrokenBookings()
  const { mutate, isPending } = useMutation({
    mutationFn: ({ send, force }: { send: Send; force?: true }) => send(force),
    onSuccess: () => {
      toastSuccess('The calendar knows who works on this day.')
      onDone()
      return changed()
    },
    onError: (error, { send }) => {
      if (!asksAbout(error, () => mutate({ send, force: true }))) toastFailure(failureWords(error))
    },
  })
  return { act: (send: Send) => mutate({ send }), isBusy: isPending, broken }
}

function exceptionOf({ date, crews, from, to, reason }: ExceptionFields) {
  const window = Number(crews) > 0 ? { from, to } : null
  return { date, crews: Number(crews), window, reason: reason.trim() }
}

function problemsOf({ date, crews, from, to }: ExceptionFields): Problems<ExceptionFields> {
  const isCount = /^\d+$/.test(crews) && Number(crews) <= 20
  return {
    ...(!isPartyDay(date) && { date: 'Please choose a day' }),
    ...(!isCount && { crews: 'Please enter 0 to 20 crews' }),
    ...(isCount && Number(crews) > 0 && !(from < to) && { to: 'The working day must end after it begins.' }),
  }
}

function wordsOf({ crews, window, reason }: Exception): string {
  const who = crews === 1 ? '1 crew' : `${crews} crews`
  const hours =
    window && crews > 0 ? `${who}, ${timeInWords(window.from)} to ${timeInWords(window.to)}` : 'nobody works'
  return reason ? `${hours} (${reason})` : hours
}
