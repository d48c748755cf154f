import type { WebhookEvent } from '#domain/operations/webhook-events.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { webhookDeliveries } from '#server/foundation/database/schema/all-tables.ts'
import type { Happening } from '#server/foundation/events/event-kinds.ts'
import { recordEvents, type Subscription } from '#server/foundation/events/record-event.ts'

type Announcement = {
  readonly subscriptions: readonly Subscription[]
  /** Missing if it is about no booking. */
  readonly bookingId?: number
  readonly now: Date
  readonly toData: (event: WebhookEvent) => object
}

/** Queues a delivery for every webhook that subscribed. */
export async function queueWebhooks(
  tx: Transaction,
  { subscriptions, bookingId, now, toData }: Announcement,
): Promise<void> {
  if (subscriptions.length === 0) return
  await tx.insert(webhookDeliveries).values(
    subscriptions.map(({ event, endpointId }) => ({
      endpointId,
      event,
      bookingId,
      payload: JSON.stringify({ type: event, timestamp: now.toISOString(), data: toData(event) }),
      nextAttemptAt: now,
      createdAt: now,
    })),
  )
}

/** Records what happened to one record, or to one that is gone, and queues webhooks with its data. */
export async function recordAndAnnounce(
  tx: Transaction,
  event: Happening & { readonly subjectId?: number },
  { now, data }: { readonly now: Date; readonly data: object },
): Promise<void> {
  const subscriptions = await recordEvents(tx, event, [event])
  await queueWebhooks(tx, { subscriptions, now, toData: () => data })
}
