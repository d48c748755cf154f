/** Splits a long list, for example of rows to insert: a statement is limited to 65,535 values. */
export function splitIntoParts<Item>(size: number, items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / size)
  return Array.from({ length: count }, (_, part) => items.slice(part * size, (part + 1) * size))
}
