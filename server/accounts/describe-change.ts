import { toDecimal } from '#domain/money.ts'

/**
 * Describes a change to a row for the audit log: `price: 45.00 → 50.00`. Unchanged fields are left out. Columns of
 * cents or hundredths are written as the decimals that people enter.
 */
export function describeChange(before: object, change: object): string {
  const stored = new Map(Object.entries(before))
  return Object.entries(change)
    .filter(
      ([name, value]) => stored.has(name) && value !== undefined && words(value) !== words(stored.get(name)),
    )
    .map(([name, value]) => {
      const before = stored.get(name)
      const enteredName = name.replace(WHOLE_UNITS, '')
      const tell = enteredName === name ? words : decimalWords
      return `${enteredName}: ${tell(before)} → ${tell(value)}`
    })
    .join('; ')
}

const WHOLE_UNITS = /(Cents|Hundredths)$/

function decimalWords(value: unknown): string {
  return typeof value === 'number' ? toDecimal(value) : words(value)
}

function words(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
