/** A column that can be taken away or, if it is an extra one, be added. */
export type Choosable = { readonly id: string; readonly isFixed?: boolean; readonly isExtra?: boolean }

/** Returns the columns that are shown: without a choice all but the extra ones; fixed ones always. */
export function shownColumns<Column extends Choosable>(
  columns: readonly Column[],
  chosen: readonly string[] | undefined,
): Column[] {
  return columns.filter(({ id, isFixed, isExtra }) => isFixed || (chosen ? chosen.includes(id) : !isExtra))
}

/** Returns the choice after one column was switched on or off. */
export function withColumn(
  columns: readonly Choosable[],
  chosen: readonly string[] | undefined,
  { id, isOn }: { readonly id: string; readonly isOn: boolean },
): string[] {
  const before = shownColumns(columns, chosen).map((column) => column.id)
  const wanted = isOn ? [...before, id] : before.filter((other) => other !== id)
  return columns.map((column) => column.id).filter((known) => wanted.includes(known))
}

/** Reads what a browser has kept; undefined for nothing, or for what is no choice. */
export function readChoice(kept: string | null): string[] | undefined {
  return kept === null ? undefined : kept.split(' ').filter((id) => id !== '')
}

export function writeChoice(chosen: readonly string[]): string {
  return chosen.join(' ')
}
