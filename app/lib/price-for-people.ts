import { formatPrice, parseDollars } from '#domain/foundation/money/money.ts'

/** Formats a decimal string of the API: `"75.00"` becomes `$75.00`, and zero becomes `Free`. */
export function priceForPeople(decimal: string, free?: string): string {
  const cents = parseDollars(decimal)
  return cents === undefined ? decimal : formatPrice(cents, free)
}
