import { formatDollars, parseDollars } from '#domain/foundation/money/money.ts'

/** Formats an API amount: '$1,249.00'. */
export function dollars(decimal: string): string {
  return formatDollars(parseDollars(decimal, { allowNegative: true }) ?? 0)
}
