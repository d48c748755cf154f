/** Splits a long list, such as of rows to write: a statement has room for 65,535 values. */
export function splitIntoParts<Item>(size: number, items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / size)
  return Array.from({ length: count }, (_, part) => items.slice(part * size, (part + 1) * size))
}
