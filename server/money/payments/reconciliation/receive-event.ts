import { isRefusal, type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import { PAYMENT_UNDERWAY } from '#server/booking/bookings/booking-refusals.ts'
import type { Context } from '#server/context.ts'
import { and, eq, isNull } from '#server/foundation/database/drizzle.ts'
import { paymentIntents, webhookEvents } from '#server/foundation/database/schema/all-tables.ts'
import { storable } from '#server/foundation/http/read-json.ts'
import {
  type Intent,
  type PaymentProvider,
  type ProviderEvent,
  ProviderRefused,
  type ReceivedEvent,
} from '#server/money/payments/providers/payment-provider.ts'
import { callProvider } from '#server/money/payments/providers/provider-refusals.ts'
import { recordIntentState } from '../intents/record-intent-state.ts'
import { stopIntents } from '../intents/stop-intents.ts'
import { tellFailedPayment } from '../intents/tell-failed-payment.ts'
import { recordRefunds } from '../refunds/record-refunds.ts'
import { recordDisputes } from './record-disputes.ts'

const NO_SUCH_PROVIDER = refuse('not_found', 'payments.unknownProvider')
const NO_EVENT = refuse('invalid', 'payments.noEvent')

/**
 * Handles an event from a payment provider. The event's contents are not trusted: the state is read from the provider,
 * so order and repetition do not matter. An event is recorded after it has been handled, never before.
 */
export async function receiveEvent(
  ctx: Context,
  providerName: string,
  received: ReceivedEvent,
): Promise<Refusal | undefined> {
  const provider = ctx.providers[providerName]
  if (!provider?.readEvent) return refuseUnread(ctx, providerName)
  const event = readEvent(provider.readEvent, received)
  if (isRefusal(event)) return event
  const [handled] = await ctx.db.select().from(webhookEvents).where(eq(webhookEvents.eventId, event.id))
  if (handled) return undefined
  const refusal = await callProvider(() => handle(ctx, provider, event))
  if (isRefusal(refusal)) return refusal
  await ctx.db
    .insert(webhookEvents)
    .values({ eventId: event.id, type: event.type, createdAt: ctx.now() })
    .onConflictDoNothing()
  return undefined
}

async function handle(
  ctx: Context,
  provider: PaymentProvider,
  { intentId, about }: ProviderEvent,
): Promise<void> {
  const intent = intentId === null ? undefined : await provider.readIntent(intentId)
  if (intent && isTried(intent)) await stopUnbooked(ctx, intent.id)
  if (intent && isTried(intent) && about === 'failure') await tellFailedPayment(ctx, intent.id)
  if (intent) await recordIntentState(ctx, intent)
  if (intent?.status !== 'succeeded') return
  if (about === 'refund') await recordRefunds(ctx, { intentId: intent.id, provider: provider.name })
  if (about === 'dispute') await recordDisputes(ctx, intent.id)
}

/** Returns whether a card was declined and another one may be tried. */
function isTried({ status, lastFailure }: Intent): boolean {
  return lastFailure !== null && status === 'requires_payment_method'
}

/**
 * Our own pages never try a card before the party is held, so anybody who does is testing cards, and gets no second
 * attempt.
 */
async function stopUnbooked(ctx: Context, intentId: string): Promise<void> {
  const isUnbooked = and(eq(paymentIntents.intentId, intentId), isNull(paymentIntents.bookingId))
  const tried = await ctx.db.select().from(paymentIntents).where(isUnbooked)
  await stopIntents(ctx, tried, PAYMENT_UNDERWAY)
}

function refuseUnread({ config }: Context, providerName: string): Refusal {
  const setting = config.eventSecrets.get(providerName)
  return setting === undefined
    ? NO_SUCH_PROVIDER
    : refuse('not_configured', 'payments.webhooksMissing', { setting })
}

function readEvent(
  read: NonNullable<PaymentProvider['readEvent']>,
  received: ReceivedEvent,
): ProviderEvent | Refusal {
  try {
    const event = read(received)
    return event === undefined ? NO_EVENT : storable(event)
  } catch (error) {
    if (error instanceof ProviderRefused) return refuse('signature_invalid', 'payments.signatureWrong')
    throw error
  }
}
