import { addUp, type Cents } from '#domain/foundation/money/money.ts'
import { priceEachTeepee, type ThemePrices } from './price-list/theme-prices.ts'
import type { Lot, Order, PriceLine, TeepeeLot } from './types.ts'

/**
 * Returns the lots for a changed quantity: what stays keeps its price, what is added has today's. What was added last
 * is removed first, so undoing an addition restores the earlier lots exactly.
 */
export function changeLots(sold: readonly Lot[], wanted: number, todayCents: Cents): Lot[] {
  const kept = keepLots(sold, wanted, (lot, quantity) => ({ ...lot, quantity }))
  const missing = wanted - count(kept)
  return missing > 0 ? addLot(kept, { quantity: missing, unitCents: todayCents }) : kept
}

/** Does the same for teepees, whose price may depend on how many there are. */
export function changeTeepees(sold: readonly TeepeeLot[], wanted: number, today: ThemePrices): TeepeeLot[] {
  const kept = keepLots(sold, wanted, (lot, quantity): TeepeeLot => {
    return 'unitCents' in lot
      ? { ...lot, quantity }
      : { quantity, eachCents: lot.eachCents.slice(0, quantity) }
  })
  const from = count(kept)
  if (wanted <= from) return kept
  const added = toLot(priceEachTeepee(today, { from, to: wanted }))
  // A bigger package may cost less than a smaller one did, but no party less than nothing.
  const leastCents = 0 - addUp(kept.map(addUpLot))
  if (addUpLot(added) < leastCents) return [...kept, { quantity: wanted - from, eachCents: [leastCents] }]
  return addLot(kept, added)
}

/** Returns the teepees of an order, as they were sold or as they are priced now. */
export function getLots({ theme, teepees }: Order): readonly TeepeeLot[] {
  if (theme.lots) return theme.lots
  if (!theme.packages?.length) return [{ quantity: teepees, unitCents: theme.pricePerTeepeeCents }]
  return [{ quantity: teepees, eachCents: priceEachTeepee(theme, { to: teepees }) }]
}

export function addUpLot(lot: TeepeeLot): Cents {
  return 'unitCents' in lot ? lot.unitCents * lot.quantity : addUp(lot.eachCents)
}

/** Returns what each teepee of an order costs, in the order in which they were sold. */
export function eachTeepee(order: Order): Cents[] {
  return getLots(order).flatMap((lot) =>
    Array.from({ length: lot.quantity }, (_, index) =>
      'unitCents' in lot ? lot.unitCents : (lot.eachCents[index] ?? 0),
    ),
  )
}

/**
 * Returns the teepees of a booking as they were sold. Older bookings, which did not store lines, have a single price.
 */
export function teepeeLots(sold: {
  readonly priceLines: readonly PriceLine[]
  readonly numberOfTeepees: number
  readonly pricePerTeepeeCents: Cents
}): TeepeeLot[] {
  const lots = sold.priceLines.flatMap(({ kind, quantity, unitCents, eachCents }): TeepeeLot[] => {
    if (kind !== 'theme' || quantity === undefined) return []
    if (unitCents !== undefined) return [{ quantity, unitCents }]
    return eachCents ? [{ quantity, eachCents }] : []
  })
  if (count(lots) === sold.numberOfTeepees) return lots
  return [{ quantity: sold.numberOfTeepees, unitCents: sold.pricePerTeepeeCents }]
}

/** Returns the nights after the first, of all teepees, as they were sold. */
export function nightLots(priceLines: readonly PriceLine[]): Lot[] {
  return priceLines.flatMap(({ kind, quantity, unitCents }) =>
    kind === 'nights' && quantity !== undefined && unitCents !== undefined ? [{ quantity, unitCents }] : [],
  )
}

function keepLots<L extends { readonly quantity: number }>(
  sold: readonly L[],
  wanted: number,
  shorten: (lot: L, quantity: number) => L,
): L[] {
  const kept: L[] = []
  let missing = wanted
  for (const lot of sold) {
    const stays = Math.min(lot.quantity, missing)
    if (stays > 0) kept.push(shorten(lot, stays))
    missing -= stays
  }
  return kept
}

function addLot<L extends TeepeeLot>(lots: readonly L[], added: L): L[] {
  const last = lots.at(-1)
  const isSame = last && 'unitCents' in last && 'unitCents' in added && last.unitCents === added.unitCents
  if (!isSame) return [...lots, added]
  return [...lots.slice(0, -1), { ...last, quantity: last.quantity + added.quantity }]
}

function toLot(eachCents: readonly Cents[]): TeepeeLot {
  const [unitCents = 0] = eachCents
  const quantity = eachCents.length
  return eachCents.every((cents) => cents === unitCents) ? { quantity, unitCents } : { quantity, eachCents }
}

function count(lots: readonly { readonly quantity: number }[]): number {
  return lots.reduce((total, { quantity }) => total + quantity, 0)
}
