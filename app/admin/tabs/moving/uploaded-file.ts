import type { UploadedTable } from '#contract/operations/imports.ts'
import type { ImportSource } from '#domain/imports/guess-columns.ts'
import type { ImportKind } from '#domain/imports/import-fields.ts'

/** A file that waits to be moved in, with what was said of it. */
export type UploadedFile = UploadedTable & {
  readonly kind: ImportKind
  readonly source: ImportSource
  readonly name: string
}
