import { formatDollars, MAXIMUM_CENTS, MINIMUM_PAYMENT_CENTS } from '../money.ts'
import { type Refusal, refuse } from '../refusal.ts'
import type { Quote } from './types.ts'

/** No card can be charged with so little; nothing at all (0.00, by a generous coupon) counts as too little too. */
export function amountTooSmall({ finalAmountCents }: Pick<Quote, 'finalAmountCents'>): Refusal | undefined {
  if (finalAmountCents >= MINIMUM_PAYMENT_CENTS) return undefined
  return refuse(
    'amount_too_small',
    `Payment amount must be at least ${formatDollars(MINIMUM_PAYMENT_CENTS)}. Please adjust your order or remove the coupon.`,
  )
}

export function amountTooLarge({ totalCents }: Pick<Quote, 'totalCents'>): Refusal | undefined {
  if (totalCents <= MAXIMUM_CENTS) return undefined
  return refuse(
    'amount_too_large',
    'This order is larger than we can book online. Please choose fewer extras or contact us.',
  )
}
