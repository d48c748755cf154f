import type { Cents } from '#domain/foundation/money/money.ts'

export const TEEPEES_MOST = 10

/** What a theme costs by the number of teepees. */
export type ThemePrices = {
  readonly pricePerTeepeeCents: Cents
  /** Prices of whole numbers of teepees, ascending. */
  readonly packages?: readonly Package[] | null | undefined
  /** For each teepee beyond the last package; the price per teepee if missing. */
  readonly eachFurtherCents?: Cents | null | undefined
}

/** The price of up to this many teepees. */
export type Package = { readonly teepees: number; readonly priceCents: Cents }

/** Returns what this many teepees of a theme cost before any rule. */
export function priceTeepees(
  { pricePerTeepeeCents, packages, eachFurtherCents }: ThemePrices,
  teepees: number,
): Cents {
  const last = packages?.at(-1)
  if (!packages || !last || teepees === 0) return pricePerTeepeeCents * teepees
  const fitting = packages.find((one) => one.teepees >= teepees)
  if (fitting) return fitting.priceCents
  return last.priceCents + (teepees - last.teepees) * (eachFurtherCents ?? pricePerTeepeeCents)
}

/** Returns what each teepee adds to the price, from the one after `from` up to `to`. */
export function priceEachTeepee(
  prices: ThemePrices,
  { from = 0, to }: { readonly from?: number; readonly to: number },
): Cents[] {
  return Array.from(
    { length: to - from },
    (_, index) => priceTeepees(prices, from + index + 1) - priceTeepees(prices, from + index),
  )
}
