import type { Cents } from '#domain/foundation/money/money.ts'
import type { Lot, PriceLine } from './types.ts'

/**
 * Returns the lots for a changed quantity: what stays keeps its price, what is added has today's. What was added last
 * is removed first, so undoing an addition restores the earlier lots exactly.
 */
export function changeLots(sold: readonly Lot[], wanted: number, todayCents: Cents): Lot[] {
  const kept: Lot[] = []
  let missing = wanted
  for (const { quantity, unitCents } of sold) {
    const stays = Math.min(quantity, missing)
    if (stays > 0) kept.push({ quantity: stays, unitCents })
    missing -= stays
  }
  return missing > 0 ? addLot(kept, { quantity: missing, unitCents: todayCents }) : kept
}

function addLot(lots: readonly Lot[], added: Lot): Lot[] {
  const last = lots.at(-1)
  if (last?.unitCents !== added.unitCents) return [...lots, added]
  return [...lots.slice(0, -1), { ...last, quantity: last.quantity + added.quantity }]
}

/**
 * Returns the teepees of a booking as they were sold. Older bookings, which did not store lines, have a single price.
 */
export function teepeeLots(sold: {
  readonly priceLines: readonly PriceLine[]
  readonly numberOfTeepees: number
  readonly pricePerTeepeeCents: Cents
}): Lot[] {
  const lots = sold.priceLines.flatMap(({ kind, quantity, unitCents }) =>
    kind === 'theme' && quantity !== undefined && unitCents !== undefined ? [{ quantity, unitCents }] : [],
  )
  const counted = lots.reduce((sum, { quantity }) => sum + quantity, 0)
  if (counted === sold.numberOfTeepees) return lots
  return [{ quantity: sold.numberOfTeepees, unitCents: sold.pricePerTeepeeCents }]
}
