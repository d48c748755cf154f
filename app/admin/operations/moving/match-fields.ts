import type { FormRules } from '#app/admin/kit/forms/form-rules.ts'
import { matchImport } from '#contract/operations/imports.ts'
import { guessColumns } from '#domain/operations/imports/guess-columns.ts'
import type { ImportField } from '#domain/operations/imports/import-fields.ts'
import type { DayOrder } from '#domain/operations/imports/read-day.ts'
import type { UploadedFile } from './uploaded-file.ts'

export type MatchFields = {
  /** The field of each column, in the file's order. */
  readonly columns: readonly (ImportField | undefined)[]
  readonly values: Readonly<Partial<Record<ImportField, string>>>
  /** Empty: detected from the file. */
  readonly dayOrder: DayOrder | ''
}

export function guessFields({ kind, columns, source }: UploadedFile): MatchFields {
  return { columns: guessColumns(kind, columns, source), values: {}, dayOrder: '' }
}

export function toMatchBody(headings: readonly string[], { columns, values, dayOrder }: MatchFields) {
  return {
    columns: Object.fromEntries(headings.map((heading, at) => [heading, columns[at] ?? null])),
    values,
    dayOrder: dayOrder || undefined,
  }
}

/** The request names columns by heading, the form by position. */
export function matchRules(headings: readonly string[]): FormRules<MatchFields> {
  return {
    schema: matchImport.body,
    toBody: (fields) => toMatchBody(headings, fields),
    toField: (path) => {
      const at = headings.findIndex((heading) => path === `columns.${heading}`)
      return at < 0 ? undefined : `columns.${at}`
    },
  }
}
