import { PAYMENT_PURPOSES } from './next-payment.ts'

/** What families pay apart from the price of a party: it counts neither towards the price nor as revenue. */
export const APART_FROM_PRICE = ['tip', 'damage', 'move'] as const

/**
 * `change`: a changed order that must be paid before it applies. `move`: the fee for moving a party again, which is not
 * part of its price.
 */
export const ALL_PURPOSES = [...PAYMENT_PURPOSES, 'tip', 'change', 'damage', 'move'] as const
export type PaymentPurpose = (typeof ALL_PURPOSES)[number]

export function isApartFromPrice(purpose: PaymentPurpose): boolean {
  return APART_FROM_PRICE.some((apart) => apart === purpose)
}
