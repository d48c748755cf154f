import type { WebhookEvent } from '#domain/operations/webhook-events.ts'
import { index, pgTable, sql } from '#server/foundation/database/drizzle.ts'
import { createdAt, id, instant, outgoing, rowId } from '../columns.ts'

/** Webhook endpoints: other programs that hear of events. */
export const webhookEndpoints = pgTable('webhook_endpoints', (t) => ({
  id: id(),
  url: t.text('url').notNull(),
  events: t.text('events').array().$type<WebhookEvent[]>().notNull(),
  /** Signs each delivery (Standard Webhooks): `whsec_` and base64. */
  secret: t.text('secret').notNull(),
  isActive: t.boolean('is_active').notNull().default(true),
  createdAt: createdAt(),
}))

/** One event for one endpoint, written in the transaction in which it happened and sent afterwards. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  (t) => ({
    id: id(),
    endpointId: rowId('endpoint_id', () => webhookEndpoints.id, 'cascade').notNull(),
    event: t.text('event').$type<WebhookEvent>().notNull(),
    /** Null for what is about no booking. */
    bookingId: t.integer('booking_id'),
    /** The exact text that is signed and sent. */
    payload: t.text('payload').notNull(),
    ...outgoing(),
    lastStatus: t.integer('last_status'),
    deliveredAt: instant('delivered_at'),
    createdAt: createdAt(),
  }),
  (table) => [
    index('webhook_deliveries_due').on(table.nextAttemptAt).where(sql`status IN ('queued', 'sending')`),
    index('webhook_deliveries_by_endpoint').on(table.endpointId, table.id),
  ],
)
