/** The name of the open row in an address. */
export const OPEN_ROW = 'open'

/** Returns the id of the row that an address opens beside its list; null if none, or if another view hides the list. */
export function getRowBeside(search: string): string | null {
  const asked = new URLSearchParams(search)
  return asked.has('view') ? null : asked.get(OPEN_ROW)
}
