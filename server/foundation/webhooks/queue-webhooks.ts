import type { WebhookEvent } from '#contract/operations/webhooks.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { and, arrayContains, eq, sql } from '#server/foundation/database/drizzle.ts'
import { preparedSelect } from '#server/foundation/database/execute-prepared.ts'
import { webhookDeliveries, webhookEndpoints } from '#server/foundation/database/schema/all-tables.ts'

type Happening = {
  readonly event: WebhookEvent
  readonly bookingId: number
  readonly now: Date
  readonly data: object
  readonly subscribers: Subscribers
}

export type Subscribers = readonly { readonly id: number }[]

/** Returns the endpoints that subscribed to an event. */
export const readSubscribers = (tx: Transaction, event: WebhookEvent): Promise<Subscribers> =>
  activeSubscribers(tx, { events: [event] })

const activeSubscribers = preparedSelect('active_webhook_subscribers', (db) =>
  db
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(
      and(
        eq(webhookEndpoints.isActive, true),
        arrayContains(webhookEndpoints.events, sql.placeholder('events')),
      ),
    ),
)

/** Queues a delivery for every endpoint that subscribed to the event, of which there is at least one. */
export async function queueWebhooks(
  tx: Transaction,
  { event, bookingId, now, data, subscribers }: Happening,
): Promise<void> {
  const payload = JSON.stringify({ type: event, timestamp: now.toISOString(), data })
  await tx.insert(webhookDeliveries).values(
    subscribers.map(({ id }) => ({
      endpointId: id,
      event,
      bookingId,
      payload,
      nextAttemptAt: now,
      createdAt: now,
    })),
  )
}
