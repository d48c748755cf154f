import { type Cents, parseDollars } from '#domain/money.ts'

/** Cents of a decimal that the contract has let through. Throws for anything else. */
export function centsOf(decimal: string): Cents {
  const cents = parseDollars(decimal, { allowNegative: true })
  if (cents === undefined) throw new Error(`Not an amount: ${decimal}`)
  return cents
}

/** The same for an amount that may be missing. */
export function optionalCents(decimal: string | undefined): Cents | undefined {
  return decimal === undefined ? undefined : centsOf(decimal)
}
