import type { UploadedTable } from '#contract/operations/imports.ts'
import { IMPORT_FILE_MEGABYTES } from '#contract/operations/imports.ts'
import { isRefusal, type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import { IMPORT_KINDS, type ImportKind } from '#domain/operations/imports/import-fields.ts'
import type { Admin } from '#server/context.ts'
import { readSettings } from '#server/foundation/database/read-settings.ts'
import { imports } from '#server/foundation/database/schema/all-tables.ts'
import type { AppContext } from '#server/foundation/http/app-environment.ts'
import { receiveForm } from '#server/foundation/http/receive-form.ts'

const SAMPLE_ROWS = 5
const FILENAME_LENGTH = 200

/** Reads an uploaded file and keeps its rows for a day, until its columns are mapped. */
export async function uploadImport(c: AppContext, admin: Admin): Promise<UploadedTable | Refusal> {
  const ctx = c.get('ctx')
  const form = await receiveForm(c, {
    field: 'file',
    limitMegabytes: IMPORT_FILE_MEGABYTES,
    noForm: refuse('unsupported_type', 'imports.file.noForm'),
    nothingChosen: refuse('invalid', 'imports.file.nothingChosen'),
  })
  if (isRefusal(form)) return form
  const kind = form.fields.get('kind') ?? ''
  if (!isKind(kind)) return refuse('invalid', 'imports.file.unknownKind', { kinds: IMPORT_KINDS.join(', ') })
  const { contactInfo } = await readSettings(ctx.db)
  const table = await ctx.fileParser.readTable(form.bytes, {
    now: ctx.now(),
    kind,
    ownAddresses: [contactInfo.email.toLowerCase()],
  })
  if (isRefusal(table)) return table
  const { headings, rows, changes: fileChanges } = table
  const filename = form.name.replaceAll('\0', '').slice(-FILENAME_LENGTH)
  const counted = { kind, filename, rowCount: rows.length, uploadedBy: admin.username, createdAt: ctx.now() }
  const [stored] = await ctx.db
    .insert(imports)
    .values({ ...counted, headings, rows, fileChanges })
    .returning({ id: imports.id })
  if (!stored) throw new Error('The file was not stored')
  return {
    id: stored.id,
    columns: [...headings],
    rows: rows.length,
    sample: rows.slice(0, SAMPLE_ROWS).map((row) => [...row]),
  }
}

function isKind(kind: string): kind is ImportKind {
  return IMPORT_KINDS.some((one) => one === kind)
}
