import type { ImportField, ImportKind } from '#domain/imports/import-fields.ts'
import type { DayOrder } from '#domain/imports/read-day.ts'
import { index, integer, jsonb, pgTable, text, unique } from '#server/database/drizzle.ts'
import { bookings } from '../booking/bookings.ts'
import { cents, createdAt, id, instant, noCents } from '../columns.ts'

/** How the columns of a file are read. */
export type ImportMapping = {
  /** The field of each column; null for one that is left out. */
  readonly fields: readonly (ImportField | null)[]
  /** What holds for every row whose own cell is missing or empty. */
  readonly values: Readonly<Partial<Record<ImportField, string>>>
  readonly dayOrder?: DayOrder | undefined
}

/** A file that was uploaded to be moved in. */
export const imports = pgTable(
  'imports',
  {
    id: id(),
    kind: text('kind').$type<ImportKind>().notNull(),
    filename: text('filename').notNull(),
    headings: jsonb('headings').$type<readonly string[]>().notNull(),
    /** The cells as text. Emptied once it has run: what fits is stored where it belongs. */
    rows: jsonb('rows').$type<readonly (readonly string[])[]>().notNull(),
    rowCount: integer('row_count').notNull(),
    /** Null until the columns were matched. */
    mapping: jsonb('mapping').$type<ImportMapping>(),
    uploadedBy: text('uploaded_by').notNull(),
    /** How many records it has made. */
    createdCount: integer('created_count'),
    ranAt: instant('ran_at'),
    undoneAt: instant('undone_at'),
    createdAt: createdAt(),
  },
  (table) => [index('imports_newest').on(table.createdAt)],
)

export type ImportRow = typeof imports.$inferSelect

/** What an import has made: to take it back, and to know the same row of the same file again. */
export const importRecords = pgTable(
  'import_records',
  {
    id: id(),
    importId: integer('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<ImportKind>().notNull(),
    recordId: integer('record_id').notNull(),
    /** A hash of what identifies the row. Kept when a family is erased, so that its old file does not bring it back. */
    fingerprint: text('fingerprint').notNull(),
  },
  (table) => [
    unique('import_records_once').on(table.kind, table.fingerprint),
    index('import_records_by_import').on(table.importId),
  ],
)

/** Bookings that came from another program, and what was paid of them there: it never was our money. */
export const importedBookings = pgTable('imported_bookings', {
  bookingId: integer('booking_id')
    .primaryKey()
    .references(() => bookings.id, { onDelete: 'cascade' }),
  paidElsewhereCents: cents('paid_elsewhere').notNull().default(noCents),
  /** What of it was given back since, by hand. */
  givenBackCents: cents('given_back').notNull().default(noCents),
  createdAt: createdAt(),
})
