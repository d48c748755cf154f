import { PAYMENT_PURPOSES } from './next-payment.ts'

/** What families pay beside the price of a party: it counts neither as paid of the price, nor as revenue. */
export const APART_FROM_PRICE = ['tip', 'damage'] as const

/** A change of an order is paid before it applies. */
export const ALL_PURPOSES = [...PAYMENT_PURPOSES, 'tip', 'change', 'damage'] as const
export type PaymentPurpose = (typeof ALL_PURPOSES)[number]

export function isApartFromPrice(purpose: PaymentPurpose): boolean {
  return APART_FROM_PRICE.some((apart) => apart === purpose)
}
