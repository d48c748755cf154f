import { type Cents, parseDollars } from '#domain/money.ts'

/** Cents of a decimal string out of a numeric(10,2) column, which holds nothing else. */
export function centsOf(decimal: string): Cents {
  const cents = parseDollars(decimal, { allowNegative: true })
  if (cents === undefined) throw new Error(`Not an amount: ${decimal}`)
  return cents
}
