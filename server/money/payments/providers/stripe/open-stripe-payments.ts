import Stripe from 'stripe'
import { getStripeTypes } from '#contract/money/stripe-types.ts'
import { untilStopped } from '#platform/boot.ts'
import { type PaymentProvider, ProviderRefused } from '#server/money/payments/providers/payment-provider.ts'
import { type Asking, openStripeCards, orItsState, savingCard } from './stripe-cards.ts'
import { openStripe } from './stripe-client.ts'
import { isMissing, translatingErrors } from './stripe-errors.ts'
import { expectObject, toEvent, toIntent, toRefund } from './stripe-objects.ts'
import type { StripeSettings } from './stripe-settings.ts'

const PAGE = 100

/**
 * Real card payments through Stripe. https://docs.stripe.com/payments/payment-intents
 * @param stopping aborted when the server stops; a call in progress then counts as one without a response
 */
export function openStripePayments(settings: StripeSettings, stopping?: AbortSignal): PaymentProvider {
  const stripe = openStripe(settings)
  const { publishableKey, webhookSecret } = settings
  const asking: Asking = (call) => translatingErrors(() => untilStopped(call(), stopping))
  return {
    name: 'stripe',
    acceptsUnbookedCards: true,
    publishableKey,
    ...writingIntents(stripe, asking),
    ...readingIntents(stripe, asking),
    ...moneyBack(stripe, asking),
    savedCards: openStripeCards(stripe, asking),
    readEvent: webhookSecret === undefined ? undefined : reading(stripe, webhookSecret),
  }
}

function reading(stripe: Stripe, webhookSecret: string): PaymentProvider['readEvent'] {
  return ({ rawBody, header }) => {
    try {
      return toEvent(stripe.webhooks.constructEvent(rawBody, header('stripe-signature') ?? '', webhookSecret))
    } catch (error) {
      // The signature is checked before the body is parsed.
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) return undefined
      throw new ProviderRefused('The signature of this webhook does not match.', { cause: error })
    }
  }
}

type WritingIntents = Pick<PaymentProvider, 'createIntent' | 'updateIntent' | 'cancelIntent'>

function writingIntents(stripe: Stripe, asking: Asking): WritingIntents {
  return {
    createIntent: ({ amountCents, metadata, idempotencyKey, ways, savesCard = false }) =>
      asking(async () =>
        toIntent(
          await stripe.paymentIntents.create(
            // Only what the owner offers, whatever is switched on in Stripe's dashboard.
            {
              amount: amountCents,
              currency: 'usd',
              allowed_payment_method_types: getStripeTypes(ways),
              metadata,
              ...(savesCard && (await savingCard(stripe, { metadata, idempotencyKey }))),
            },
            { idempotencyKey },
          ),
        ),
      ),

    updateIntent: (id, { amountCents, metadata }) =>
      asking(async () => toIntent(await stripe.paymentIntents.update(id, { amount: amountCents, metadata }))),

    // A paid or canceled intent refuses.
    cancelIntent: (id) => orItsState(stripe, asking, id, () => stripe.paymentIntents.cancel(id)),
  }
}

function readingIntents(stripe: Stripe, asking: Asking): Pick<PaymentProvider, 'readIntent' | 'listIntents'> {
  return {
    async readIntent(id) {
      try {
        return await asking(async () => toIntent(await stripe.paymentIntents.retrieve(id)))
      } catch (error) {
        if (error instanceof ProviderRefused && isMissing(error)) return undefined
        throw error
      }
    },

    listIntents: (since, cursor) =>
      asking(async () => {
        const created = { gte: Math.floor(since.getTime() / 1000) }
        const after = cursor === null ? {} : { starting_after: cursor }
        const list = await stripe.paymentIntents.list({ created, limit: PAGE, ...after })
        expectObject('list', list)
        const { data, has_more } = list
        return { intents: data.map(toIntent), cursor: has_more ? (data.at(-1)?.id ?? null) : null }
      }),
  }
}

function moneyBack(
  stripe: Stripe,
  asking: Asking,
): Pick<PaymentProvider, 'refund' | 'getRefunds' | 'getDisputes'> {
  return {
    refund: ({ intentId, amountCents, idempotencyKey }) =>
      asking(async () =>
        toRefund(
          await stripe.refunds.create(
            { payment_intent: intentId, amount: amountCents, metadata: { key: idempotencyKey } },
            { idempotencyKey },
          ),
        ),
      ),

    getRefunds: (intentId) =>
      asking(async () => {
        const list = await stripe.refunds.list({ payment_intent: intentId, limit: PAGE })
        expectObject('list', list)
        return list.data.map(toRefund)
      }),

    getDisputes: (intentId) =>
      asking(async () => {
        const list = await stripe.disputes.list({ payment_intent: intentId, limit: PAGE })
        expectObject('list', list)
        return list.data.map(({ id, amount, status, reason }) => ({
          id,
          amountCents: amount,
          status,
          reason,
        }))
      }),
  }
}
