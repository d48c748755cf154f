import { saveFile } from './save-file.ts'

/** Without this mark spreadsheets assume an older encoding, and show María wrong. */
const IS_UTF_8 = '\uFEFF'

export function saveCsv(name: string, parts: readonly string[]): void {
  saveFile([IS_UTF_8, ...parts], { name, type: 'text/csv;charset=utf-8' })
}
