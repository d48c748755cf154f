import type { CellValues } from './read-cells.ts'

/** Returns the full name, even if a file has its parts in separate columns. */
export function fullName({ customerName, firstName, lastName }: CellValues): string | undefined {
  const whole = customerName ?? [firstName, lastName].filter((part) => part !== undefined).join(' ')
  return whole === '' ? undefined : String(whole)
}
