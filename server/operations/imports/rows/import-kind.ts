import type { Refusal } from '#domain/foundation/refusal/refusal.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import type { ImportChange } from '#domain/operations/imports/import-changes.ts'
import type { ImportField } from '#domain/operations/imports/import-fields.ts'
import type { DayOrder } from '#domain/operations/imports/read-day.ts'
import type { Admin, Context } from '#server/context.ts'
import type { Queryable, Transaction } from '#server/foundation/database/client.ts'

/** The cells of a row by field, without empty ones. */
export type Cells = Readonly<Partial<Record<ImportField, string>>>

/** A row of the file, counted from 1 without the headings. */
export type NumberedCells = { readonly row: number; readonly cells: Cells }

/** Why a row is not imported, in the reader's language. */
export type RefusedRow = { readonly row: number; readonly sentence: string }

/** A row that could be read, with what identifies it. */
export type ReadRow<Values> = {
  readonly row: number
  readonly values: Values
  /** Two rows with the same identity are the same record. */
  readonly identity: string
  /** What was changed in its cells. */
  readonly changes: readonly ImportChange[]
}

export type ReadingTerms = { readonly language: Language; readonly dayOrder: DayOrder | undefined }

/** How a row was classified. */
export type Sorted<Values> = {
  readonly fits: readonly ReadRow<Values>[]
  readonly refused: readonly RefusedRow[]
  readonly doubles: number
}

export type KindImport<Values> = {
  /** Reads every row, regardless of what is stored. `lookUp` is what names in the file are looked up in. */
  readonly read: (
    ctx: Context,
    db: Queryable,
    rows: readonly NumberedCells[],
    terms: ReadingTerms,
  ) => Promise<{ readonly readable: readonly ReadRow<Values>[]; readonly refused: readonly RefusedRow[] }>
  /** Takes the locks under which the rows are checked and written. */
  readonly lock: (tx: Transaction, ctx: Context, rows: readonly ReadRow<Values>[]) => Promise<void>
  /** Returns the identities that are already stored, whoever stored them. */
  readonly findStored: (db: Queryable, rows: readonly ReadRow<Values>[]) => Promise<ReadonlySet<string>>
  /** Returns why new rows cannot be imported, whatever else is in the file: they are no doubles of what follows. */
  readonly findBarred?: (
    ctx: Context,
    db: Queryable,
    rows: readonly ReadRow<Values>[],
    language: Language,
  ) => Promise<readonly RefusedRow[]>
  /** Returns why new rows have no room besides what is stored and each other. */
  readonly findRefused?: (
    ctx: Context,
    db: Queryable,
    rows: readonly ReadRow<Values>[],
    language: Language,
  ) => Promise<readonly RefusedRow[]>
  /** Returns the ids of the new records, in the order of the rows. */
  readonly write: (
    tx: Transaction,
    ctx: Context,
    rows: readonly ReadRow<Values>[],
    admin: Admin,
  ) => Promise<readonly number[] | Refusal>
  /** Returns how many of these records have changed since, or are used by something new. */
  readonly countChanged: (tx: Transaction, ids: readonly number[]) => Promise<number>
  readonly remove: (
    tx: Transaction,
    ctx: Context,
    ids: readonly number[],
    admin: Admin,
  ) => Promise<null | Refusal>
  /** Notifies others after the commit. */
  readonly notify?: (ctx: Context, what: 'moved in' | 'taken back') => Promise<void>
}
