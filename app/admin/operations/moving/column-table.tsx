import type { PartProblems } from '#app/admin/kit/forms/form-inputs.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Table } from '#app/ui/display/table.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { type ImportField, importFieldNames } from '#domain/operations/imports/import-fields.ts'
import styles from './column-table.module.css'
import type { UploadedFile } from './uploaded-file.ts'

type ColumnTableProps = {
  file: UploadedFile
  fields: readonly (ImportField | undefined)[]
  problems: PartProblems
  onChange: (column: number, field: ImportField | undefined) => void
}

/** Each column's heading and first cells, with the field that it maps to. */
export function ColumnTable({ file, fields, problems, onChange }: ColumnTableProps) {
  const text = useText()
  const names = importFieldNames(file.kind)
  return (
    <Table
      caption={text('admin.imports.columns')}
      rows={file.columns.map((heading, at) => ({ heading, at }))}
      rowKey={({ at }) => at}
      rowTone={({ at }) => (fields[at] ? 'success' : undefined)}
      columns={[
        {
          header: text('admin.imports.heading'),
          cell: ({ heading }) => <strong>{heading}</strong>,
          isFreeText: true,
        },
        {
          header: text('admin.imports.examples'),
          cell: ({ at }) => <span className={styles.cells}>{findExamples(file, at)}</span>,
          isFreeText: true,
        },
        {
          header: text('admin.imports.means'),
          cell: ({ heading, at }) => (
            <SelectField
              label={text('admin.imports.meaningOf', { heading })}
              isLabelHidden
              value={fields[at] ?? ''}
              error={problems[`columns.${at}`]}
              onChange={({ target }) => onChange(at, (target.value || undefined) as ImportField | undefined)}
            >
              <option value="">{text('admin.imports.leftOut')}</option>
              {names.map((name) => (
                <option key={name} value={name} disabled={fields.includes(name) && fields[at] !== name}>
                  {text(`admin.imports.fields.${name}`)}
                </option>
              ))}
            </SelectField>
          ),
        },
      ]}
    />
  )
}

const EXAMPLES_MOST = 3

function findExamples({ sample }: UploadedFile, column: number): string {
  const cells = sample.map((row) => row[column] ?? '').filter((cell) => cell !== '')
  return [...new Set(cells)].slice(0, EXAMPLES_MOST).join(' · ')
}
