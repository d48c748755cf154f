import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { failureWords, toastFailure, toastSuccess } from '#app/admin/forms/failure-words.ts'
import { useSingleMutation } from '#app/admin/forms/use-single-mutation.ts'
import { api } from '#app/lib/api/api.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { guessColumns } from '#domain/imports/guess-columns.ts'
import { describeImportField, type ImportField, importFieldNames } from '#domain/imports/import-fields.ts'
import { DAY_ORDERS, type DayOrder } from '#domain/imports/read-day.ts'
import { ColumnTable } from './column-table.tsx'
import { DryRunResult } from './dry-run-result.tsx'
import styles from './match-form.module.css'
import type { UploadedFile } from './uploaded-file.ts'
import { ValuesForAll } from './values-for-all.tsx'

/** The columns of a file with what they mean; then what would be moved in, and moving it in. */
export function MatchForm({ file, onEnd }: { file: UploadedFile; onEnd: () => void }) {
  const text = useText()
  const queryClient = useQueryClient()
  const [fields, setFields] = useState(() => guessColumns(file.kind, file.columns, file.source))
  const [values, setValues] = useState<Readonly<Partial<Record<ImportField, string>>>>({})
  const [dayOrder, setDayOrder] = useState<DayOrder>()
  const [checked, setChecked] = useState<Awaited<ReturnType<typeof check>>>()
  const checking = useSingleMutation({
    mutationFn: () => check(),
    onSuccess: setChecked,
    onError: (error) => toastFailure(failureWords(error)),
  })
  const running = useSingleMutation({
    mutationFn: () => api.post('/api/admin/imports/:id/run', { params: { id: file.id } }),
    onSuccess: ({ created }) => {
      toastSuccess(text(`admin.imports.done.${file.kind}`, { count: created }))
      onEnd()
    },
    onError: (error) => toastFailure(failureWords(error)),
    // Whatever was on screen before may be out of date.
    onSettled: () => queryClient.invalidateQueries(),
  })

  function check() {
    const columns = Object.fromEntries(file.columns.map((heading, at) => [heading, fields[at] ?? null]))
    return api.put('/api/admin/imports/:id', { params: { id: file.id }, body: { columns, values, dayOrder } })
  }

  /** What was checked is no longer what would be moved in. */
  function change(make: () => void) {
    make()
    setChecked(undefined)
  }

  const open = importFieldNames(file.kind).filter(
    (name) =>
      describeImportField(file.kind, name)?.isNeeded &&
      !fields.includes(name) &&
      !isGivenOtherwise(name, fields),
  )
  const hasDays = fields.some((name) => name && describeImportField(file.kind, name)?.reads === 'day')
  return (
    <form
      className={styles.form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        checking.mutate()
      }}
    >
      <p className={styles.file}>
        <strong>{file.name}</strong>
        <span>{text('admin.imports.rows', { count: file.rows })}</span>
      </p>
      <ColumnTable
        file={file}
        fields={fields}
        onChange={(at, field) => change(() => setFields(fields.with(at, field)))}
      />
      {open.length > 0 && (
        <ValuesForAll
          open={open}
          values={values}
          onChange={(name, value) => change(() => setValues({ ...values, [name]: value }))}
        />
      )}
      {hasDays && (
        <SelectField
          label={text('admin.imports.dayOrder')}
          value={dayOrder ?? ''}
          onChange={({ target }) =>
            change(() => setDayOrder((target.value || undefined) as DayOrder | undefined))
          }
        >
          <option value="">{text('admin.imports.dayOrders.asShown')}</option>
          {DAY_ORDERS.map((order) => (
            <option key={order} value={order}>
              {text(`admin.imports.dayOrders.${order}`)}
            </option>
          ))}
        </SelectField>
      )}
      {checked && <DryRunResult result={checked} />}
      <div className={styles.actions}>
        <Button variant="quiet" onClick={onEnd}>
          {text('admin.imports.otherFile')}
        </Button>
        <Button type="submit" variant={checked ? 'secondary' : 'primary'} isBusy={checking.isPending}>
          {text('admin.imports.check')}
        </Button>
        {checked && checked.fits > 0 && (
          <Button isBusy={running.isPending} onClick={() => running.mutate()}>
            {text(`admin.imports.run.${file.kind}`, { count: checked.fits })}
          </Button>
        )}
      </div>
    </form>
  )
}

/** A name may come in parts, an address in one line, and a theme by its number. */
function isGivenOtherwise(name: ImportField, fields: readonly (ImportField | undefined)[]): boolean {
  if (name === 'customerName') return fields.includes('firstName') || fields.includes('lastName')
  if (name === 'themeName') return fields.includes('themeId')
  const isPlace = name === 'partyAddress' || name === 'city' || name === 'zipCode'
  return isPlace && fields.includes('fullAddress')
}
