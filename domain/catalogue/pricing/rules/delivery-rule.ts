import type { PricingRule } from '../types.ts'

export const deliveryRule: PricingRule = (_order, { delivery }) =>
  delivery
    ? [
        {
          kind: 'delivery',
          part: 'total',
          label: `Delivery to ${delivery.zip}`,
          zip: delivery.zip,
          amountCents: delivery.feeCents,
        },
      ]
    : []
