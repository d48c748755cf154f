import { isDeepStrictEqual } from 'node:util'
import type { ChangedField } from '#contract/operations/audit-facts.ts'

type Values = Readonly<Record<string, unknown>>

/** Returns the changed fields of a row as they would be without these logged changes. */
export function undoChanges<Row extends object>(row: Row, changes: readonly ChangedField[]): Partial<Row> {
  const undone = changes.map((change) => [change.field, undoChange(Reflect.get(row, change.field), change)])
  // The values came from these very columns before they were changed.
  return Object.fromEntries(undone) as Partial<Row>
}

/** Later changes elsewhere in an object stay. Lists, and values whose kind says what they mean, are restored whole. */
function undoChange(current: unknown, { before, after }: Pick<ChangedField, 'before' | 'after'>): unknown {
  if (!hasParts(current) || !hasParts(before) || !hasParts(after)) return before
  const changed = Object.keys({ ...before, ...after }).filter(
    (name) => !isDeepStrictEqual(before[name], after[name]),
  )
  const undone = changed.map((name) => [
    name,
    undoChange(current[name], { before: before[name], after: after[name] }),
  ])
  const values = Object.entries({ ...current, ...Object.fromEntries(undone) })
  return Object.fromEntries(values.filter(([, value]) => value !== undefined))
}

function hasParts(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !('kind' in value)
}
