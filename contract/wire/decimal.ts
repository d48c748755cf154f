import { type Cents, parseDollars } from '#domain/foundation/money/money.ts'

/** Parses a decimal dollar amount that passed the contract to cents. Throws for anything else. */
export function toCents(decimal: string): Cents {
  const cents = parseDollars(decimal, { allowNegative: true })
  if (cents === undefined) throw new Error(`Not an amount: ${decimal}`)
  return cents
}

/** Does the same for an optional amount. */
export function optionalCents(decimal: string | undefined): Cents | undefined {
  return decimal === undefined ? undefined : toCents(decimal)
}
