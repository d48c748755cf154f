import type { UploadedTable } from '#contract/operations/imports.ts'
import type { ImportSource } from '#domain/operations/imports/guess-columns.ts'
import type { ImportKind } from '#domain/operations/imports/import-fields.ts'

/** An uploaded file that has not been imported yet, with what the server found in it. */
export type UploadedFile = UploadedTable & {
  readonly kind: ImportKind
  readonly source: ImportSource
  readonly name: string
}
