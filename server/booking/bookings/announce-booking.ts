import type { WebhookEvent } from '#contract/operations/webhooks.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { queueWebhooks, type Subscribers } from '#server/foundation/webhooks/queue-webhooks.ts'
import { findBooking } from './booking-queries.ts'
import { staffResponse } from './booking-responses.ts'

type News = {
  readonly event: WebhookEvent
  readonly now: Date
  /** The change that a deletion is about to make to the booking. */
  readonly change?: { readonly bookingStatus: 'cancelled' }
  /** The subscribed endpoints, if they were read together with something else. */
  readonly subscribers?: Subscribers
}

/** Queues webhooks about a booking in its current state in this transaction. */
export function announceBooking(tx: Transaction, bookingId: number, news: News): Promise<void> {
  return queueWebhooks(tx, {
    ...news,
    bookingId,
    readData: async () => {
      const booking = await findBooking(tx, { id: bookingId })
      if (!booking) throw new Error('A booking is announced that does not exist')
      return { ...staffResponse(booking), ...news.change }
    },
  })
}
