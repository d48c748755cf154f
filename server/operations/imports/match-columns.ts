import type { ImportColumns } from '#contract/operations/imports.ts'
import { message } from '#domain/foundation/messages/message.ts'
import { type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import { guessColumns } from '#domain/operations/imports/guess-columns.ts'
import {
  describeImportField,
  type ImportField,
  type ImportKind,
} from '#domain/operations/imports/import-fields.ts'
import type { ImportMapping } from '#server/foundation/database/schema/operations/imports.ts'

type File = { readonly kind: ImportKind; readonly headings: readonly string[] }

/** Returns the field of each column: as stated, otherwise as guessed from its heading. */
export function matchColumns(
  { kind, headings }: File,
  { columns, values, dayOrder, source }: ImportColumns,
): ImportMapping | Refusal {
  for (const heading of Object.keys(columns))
    if (!headings.includes(heading))
      return refuse('invalid', message('imports.match.unknownHeading', { heading }))
  const unknown = [...Object.values(columns), ...Object.keys(values)].find(
    (field) => field && !describeImportField(kind, field),
  )
  if (unknown) return refuse('invalid', message('imports.match.unknownField', { field: unknown }))

  const isStated = (heading: string) => Object.hasOwn(columns, heading)
  const stated = new Set(Object.values(columns))
  const guessed = guessColumns(
    kind,
    headings.map((heading) => (isStated(heading) ? '' : heading)),
    source,
  )
  const fields = headings.map((heading, column) => {
    if (isStated(heading)) return (columns[heading] || null) as ImportField | null
    const field = guessed[column]
    return field === undefined || stated.has(field) ? null : field
  })
  const twice = fields.find((field, column) => field !== null && fields.indexOf(field) !== column)
  if (twice) return refuse('invalid', message('imports.match.twice', { field: twice }))
  const given = Object.entries(values).filter(([, value]) => value.trim() !== '')
  return { fields, values: Object.fromEntries(given), dayOrder }
}
