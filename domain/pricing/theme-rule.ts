import type { PricingRule } from './types.ts'

export const themeRule: PricingRule = ({ theme, teepees }) => [
  {
    kind: 'theme',
    part: 'total',
    label: theme.name,
    amountCents: theme.pricePerTeepeeCents * teepees,
    quantity: teepees,
    unitCents: theme.pricePerTeepeeCents,
  },
]
