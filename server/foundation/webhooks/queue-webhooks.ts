import type { WebhookEvent } from '#contract/operations/webhooks.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { webhookDeliveries } from '#server/foundation/database/schema/all-tables.ts'

type Announcement = {
  readonly event: WebhookEvent
  readonly bookingId: number
  readonly now: Date
  readonly data: object
  /** The endpoints that subscribed to the event, of which there is at least one. */
  readonly endpointIds: readonly number[]
}

/** Queues a delivery for every endpoint. */
export async function queueWebhooks(
  tx: Transaction,
  { event, bookingId, now, data, endpointIds }: Announcement,
): Promise<void> {
  const payload = JSON.stringify({ type: event, timestamp: now.toISOString(), data })
  await tx.insert(webhookDeliveries).values(
    endpointIds.map((endpointId) => ({
      endpointId,
      event,
      bookingId,
      payload,
      nextAttemptAt: now,
      createdAt: now,
    })),
  )
}
