import { formatPrice, parseDollars } from '#domain/money.ts'

/** A decimal string of the API as people read it: `"75.00"` becomes `$75.00`, and nothing becomes `Free`. */
export function priceForPeople(decimal: string, free?: string): string {
  const cents = parseDollars(decimal)
  return cents === undefined ? decimal : formatPrice(cents, free)
}
