import type { Way } from '#domain/catalogue/pricing/ways.ts'

type StripeType = 'card' | 'link' | 'cashapp' | 'klarna' | 'us_bank_account'

/** Apple Pay and Google Pay provide a card. */
const STRIPE_TYPES: Readonly<Record<Way, StripeType>> = {
  card: 'card',
  wallets: 'card',
  link: 'link',
  cashApp: 'cashapp',
  klarna: 'klarna',
  bankAccount: 'us_bank_account',
}

/** Returns Stripe's payment method types. Server and browser must use the same ones for a payment. */
export function getStripeTypes(ways: readonly Way[]): StripeType[] {
  return [...new Set(ways.map((way) => STRIPE_TYPES[way]))]
}
