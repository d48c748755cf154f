import { saveFile } from './save-file.ts'

/** Spreadsheets take a file without this mark for one in an older alphabet, and spell María wrong. */
const IS_UTF_8 = '\uFEFF'

export function saveCsv(name: string, parts: readonly string[]): void {
  saveFile([IS_UTF_8, ...parts], { name, type: 'text/csv;charset=utf-8' })
}
