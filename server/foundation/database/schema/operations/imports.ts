import type { FileChange } from '#domain/operations/imports/import-changes.ts'
import type { ImportField, ImportKind } from '#domain/operations/imports/import-fields.ts'
import type { DayOrder } from '#domain/operations/imports/read-day.ts'
import { index, pgTable, unique } from '#server/foundation/database/drizzle.ts'
import { bookingId } from '../booking/bookings.ts'
import { cents, createdAt, id, instant, noCents, rowId } from '../columns.ts'

/** How the columns of a file are read. */
export type ImportMapping = {
  /** The field of each column; null for columns that are left out. */
  readonly fields: readonly (ImportField | null)[]
  /** Applied to every row whose own cell is missing or empty. */
  readonly values: Readonly<Partial<Record<ImportField, string>>>
  readonly dayOrder?: DayOrder | undefined
}

/** A file that was uploaded for import. */
export const imports = pgTable(
  'imports',
  (t) => ({
    id: id(),
    kind: t.text('kind').$type<ImportKind>().notNull(),
    filename: t.text('filename').notNull(),
    headings: t.jsonb('headings').$type<readonly string[]>().notNull(),
    /** The cells as text. Emptied after the import, when everything valid is stored where it belongs. */
    rows: t.jsonb('rows').$type<readonly (readonly string[])[]>().notNull(),
    /** What was changed or left out in reading the file; null for files that an older version has read. */
    fileChanges: t.jsonb('file_changes').$type<readonly FileChange[]>(),
    rowCount: t.integer('row_count').notNull(),
    /** Null until the columns have been matched. */
    mapping: t.jsonb('mapping').$type<ImportMapping>(),
    uploadedBy: t.text('uploaded_by').notNull(),
    /** How many records it created. */
    createdCount: t.integer('created_count'),
    ranAt: instant('ran_at'),
    undoneAt: instant('undone_at'),
    createdAt: createdAt(),
  }),
  (table) => [index('imports_newest').on(table.createdAt)],
)

export type ImportRow = typeof imports.$inferSelect

/** What an import created, in order to undo it, and to recognize the same row of the same file. */
export const importRecords = pgTable(
  'import_records',
  (t) => ({
    id: id(),
    importId: rowId('import_id', () => imports.id, 'cascade').notNull(),
    kind: t.text('kind').$type<ImportKind>().notNull(),
    recordId: t.integer('record_id').notNull(),
    /**
     * A hash of what identifies the row. Kept when a family is erased, so that importing an old file does not bring it
     * back.
     */
    fingerprint: t.text('fingerprint').notNull(),
  }),
  (table) => [
    unique('import_records_once').on(table.kind, table.fingerprint),
    index('import_records_by_import').on(table.importId),
  ],
)

/** Bookings imported from another program, and what was paid for them there, which was never our money. */
export const importedBookings = pgTable('imported_bookings', {
  bookingId: bookingId().primaryKey(),
  paidElsewhereCents: cents('paid_elsewhere').notNull().default(noCents),
  /** How much of it has been refunded since, by hand. */
  givenBackCents: cents('given_back').notNull().default(noCents),
  createdAt: createdAt(),
})
