import { mergeAddons } from './merge-addons.ts'
import type { PricingRule } from './types.ts'

export const addonRule: PricingRule = ({ addons }) =>
  mergeAddons(addons).map(({ name, priceCents, quantity }) => ({
    kind: 'addon',
    part: 'total',
    label: name,
    amountCents: priceCents * quantity,
    quantity,
    unitCents: priceCents,
  }))
