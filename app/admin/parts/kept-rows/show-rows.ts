export type RowKey = string | number

/** A list while its rows stay where they are. */
export type Kept<Row> = {
  /** As the rows were drawn when the first act was made. */
  readonly order: readonly RowKey[]
  /** The rows of that time, for those that leave the list. */
  readonly rows: ReadonlyMap<RowKey, Row>
  /** The rows that were acted on, which say so. */
  readonly acted: ReadonlySet<RowKey>
}

export type ShownRow<Row> = {
  readonly row: Row
  /** It left the list without an act here: it is shown in grey, and nothing can be done to it. */
  readonly isGone: boolean
}

type KeyOf<Row> = (row: Row) => RowKey

/** Keeps the rows where they are, because one of them was acted on. */
export function keepRows<Row>(
  kept: Kept<Row> | undefined,
  shown: readonly Row[],
  { keyOf, acted }: { readonly keyOf: KeyOf<Row>; readonly acted: RowKey | undefined },
): Kept<Row> {
  return {
    order: shown.map(keyOf),
    rows: new Map([...(kept?.rows ?? []), ...shown.map((row) => [keyOf(row), row] as const)]),
    acted: new Set([...(kept?.acted ?? []), ...(acted === undefined ? [] : [acted])]),
  }
}

/**
 * Returns the rows to draw. While they are kept, none moves under a finger: those that left stay in their places, and
 * new ones come last.
 */
export function showRows<Row>(
  rows: readonly Row[],
  kept: Kept<Row> | undefined,
  keyOf: KeyOf<Row>,
): ShownRow<Row>[] {
  const isThere = (row: Row): ShownRow<Row> => ({ row, isGone: false })
  if (!kept) return rows.map(isThere)
  const current = new Map(rows.map((row) => [keyOf(row), row]))
  const inPlace = kept.order.flatMap((key) => {
    const row = current.get(key)
    if (row !== undefined) return isThere(row)
    const left = kept.rows.get(key)
    return left === undefined ? [] : { row: left, isGone: !kept.acted.has(key) }
  })
  const known = new Set(kept.order)
  return [...inPlace, ...rows.filter((row) => !known.has(keyOf(row))).map(isThere)]
}
