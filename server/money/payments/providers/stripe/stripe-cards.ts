import Stripe from 'stripe'
import { ProviderRefused, type SavedCards } from '#server/money/payments/providers/payment-provider.ts'
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

    async captureHold(intentId, amountCents) {
      const options = { idempotencyKey: `capture-${intentId}-${amountCents}` }
      try {
        return await asking(async () =>
          toIntent(
            await stripe.paymentIntents.capture(intentId, { amount_to_capture: amountCents }, options),
          ),
        )
      } catch (error) {
        // Already captured or released: its state then decides what to do.
        if (error instanceof ProviderRefused && !isMissing(error))
          return asking(async () => toIntent(await stripe.paymentIntents.retrieve(intentId)))
        throw error
      }
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
