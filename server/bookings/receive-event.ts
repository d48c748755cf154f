import { eq } from 'drizzle-orm'
import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts'
import { webhookEvents } from '#server/database/schema/all-tables.ts'
import { type ProviderEvent, ProviderRefused } from '#server/payments/payment-provider.ts'
import { askProvider } from '#server/payments/provider-refusals.ts'
import type { World } from '#server/world.ts'
import { noteDisputes } from './note-disputes.ts'
import { recordRefunds } from './record-refunds.ts'
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
  const [handled] = await world.db.select().from(webhookEvents).where(eq(webhookEvents.eventId, event.id))
  if (handled) return undefined
  const refusal = await askProvider(() => handle(world, event))
  if (isRefusal(refusal)) return refusal
  await world.db
    .insert(webhookEvents)
    .values({ eventId: event.id, type: event.type, createdAt: world.now() })
    .onConflictDoNothing()
  return undefined
}

async function handle(world: World, { intentId, about }: ProviderEvent): Promise<void> {
  const intent = intentId === null ? undefined : await world.payments.readIntent(intentId)
  if (intent?.status !== 'succeeded') return
  await recordSucceeded(world, intent)
  if (about === 'refund') await recordRefunds(world, intent.id)
  if (about === 'dispute') await noteDisputes(world, intent.id)
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
