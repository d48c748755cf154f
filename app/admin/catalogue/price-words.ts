import { formatPrice, parseDollars } from '#domain/money.ts'

/** A price as the API writes it, for people: '$249.00', or 'Free'. */
export function priceWords(decimal: string): string {
  return formatPrice(parseDollars(decimal) ?? 0)
}
