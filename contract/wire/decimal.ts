import { type Cents, parseDollars } from '#domain/money/money.ts'

/** Returns the cents of a decimal that passed the contract. Throws for anything else. */
export function toCents(decimal: string): Cents {
  const cents = parseDollars(decimal, { allowNegative: true })
  if (cents === undefined) throw new Error(`Not an amount: ${decimal}`)
  return cents
}

/** Does the same for an amount that may be missing. */
export function optionalCents(decimal: string | undefined): Cents | undefined {
  return decimal === undefined ? undefined : toCents(decimal)
}
