import type { CustomerBooking } from '#contract/bookings.ts'
import { parseDollars } from '#domain/money.ts'
import type { PriceLine } from '#domain/pricing/types.ts'

/** The server's lines as those of a quote of our own, so that both are shown by the same component. */
export function readLines(lines: CustomerBooking['lines']): PriceLine[] {
  return lines.map(({ amount, unitAmount, quantity, ...line }) => ({
    ...line,
    amountCents: parseDollars(amount, { allowNegative: true }) ?? 0,
    ...(quantity === undefined ? {} : { quantity }),
    ...(unitAmount === undefined ? {} : { unitCents: parseDollars(unitAmount) ?? 0 }),
  }))
}
