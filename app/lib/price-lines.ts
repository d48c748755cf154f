import type { CustomerBooking } from '#contract/booking/bookings.ts'
import { parseDollars } from '#domain/money/money.ts'
import type { PriceLine } from '#domain/pricing/types.ts'

/** Returns the server's lines in the form of our own quote, so that the same component shows both. */
export function readLines(lines: CustomerBooking['lines']): PriceLine[] {
  return lines.map(({ amount, unitAmount, quantity, ...line }) => ({
    ...line,
    amountCents: parseDollars(amount, { allowNegative: true }) ?? 0,
    ...(quantity === undefined ? {} : { quantity }),
    ...(unitAmount === undefined ? {} : { unitCents: parseDollars(unitAmount) ?? 0 }),
  }))
}
