/** A column that can be hidden or, if it is `extra`, is hidden by default. */
export type Choosable = { readonly id: string; readonly isFixed?: boolean; readonly isExtra?: boolean }

/** Returns the visible columns: fixed ones always; without a saved choice, all but the extra ones. */
export function shownColumns<Column extends Choosable>(
  columns: readonly Column[],
  chosen: readonly string[] | undefined,
): Column[] {
  return columns.filter(({ id, isFixed, isExtra }) => isFixed || (chosen ? chosen.includes(id) : !isExtra))
}

/** Returns the choice after one column was toggled. */
export function withColumn(
  columns: readonly Choosable[],
  chosen: readonly string[] | undefined,
  { id, isOn }: { readonly id: string; readonly isOn: boolean },
): string[] {
  const before = shownColumns(columns, chosen).map((column) => column.id)
  const wanted = isOn ? [...before, id] : before.filter((other) => other !== id)
  return columns.map((column) => column.id).filter((known) => wanted.includes(known))
}

/** Parses a saved choice; undefined if nothing is saved. */
export function readChoice(kept: string | null): string[] | undefined {
  return kept === null ? undefined : kept.split(' ').filter((id) => id !== '')
}

export function writeChoice(chosen: readonly string[]): string {
  return chosen.join(' ')
}
