import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts'
import { webhookEvents } from '#server/database/schema/all-tables.ts'
import { ProviderRefused } from '#server/payments/payment-provider.ts'
import { askProvider } from '#server/payments/provider-refusals.ts'
import type { World } from '#server/world.ts'
import { recordSucceeded } from './record-succeeded.ts'

/**
 * Handles an event from the card provider. The event is only a knock on the door: what happened is asked of the
 * provider itself, so order and repetition do not matter. It is written down after it was handled, never before.
 */
export async function receiveEvent(
  world: World,
  rawBody: string,
  signature: string | undefined,
): Promise<Refusal | undefined> {
  if (world.payments.name === 'test' || !world.config.stripe?.webhookSecret) {
    return refuse('not_configured', 'Webhooks are not configured: STRIPE_WEBHOOK_SECRET is missing.')
  }
  const event = readEvent(world, rawBody, signature)
  if (isRefusal(event)) return event
  const { intentId } = event
  if (intentId) {
    const intent = await askProvider(() => world.payments.readIntent(intentId))
    if (isRefusal(intent)) return intent
    if (intent?.status === 'succeeded') await recordSucceeded(world, intent)
  }
  await world.db.insert(webhookEvents).values({ eventId: event.id, type: event.type }).onConflictDoNothing()
  return undefined
}

function readEvent(world: World, rawBody: string, signature: string | undefined) {
  try {
    return world.payments.readEvent(rawBody, signature)
  } catch (error) {
    if (error instanceof ProviderRefused)
      return refuse('signature_invalid', 'The signature of this webhook does not fit.')
    throw error
  }
}
