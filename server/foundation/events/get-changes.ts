import { isDeepStrictEqual } from 'node:util'
import type { ChangedField } from '#contract/operations/audit-facts.ts'
import { toDecimal } from '#domain/foundation/money/money.ts'
import { formatPlainValue } from './describe-changes.ts'

/**
 * Returns what a change changes in a row, for the audit log. Unchanged fields are left out. Columns of cents or
 * hundredths are named and formatted as the decimals that people enter.
 */
export function getChanges(before: object, change: object): ChangedField[] {
  const stored = new Map(Object.entries(before))
  return Object.entries(change).flatMap(([name, value]) => {
    const field = name.replace(WHOLE_UNITS, '')
    const entered = field === name ? enteredValue : enteredDecimal
    const [was, is] = [entered(stored.get(name)), entered(value)]
    // The database returns an object's properties in its own order.
    const isSame = formatPlainValue(was) === formatPlainValue(is) || isDeepStrictEqual(was, is)
    return stored.has(name) && value !== undefined && !isSame ? [{ field, before: was, after: is }] : []
  })
}

const WHOLE_UNITS = /(Cents|Hundredths)$/

function enteredDecimal(value: unknown): unknown {
  return typeof value === 'number' ? toDecimal(value) : enteredValue(value)
}

function enteredValue(value: unknown): unknown {
  return value instanceof Date ? value.toISOString() : (value ?? null)
}
