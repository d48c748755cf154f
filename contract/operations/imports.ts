import { z } from 'zod'
import { IMPORT_SOURCES } from '#domain/operations/imports/guess-columns.ts'
import { IMPORT_CHANGES } from '#domain/operations/imports/import-changes.ts'
import { IMPORT_KINDS } from '#domain/operations/imports/import-fields.ts'
import { DAY_ORDERS } from '#domain/operations/imports/read-day.ts'
import { describeCalls } from '../wire/endpoint.ts'
import { instant } from '../wire/fields.ts'

export const IMPORT_FILE_MEGABYTES = 10
export const CHANGED_ROWS_LISTED = 100

const UploadedTable = z.object({
  id: z.int(),
  columns: z.array(z.string()).describe('The column headings of the file'),
  rows: z.int().describe('How many there are, without the headings'),
  sample: z.array(z.array(z.string())).describe('The cells of the first rows'),
})
export type UploadedTable = z.infer<typeof UploadedTable>

const cell = z.string().max(2000)

export const ImportColumns = z.object({
  columns: z
    .record(cell, z.string().max(100).nullable())
    .default({})
    .meta({
      description:
        'The field for each heading. A heading that is missing here maps to the field it is usually the name of, as on the screen; null skips the column',
      example: { Client: 'customerName' },
    }),
  source: z
    .enum(IMPORT_SOURCES)
    .optional()
    .describe('The program that the file comes from: some headings mean something else there'),
  values: z
    .record(z.string().max(100), cell)
    .default({})
    .meta({ description: 'By field, the default for rows without a value', example: { state: 'FL' } }),
  dayOrder: z.enum(DAY_ORDERS).optional().describe('How to read 3/4/2027, if the file does not show it'),
})
export type ImportColumns = z.output<typeof ImportColumns>

export const DryRun = z.object({
  fits: z.int().describe('How many records would be imported; a row of closed days may be several'),
  refused: z
    .array(z.object({ row: z.int(), sentence: z.string() }))
    .describe('Rows that would be refused, counted from 1 without the headings, and why'),
  doubles: z.int().describe('How many rows already exist'),
  changes: z
    .array(
      z.object({
        code: z.enum(IMPORT_CHANGES),
        count: z.int(),
        rows: z
          .array(z.int())
          .describe(
            `The first ${CHANGED_ROWS_LISTED} rows it is about; empty if it is about the file as a whole`,
          ),
        sentence: z.string(),
      }),
    )
    .describe(
      'What was changed in the file or in the cells of rows that fit, such as phone numbers that got a country code',
    ),
})
export type DryRun = z.infer<typeof DryRun>

const Import = z.object({
  id: z.int(),
  kind: z.enum(IMPORT_KINDS),
  filename: z.string(),
  rows: z.int(),
  created: z.int(),
  uploadedBy: z.string(),
  ranAt: instant,
  undoneAt: instant.nullable(),
})
export type Import = z.infer<typeof Import>

const owners = describeCalls({ tag: 'Moving', staff: 'moving' })
export const uploadImport = owners.post(
  '/api/admin/imports',
  'Upload a CSV or ICS file as the field "file", with the field "kind"; nothing is imported yet',
  {
    form: z.object({ file: z.file(), kind: z.enum(IMPORT_KINDS) }),
    rawBody: 'multipart/form-data',
    creates: UploadedTable,
    refuses: [413, 415],
  },
)
export const matchImport = owners.put(
  '/api/admin/imports/:id',
  'Set what the columns mean, and preview the import',
  { body: ImportColumns, returns: DryRun, refuses: [409] },
)
export const runImport = owners.post('/api/admin/imports/:id/run', 'Import all valid rows, or none', {
  returns: z.object({ created: z.int() }),
  refuses: [409],
})
export const undoImport = owners.post(
  '/api/admin/imports/:id/undo',
  'Undo an import, until the first imported record is changed',
  { returns: z.object({ removed: z.int() }), refuses: [409] },
)
export const listImports = owners.get('/api/admin/imports', 'List imports, newest first', {
  returns: z.array(Import),
})
