import type Stripe from 'stripe'
import { z } from 'zod'
import type { CardDecline } from '#domain/money/payments/decline.ts'
import {
  type Intent,
  ProviderDown,
  type ProviderEvent,
  type ProviderRefund,
  type SavedCard,
} from '#server/money/payments/providers/payment-provider.ts'

/** A gateway in front of Stripe may respond with its own JSON, which the Stripe library passes on. */
export function expectObject(kind: string, response: { object?: unknown }): void {
  if (response.object !== kind) throw new ProviderDown(`Stripe's response is no ${kind}`)
}

export function toIntent(intent: Stripe.PaymentIntent): Intent {
  expectObject('payment_intent', intent)
  return {
    id: intent.id,
    clientSecret: intent.client_secret ?? '',
    amountCents: intent.amount,
    receivedCents: intent.amount_received,
    status: intent.status === 'requires_capture' ? 'held' : (intent.status as Intent['status']),
    lastFailure: intent.last_payment_error?.message ?? null,
    lastDecline: toDecline(intent.last_payment_error),
    metadata: intent.metadata,
  }
}

function toDecline(error: Stripe.PaymentIntent.LastPaymentError | null): CardDecline | undefined {
  if (error?.type !== 'card_error') return undefined
  return {
    code: error.code ?? 'card_declined',
    declineCode: error.decline_code ?? null,
    adviceCode: error.advice_code ?? null,
    message: error.message ?? '',
  }
}

/** Returns the card that a payment saved; the payment must be read with its `payment_method` expanded. */
export function toSavedCard(intent: Stripe.PaymentIntent): SavedCard | undefined {
  expectObject('payment_intent', intent)
  const { payment_method: method, customer, status, setup_future_usage } = intent
  if (status !== 'succeeded' || setup_future_usage !== 'off_session') return undefined
  if (!method || typeof method === 'string' || !method.card || !customer) return undefined
  const customerId = typeof customer === 'string' ? customer : customer.id
  return { customerId, methodId: method.id, brand: method.card.brand, last4: method.card.last4 }
}

const REFUND_STATUS: Readonly<Record<string, ProviderRefund['status']>> = {
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
}

export function toRefund(refund: Stripe.Refund): ProviderRefund {
  expectObject('refund', refund)
  const { id, amount, status, metadata } = refund
  return {
    id,
    amountCents: amount,
    status: REFUND_STATUS[status ?? ''] ?? 'pending',
    key: metadata?.key ?? null,
  }
}

/** Stripe's longest id or name of a kind. */
const NAME_LENGTH = 255

const EventShape = z.object({
  id: z.string().min(1).max(NAME_LENGTH),
  type: z.string().max(NAME_LENGTH),
  data: z.object({
    object: z.looseObject({ object: z.unknown(), id: z.unknown(), payment_intent: z.unknown() }).partial(),
  }),
})

/** Throws for a body that is signed but not an event. */
export function toEvent(body: unknown): ProviderEvent {
  const { id, type, data } = EventShape.parse(body)
  const about = whatAbout(type)
  const { object: subject } = data
  const intentId = subject.object === 'payment_intent' ? subject.id : subject.payment_intent
  return { id, type, about, intentId: typeof intentId === 'string' ? intentId : null }
}

function whatAbout(type: string): ProviderEvent['about'] {
  if (type.startsWith('charge.dispute')) return 'dispute'
  if (type === 'payment_intent.payment_failed') return 'failure'
  return type.includes('refund') ? 'refund' : 'payment'
}
