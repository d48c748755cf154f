import Stripe from 'stripe'
import {
  type Intent,
  ProviderRefused,
  type SavedCards,
} from '#server/money/payments/providers/payment-provider.ts'
import { isMissing } from './stripe-errors.ts'
import { toIntent, toSavedCard } from './stripe-objects.ts'

/** Calls Stripe and translates its errors. */
export type Asking = <T>(call: () => Promise<T>) => Promise<T>

/**
 * Returns what a payment needs to save its card: a customer for the card to belong to, and the declaration that it will
 * be charged off-session. Stripe is told the booking, but nobody's name.
 */
export async function savingCard(
  stripe: Stripe,
  { metadata, idempotencyKey }: { metadata: Record<string, string>; idempotencyKey: string },
): Promise<Pick<Stripe.PaymentIntentCreateParams, 'customer' | 'setup_future_usage'>> {
  const customer = await stripe.customers.create(
    { metadata },
    { idempotencyKey: `customer-${idempotencyKey}` },
  )
  return { customer: customer.id, setup_future_usage: 'off_session' }
}

/** Returns an intent after a call that changes it; if Stripe refuses, its state decides what to do. */
export async function orItsState(
  stripe: Stripe,
  asking: Asking,
  id: string,
  change: () => Promise<Stripe.PaymentIntent>,
): Promise<Intent> {
  try {
    return await asking(async () => toIntent(await change()))
  } catch (error) {
    if (error instanceof ProviderRefused && !isMissing(error))
      return asking(async () => toIntent(await stripe.paymentIntents.retrieve(id)))
    throw error
  }
}

/** Charges to saved cards. https://docs.stripe.com/payments/save-during-payment */
export function openStripeCards(stripe: Stripe, asking: Asking): SavedCards {
  return {
    readSavedCard: (intentId) =>
      asking(async () =>
        toSavedCard(await stripe.paymentIntents.retrieve(intentId, { expand: ['payment_method'] })),
      ),

    planCharge: ({ card: { customerId, methodId }, amountCents, metadata, idempotencyKey, isHold = false }) =>
      asking(async () =>
        toIntent(
          await stripe.paymentIntents.create(
            {
              amount: amountCents,
              currency: 'usd',
              customer: customerId,
              payment_method: methodId,
              allowed_payment_method_types: ['card'],
              metadata,
              ...(isHold && { capture_method: 'manual' as const }),
            },
            { idempotencyKey },
          ),
        ),
      ),

    captureHold(intentId, amountCents) {
      const options = { idempotencyKey: `capture-${intentId}-${amountCents}` }
      const captured = { amount_to_capture: amountCents }
      // One that was captured or released refuses.
      return orItsState(stripe, asking, intentId, () =>
        stripe.paymentIntents.capture(intentId, captured, options),
      )
    },

    confirmCharge: (intentId, methodId) =>
      asking(async () => {
        try {
          return toIntent(
            await stripe.paymentIntents.confirm(
              intentId,
              { off_session: true, payment_method: methodId },
              { idempotencyKey: `confirm-${intentId}` },
            ),
          )
        } catch (error) {
          const isDeclined = error instanceof Stripe.errors.StripeCardError
          if (!isDeclined) throw error
          return toIntent(await stripe.paymentIntents.retrieve(intentId))
        }
      }),

    async removeCard({ methodId }) {
      try {
        await asking(() => stripe.paymentMethods.detach(methodId))
      } catch (error) {
        if (!(error instanceof ProviderRefused && (isMissing(error) || isDetached(error)))) throw error
      }
    },
  }
}

/** Stripe refuses to detach a card twice, but has no error code for that. */
function isDetached({ message }: ProviderRefused): boolean {
  return /not attached/i.test(message)
}
