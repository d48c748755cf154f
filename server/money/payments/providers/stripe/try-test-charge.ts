import Stripe from 'stripe'
import { openStripe } from './stripe-client.ts'
import type { StripeSettings } from './stripe-settings.ts'

const ONE_DOLLAR = 100
/** https://docs.stripe.com/testing#cards */
const TEST_CARD = 'pm_card_visa'

/**
 * Holds a dollar on Stripe's own test card and releases it, so that no stray payment remains. Returns Stripe's
 * objection, if any. Live keys do not know this card.
 */
export async function tryTestCharge(settings: StripeSettings): Promise<string | undefined> {
  const { paymentIntents } = openStripe(settings)
  try {
    const { id } = await paymentIntents.create({
      amount: ONE_DOLLAR,
      currency: 'usd',
      payment_method: TEST_CARD,
      // No return URL, which only payments on another site need.
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      capture_method: 'manual',
      confirm: true,
    })
    await paymentIntents.cancel(id)
    return undefined
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return error.message
    throw error
  }
}
