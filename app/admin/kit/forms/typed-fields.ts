/** A value as typed: numbers are text, and nothing is empty. */
export type Typed<Value> = Value extends boolean
  ? boolean
  : Value extends string | number | null | undefined
    ? string
    : { readonly [Name in keyof Value]-?: Typed<Exclude<Value[Name], undefined>> }

export function toTyped<Value extends object>(value: Value): Typed<Value> {
  return mapLeaves(value, (leaf) => (typeof leaf === 'boolean' ? leaf : String(leaf ?? ''))) as Typed<Value>
}

/** Returns the fields without the spaces around what was typed. */
export function trim<Value extends object>(value: Value): Value {
  return mapLeaves(value, (leaf) => (typeof leaf === 'string' ? leaf.trim() : leaf)) as Value
}

function mapLeaves(value: unknown, change: (leaf: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((row) => mapLeaves(row, change))
  if (typeof value !== 'object' || value === null) return change(value)
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, mapLeaves(one, change)]))
}
