import { isRefusal, type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import { decodeText } from './decode-text.ts'
import type { ImportedTable } from './imported-table.ts'
import { readCsv } from './read-csv.ts'
import { type CalendarTerms, readIcs } from './read-ics.ts'

/** Reads an uploaded file by its contents, whatever its name. `FileParser` limits what that may take. */
export function readTable(bytes: Uint8Array, terms: CalendarTerms): ImportedTable | Refusal {
  if (isArchive(bytes)) return refuse('unsupported_type', 'imports.file.workbook')
  const decoded = decodeText(bytes)
  if (decoded === undefined) return refuse('unsupported_type', 'imports.file.noText')
  const { text, changes } = decoded
  if (text.trim() === '') return refuse('invalid', 'imports.file.empty')
  const table = /^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text) ? readIcs(text, terms) : readCsv(text)
  return isRefusal(table) ? table : { ...table, changes: [...changes, ...table.changes] }
}

/** Workbooks are ZIP archives, older ones compound files. */
function isArchive(bytes: Uint8Array): boolean {
  const beginning = Buffer.from(bytes.subarray(0, 4)).toString('hex')
  return beginning === '504b0304' || beginning === 'd0cf11e0'
}
