import { headingKey } from '#domain/operations/imports/guess-columns.ts'
import type { CellValues } from './read-cells.ts'

/**
 * Returns the full name, even if a file has its parts in separate columns: both, or the family name beside a name
 * without it.
 */
export function fullName({ customerName, firstName, lastName }: CellValues): string | undefined {
  if (customerName !== undefined && (firstName !== undefined || lastName === undefined))
    return String(customerName)
  if (customerName !== undefined && hasPart(String(customerName), String(lastName)))
    return String(customerName)
  const whole = [customerName ?? firstName, lastName].filter((part) => part !== undefined).join(' ')
  return whole === '' ? undefined : whole
}

/** Returns whether a name ends or begins with another one. */
function hasPart(name: string, part: string): boolean {
  const words = toWords(name)
  const own = toWords(part)
  return (
    words.slice(-own.length).join(' ') === own.join(' ') ||
    words.slice(0, own.length).join(' ') === own.join(' ')
  )
}

function toWords(name: string): string[] {
  return name
    .split(/[\s,]+/)
    .map(headingKey)
    .filter((word) => word !== '')
}
