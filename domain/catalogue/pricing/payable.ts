import { MAXIMUM_CENTS, MINIMUM_PAYMENT_CENTS } from '#domain/foundation/money/money.ts'
import { type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import type { Quote } from './types.ts'

/** Refuses an amount that is too small to charge to a card. That includes zero, which a generous coupon can lead to. */
export function amountTooSmall({ finalAmountCents }: Pick<Quote, 'finalAmountCents'>): Refusal | undefined {
  if (finalAmountCents >= MINIMUM_PAYMENT_CENTS) return undefined
  return refuse('amount_too_small', 'rules.amountTooSmall', { amount: MINIMUM_PAYMENT_CENTS })
}

export function amountTooLarge({ totalCents }: Pick<Quote, 'totalCents'>): Refusal | undefined {
  if (totalCents <= MAXIMUM_CENTS) return undefined
  return refuse('amount_too_large', 'rules.amountTooLarge')
}
