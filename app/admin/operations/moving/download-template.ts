import { saveFile } from '#app/lib/files/save-file.ts'
import {
  describeImportField,
  type ImportKind,
  importFieldNames,
} from '#domain/operations/imports/import-fields.ts'

/** Downloads a spreadsheet with a heading for each field and one example row. */
export function downloadTemplate(kind: ImportKind): void {
  const names = importFieldNames(kind)
  const examples = names.map((name) => describeImportField(kind, name)?.example ?? '')
  const lines = [names, examples].map((cells) => cells.map(quote).join(','))
  // With the BOM, spreadsheets read it as UTF-8.
  saveFile([`\uFEFF${lines.join('\r\n')}\r\n`], {
    name: `${kind}-template.csv`,
    type: 'text/csv;charset=utf-8',
  })
}

function quote(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
