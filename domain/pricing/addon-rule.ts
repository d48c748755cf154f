import { mergeAddons } from './merge-addons.ts'
import type { PricingRule } from './types.ts'

export const addonRule: PricingRule = ({ addons }) =>
  mergeAddons(addons).map(({ addonId, name, priceCents, quantity }) => ({
    kind: 'addon',
    part: 'total',
    label: name,
    addonId,
    amountCents: priceCents * quantity,
    quantity,
    unitCents: priceCents,
  }))
