import { addUpLot, getLots } from '../sold-lots.ts'
import type { PricingRule } from '../types.ts'

export const themeRule: PricingRule = (order) =>
  getLots(order).map((lot) => ({
    kind: 'theme',
    part: 'total',
    label: order.theme.name,
    amountCents: addUpLot(lot),
    ...lot,
  }))
