/** What a change does to a row, for the audit log: `price: 45.00 → 50.00`. Fields that stay as they are are left out. */
export function describeChange(before: object, change: object): string {
  const stored = new Map(Object.entries(before))
  return Object.entries(change)
    .filter(
      ([name, value]) => stored.has(name) && value !== undefined && words(value) !== words(stored.get(name)),
    )
    .map(([name, value]) => `${name}: ${words(stored.get(name))} → ${words(value)}`)
    .join('; ')
}

function words(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
