import { message } from '../messages/message.ts'
import { MAXIMUM_CENTS, MINIMUM_PAYMENT_CENTS } from '../money/money.ts'
import { type Refusal, refuse } from '../refusal/refusal.ts'
import type { Quote } from './types.ts'

/** Refuses an amount too small for a card; zero (0.00, by a generous coupon) counts as too small, too. */
export function amountTooSmall({ finalAmountCents }: Pick<Quote, 'finalAmountCents'>): Refusal | undefined {
  if (finalAmountCents >= MINIMUM_PAYMENT_CENTS) return undefined
  return refuse('amount_too_small', message('rules.amountTooSmall', { amount: MINIMUM_PAYMENT_CENTS }))
}

export function amountTooLarge({ totalCents }: Pick<Quote, 'totalCents'>): Refusal | undefined {
  if (totalCents <= MAXIMUM_CENTS) return undefined
  return refuse('amount_too_large', message('rules.amountTooLarge'))
}
