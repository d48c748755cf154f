import { saveFile } from './save-file.ts'

/** Without a BOM, spreadsheets assume a legacy encoding and garble María. */
const IS_UTF_8 = '\uFEFF'

export function saveCsv(name: string, parts: readonly string[]): void {
  saveFile([IS_UTF_8, ...parts], { name, type: 'text/csv;charset=utf-8' })
}
