import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FieldRow } from '#app/admin/kit/forms/field-row.tsx'
import { FormElement } from '#app/admin/kit/forms/form-element.tsx'
import type { PartProblems } from '#app/admin/kit/forms/form-inputs.ts'
import { isSame } from '#app/admin/kit/forms/use-schema-form.ts'
import { useSentForm } from '#app/admin/kit/forms/use-sent-form.ts'
import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { Options } from '#app/admin/kit/ui/options.tsx'
import { api } from '#app/lib/api/api.ts'
import { themesQuery } from '#app/lib/api/themes-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Table } from '#app/ui/display/table.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Row, Stack, Text } from '#app/ui/layout.tsx'
import type { DryRun } from '#contract/operations/imports.ts'
import type { Text as GetText } from '#domain/foundation/messages/text.ts'
import {
  describeImportField,
  type ImportField,
  type ImportKind,
  importFieldNames,
  type Reading,
} from '#domain/operations/imports/import-fields.ts'
import { DAY_ORDERS, type DayOrder } from '#domain/operations/imports/read-day.ts'
import { ColumnTable } from './column-table.tsx'
import { guessFields, type MatchFields, matchRules, toMatchBody } from './match-fields.ts'
import styles from './match-form.module.css'
import type { UploadedFile } from './uploaded-file.ts'

/** Maps the file's columns to fields, previews the import, and runs it. */
export function MatchForm({ file, onEnd }: { file: UploadedFile; onEnd: () => void }) {
  const text = useText()
  const [checked, setChecked] = useState<DryRun>()
  const { form, submit, isSaving } = useSentForm({
    rules: matchRules(file.columns),
    initial: guessFields(file),
    send: async (fields) => {
      const body = toMatchBody(file.columns, fields)
      return { fields, dryRun: await api.put('/api/admin/imports/:id', { params: { id: file.id }, body }) }
    },
    onSent: ({ fields, dryRun }, { fields: shown }) => {
      if (isSame(fields, shown)) setChecked(dryRun)
    },
  })
  const { columns, values, dayOrder } = form.fields
  const running = useSingleMutation({
    mutationFn: () => api.post('/api/admin/imports/:id/run', { params: { id: file.id } }),
    done: ({ created }) => text(`admin.imports.done.${file.kind}`, { count: created }),
    onSuccess: onEnd,
    // Anything loaded before may be out of date.
    refreshes: {},
  })

  /** The preview no longer matches the import. */
  function change<Name extends keyof MatchFields>(name: Name, value: MatchFields[Name]) {
    form.set(name, value)
    setChecked(undefined)
  }

  const open = importFieldNames(file.kind).filter(
    (name) =>
      describeImportField(file.kind, name)?.isNeeded &&
      !columns.includes(name) &&
      !isGivenOtherwise(name, columns),
  )
  const hasDays = columns.some((name) => name && readsDays(describeImportField(file.kind, name)?.reads))
  return (
    <FormElement form={form} submit={submit} gap={5}>
      <Row as="p" gap={3} rowGap={1} breaksWords>
        <strong>{file.name}</strong>
        <Text as="span" tone="soft">
          {text('admin.imports.rows', { count: file.rows })}
        </Text>
      </Row>
      <ColumnTable
        file={file}
        fields={columns}
        problems={form.problems}
        onChange={(at, field) => change('columns', columns.with(at, field))}
      />
      {open.length > 0 && (
        <ValuesForAll
          open={open}
          values={values}
          problems={form.problems}
          onChange={(name, value) => change('values', { ...values, [name]: value })}
        />
      )}
      {hasDays && (
        <SelectField
          label={text('admin.imports.dayOrder')}
          value={dayOrder}
          error={form.problems.dayOrder}
          onChange={({ target }) => change('dayOrder', target.value as DayOrder | '')}
        >
          <option value="">{text('admin.imports.dayOrders.asShown')}</option>
          <Options of={DAY_ORDERS} label={(order) => text(`admin.imports.dayOrders.${order}`)} />
        </SelectField>
      )}
      {checked && <DryRunResult kind={file.kind} result={checked} />}
      <Row gap={3}>
        <Button variant="quiet" onClick={onEnd}>
          {text('admin.imports.otherFile')}
        </Button>
        <Button type="submit" variant={checked ? 'secondary' : 'primary'} isBusy={isSaving}>
          {text('admin.imports.check')}
        </Button>
        {checked && checked.fits > 0 && (
          <Button isBusy={running.isPending} onClick={() => running.mutate()}>
            {text(`admin.imports.run.${file.kind}`, { count: checked.fits })}
          </Button>
        )}
      </Row>
    </FormElement>
  )
}

/** A name may be split into parts, an address may be one line, and a theme may be given by its id. */
function isGivenOtherwise(name: ImportField, fields: readonly (ImportField | undefined)[]): boolean {
  if (name === 'customerName') return fields.includes('firstName') || fields.includes('lastName')
  if (name === 'themeName') return fields.includes('themeId')
  const isPlace = name === 'partyAddress' || name === 'city' || name === 'zipCode'
  return isPlace && fields.includes('fullAddress')
}

/** A birthday’s month is read from its date. */
const readsDays = (reads: Reading | undefined) => reads === 'day' || reads === 'month'

type ValuesForAllProps = {
  /** Required fields that no column provides. */
  open: readonly ImportField[]
  values: Readonly<Partial<Record<ImportField, string>>>
  problems: PartProblems
  onChange: (field: ImportField, value: string) => void
}

/** Values that apply to every row where no column provides them. */
function ValuesForAll({ open, values, problems, onChange }: ValuesForAllProps) {
  const text = useText()
  const { data: themes = [] } = useQuery(themesQuery)
  return (
    <fieldset className={styles.missing}>
      <legend>{text('admin.imports.missing')}</legend>
      <FieldRow>
        {open.map((name) => {
          const label = text(`admin.imports.fields.${name}`)
          const value = values[name] ?? ''
          const set = ({ target }: { readonly target: { readonly value: string } }) =>
            onChange(name, target.value)
          const error = problems[`values.${name}`]
          if (name !== 'themeName')
            return <TextField key={name} label={label} value={value} error={error} onChange={set} />
          return (
            <SelectField key={name} label={label} value={value} error={error} onChange={set}>
              <option value="">{text('admin.imports.notChosen')}</option>
              {themes.map((theme) => (
                <option key={theme.id}>{theme.englishName ?? theme.name}</option>
              ))}
            </SelectField>
          )
        })}
      </FieldRow>
    </fieldset>
  )
}

/** Nobody reads more one by one: they fix the file and upload it again. */
const SHOWN_MOST = 100

/** What would be imported, what is already here, and what cannot be imported and why. */
function DryRunResult({ kind, result }: { kind: ImportKind; result: DryRun }) {
  const text = useText()
  const { fits, doubles, refused, changes } = result
  // A row may close several days.
  const counted = kind === 'unavailable-dates' ? 'admin.imports.daysFit' : 'admin.imports.fits'
  return (
    <Stack as="section" aria-label={text('admin.imports.result')}>
      <div role="status">
        <Row as="ul" role="list" align="stretch" gap={3} className={styles.figures}>
          <li data-tone="success">{text(counted, { count: fits })}</li>
          <li>{text('admin.imports.doubles', { count: doubles })}</li>
          <li data-tone={refused.length > 0 ? 'warning' : undefined}>
            {text('admin.imports.refused', { count: refused.length })}
          </li>
        </Row>
      </div>
      {changes.length > 0 && (
        <Stack gap={2} className={styles.changes}>
          <h3>{text('admin.imports.changed')}</h3>
          <ul>
            {changes.map(({ code, count, rows, sentence }) => (
              <li key={code}>
                {sentence}
                {rows.length > 0 && <span>{describeRows(text, rows, count)}</span>}
              </li>
            ))}
          </ul>
        </Stack>
      )}
      {refused.length > 0 && (
        <Table
          caption={text('admin.imports.refusedRows')}
          rows={refused.slice(0, SHOWN_MOST)}
          rowKey={({ row }) => row}
          columns={[
            { header: text('admin.imports.row'), cell: ({ row }) => row },
            { header: text('admin.imports.why'), cell: ({ sentence }) => sentence, isFreeText: true },
          ]}
        />
      )}
      {refused.length > SHOWN_MOST && (
        <p>{text('admin.imports.moreRefused', { count: refused.length - SHOWN_MOST })}</p>
      )}
    </Stack>
  )
}

/** More numbers than this are not looked up one by one. */
const ROWS_NAMED_MOST = 5

function describeRows(text: GetText, rows: readonly number[], count: number): string {
  const named = rows.slice(0, ROWS_NAMED_MOST).join(', ')
  const more = count - Math.min(rows.length, ROWS_NAMED_MOST)
  return more > 0
    ? text('admin.imports.changedRowsAndMore', { rows: named, more })
    : text('admin.imports.changedRows', { rows: named, count: rows.length })
}
