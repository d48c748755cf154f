/** What rows are sorted by, under the name that is in the address. */
export type SortKeys<Row> = Readonly<Record<string, (row: Row) => string | number>>

/** Returns the rows sorted by a key, such as `code`, or `-code` for descending; in their own order without one. */
export function sortRows<Row>(rows: readonly Row[], sort: string, keys: SortKeys<Row>): Row[] {
  const isDescending = sort.startsWith('-')
  const name = isDescending ? sort.slice(1) : sort
  const key = Object.hasOwn(keys, name) ? keys[name] : undefined
  if (!key) return [...rows]
  const compare = (one: string | number, other: string | number) =>
    typeof one === 'number' && typeof other === 'number'
      ? one - other
      : String(one).localeCompare(String(other), undefined, { numeric: true })
  return rows.toSorted((one, other) => compare(key(one), key(other)) * (isDescending ? -1 : 1))
}
