import Stripe from 'stripe'
import type { Config } from '#server/config.ts'
import {
  type Intent,
  type PaymentProvider,
  ProviderDown,
  type ProviderEvent,
  type ProviderRefund,
  ProviderRefused,
} from '#server/payments/providers/payment-provider.ts'
import { untilStopped } from '#server/until-stopped.ts'
import { openStripe } from './stripe-client.ts'

const PAGE = 100

type StripeConfig = NonNullable<Config['stripe']>

/**
 * Real card payments through Stripe. https://docs.stripe.com/payments/payment-intents
 * @param stopping aborted when the server stops: a call under way then counts as one without a response
 */
export function stripePayments(config: StripeConfig, stopping?: AbortSignal): PaymentProvider {
  const stripe = openStripe(config)
  const asking = <T>(call: () => Promise<T>) => translatingErrors(() => untilStopped(call(), stopping))
  const read = async (id: string) => intentOf(await stripe.paymentIntents.retrieve(id))

  return {
    name: 'stripe',
    publishableKey: config.publishableKey,

    createIntent: ({ amountCents, metadata, idempotencyKey }) =>
      asking(async () =>
        intentOf(
          await stripe.paymentIntents.create(
            // Cards only: the form shows nothing else, and no other payment method settles at once.
            { amount: amountCents, currency: 'usd', allowed_payment_method_types: ['card'], metadata },
            { idempotencyKey },
          ),
        ),
      ),

    updateIntent: (id, { amountCents, metadata }) =>
      asking(async () => intentOf(await stripe.paymentIntents.update(id, { amount: amountCents, metadata }))),

    async readIntent(id) {
      try {
        return await asking(() => read(id))
      } catch (error) {
        if (error instanceof ProviderRefused && isMissing(error.cause)) return undefined
        throw error
      }
    },

    async cancelIntent(id) {
      try {
        return await asking(async () => intentOf(await stripe.paymentIntents.cancel(id)))
      } catch (error) {
        // A paid or canceled intent refuses; its state then decides what to do.
        if (error instanceof ProviderRefused && !isMissing(error.cause)) return asking(() => read(id))
        throw error
      }
    },

    refund: ({ intentId, amountCents, idempotencyKey }) =>
      asking(async () =>
        refundOf(
          await stripe.refunds.create(
            { payment_intent: intentId, amount: amountCents, metadata: { key: idempotencyKey } },
            { idempotencyKey },
          ),
        ),
      ),

    refundsOf: (intentId) =>
      asking(async () => {
        const list = await stripe.refunds.list({ payment_intent: intentId, limit: PAGE })
        expectObject('list', list)
        return list.data.map(refundOf)
      }),

    disputesOf: (intentId) =>
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

    listIntents: (since, cursor) =>
      asking(async () => {
        const created = { gte: Math.floor(since.getTime() / 1000) }
        const after = cursor === null ? {} : { starting_after: cursor }
        const list = await stripe.paymentIntents.list({ created, limit: PAGE, ...after })
        expectObject('list', list)
        const { data, has_more } = list
        return { intents: data.map(intentOf), cursor: has_more ? (data.at(-1)?.id ?? null) : null }
      }),

    readEvent(rawBody, signature = '') {
      try {
        return eventOf(stripe.webhooks.constructEvent(rawBody, signature, config.webhookSecret ?? ''))
      } catch (error) {
        throw new ProviderRefused('The signature of this webhook does not fit.', { cause: error })
      }
    },
  }
}

async function translatingErrors<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    throw translated(error)
  }
}

function translated(error: unknown): unknown {
  if (error instanceof DOMException && error.name === 'AbortError')
    return new ProviderDown('The server is stopping', { cause: error })
  if (!(error instanceof Stripe.errors.StripeError)) return error
  const isNo =
    error instanceof Stripe.errors.StripeCardError ||
    error instanceof Stripe.errors.StripeInvalidRequestError ||
    error instanceof Stripe.errors.StripeIdempotencyError
  return isNo
    ? new ProviderRefused(error.message, { cause: error })
    : new ProviderDown(error.message, { cause: error })
}

function isMissing(cause: unknown): boolean {
  return cause instanceof Stripe.errors.StripeError && cause.code === 'resource_missing'
}

/** A gateway in front of Stripe may respond with JSON of its own, which the Stripe library passes on. */
function expectObject(kind: string, response: { object?: unknown }): void {
  if (response.object !== kind) throw new ProviderDown(`Stripe's response is no ${kind}`)
}

function intentOf(intent: Stripe.PaymentIntent): Intent {
  expectObject('payment_intent', intent)
  return {
    id: intent.id,
    clientSecret: intent.client_secret ?? '',
    amountCents: intent.amount,
    receivedCents: intent.amount_received,
    // 'requires_capture' is for payments that are only reserved, which this site never does.
    status: intent.status === 'requires_capture' ? 'processing' : (intent.status as Intent['status']),
    lastFailure: intent.last_payment_error?.message ?? null,
    metadata: intent.metadata,
  }
}

const REFUND_STATUS: Readonly<Record<string, ProviderRefund['status']>> = {
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
}

function refundOf(refund: Stripe.Refund): ProviderRefund {
  expectObject('refund', refund)
  const { id, amount, status, metadata } = refund
  return {
    id,
    amountCents: amount,
    status: REFUND_STATUS[status ?? ''] ?? 'pending',
    key: metadata?.key ?? null,
  }
}

function eventOf({ id, type, data }: Stripe.Event): ProviderEvent {
  const about = type.startsWith('charge.dispute') ? 'dispute' : /refund/.test(type) ? 'refund' : 'payment'
  const subject: { object?: unknown; id?: unknown; payment_intent?: unknown } = { ...data.object }
  const intentId = subject.object === 'payment_intent' ? subject.id : subject.payment_intent
  return { id, type, about, intentId: typeof intentId === 'string' ? intentId : null }
}
