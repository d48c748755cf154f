import type { Lot, Order, PricingRule } from '../types.ts'

/** Adds what the nights after the first cost, for each teepee. */
export const nightsRule: PricingRule = (order, { perNightCents = 0 }) => {
  const { numberOfNights: nights = 1 } = order
  if (nights === 1) return []
  const lots: readonly Lot[] = order.nightLots ?? [
    { quantity: countFurtherNights(order), unitCents: perNightCents },
  ]
  const label = nights === 2 ? 'Second night' : `${nights - 1} more nights`
  return lots.map(({ quantity, unitCents }) => ({
    kind: 'nights',
    part: 'total',
    label,
    nights,
    quantity,
    unitCents,
    amountCents: quantity * unitCents,
  }))
}

/** Returns how many nights are charged for on top of the price: those after the first, of each teepee. */
export function countFurtherNights({
  teepees,
  numberOfNights = 1,
}: Pick<Order, 'teepees' | 'numberOfNights'>): number {
  return (numberOfNights - 1) * teepees
}
