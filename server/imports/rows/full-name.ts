import type { CellValues } from './read-rows.ts'

/** Returns the whole name, also where a file has its parts in columns of their own. */
export function fullName({ customerName, firstName, lastName }: CellValues): string | undefined {
  const whole = customerName ?? [firstName, lastName].filter((part) => part !== undefined).join(' ')
  return whole === '' ? undefined : String(whole)
}
