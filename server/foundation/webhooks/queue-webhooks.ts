import type { WebhookEvent } from '#contract/operations/webhooks.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { and, arrayContains, eq, sql } from '#server/foundation/database/drizzle.ts'
import { preparedSelect } from '#server/foundation/database/execute-prepared.ts'
import { webhookDeliveries, webhookEndpoints } from '#server/foundation/database/schema/all-tables.ts'

type Happening = {
  readonly event: WebhookEvent
  readonly bookingId: number
  readonly now: Date
  /** Reads the event's data; called only if an endpoint subscribed to it. */
  readonly readData: () => Promise<object>
  /** The subscribed endpoints, if they were read together with something else. */
  readonly subscribers?: Subscribers
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

/** Queues a delivery for every endpoint that subscribed to the event, in the transaction that causes it. */
export async function queueWebhooks(
  tx: Transaction,
  { event, bookingId, now, readData, subscribers }: Happening,
): Promise<void> {
  const wanted = subscribers ?? (await readSubscribers(tx, event))
  if (wanted.length === 0) return
  const payload = JSON.stringify({ type: event, timestamp: now.toISOString(), data: await readData() })
  await tx.insert(webhookDeliveries).values(
    wanted.map(({ id }) => ({
      endpointId: id,
      event,
      bookingId,
      payload,
      nextAttemptAt: now,
      createdAt: now,
    })),
  )
}
