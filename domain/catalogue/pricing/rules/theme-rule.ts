import type { PricingRule } from '../types.ts'

export const themeRule: PricingRule = ({ theme, teepees }) => {
  const { lots = [{ quantity: teepees, unitCents: theme.pricePerTeepeeCents }] } = theme
  return lots.map(({ quantity, unitCents }) => ({
    kind: 'theme',
    part: 'total',
    label: theme.name,
    amountCents: unitCents * quantity,
    quantity,
    unitCents,
  }))
}
