import type { OrderedAddon, PricingRule } from '../types.ts'

export const addonRule: PricingRule = ({ addons }) =>
  mergeLots(addons).map(({ addonId, name, priceCents, quantity }) => ({
    kind: 'addon',
    part: 'total',
    label: name,
    addonId,
    amountCents: priceCents * quantity,
    quantity,
    unitCents: priceCents,
  }))

/** Combines lines of the same add-on at the same price, in the order of their first occurrence. */
function mergeLots(addons: readonly OrderedAddon[]): OrderedAddon[] {
  const merged = new Map<string, OrderedAddon>()
  for (const line of addons) {
    const lot = `${line.addonId} ${line.priceCents}`
    const earlier = merged.get(lot)
    merged.set(lot, earlier ? { ...earlier, quantity: earlier.quantity + line.quantity } : line)
  }
  return [...merged.values()]
}
