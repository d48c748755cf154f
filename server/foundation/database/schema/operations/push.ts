import type { PushKind } from '#contract/operations/push.ts'
import { index, pgTable, sql } from '#server/foundation/database/drizzle.ts'
import { createdAt, id, outgoing, rowId } from '../columns.ts'
import { users } from '../people/accounts.ts'

/** A browser of a staff member that shows notifications. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  (t) => ({
    id: id(),
    userId: rowId('user_id', () => users.id, 'cascade').notNull(),
    /** The URL at the browser's push service. */
    endpoint: t.text('endpoint').notNull().unique(),
    /** The browser's key and secret in base64url, for encrypting messages to it. */
    p256dh: t.text('p256dh').notNull(),
    auth: t.text('auth').notNull(),
    kinds: t.text('kinds').array().$type<PushKind[]>().notNull(),
    /** Times of day, such as `21:00`; null for notifications at any hour. */
    quietFrom: t.text('quiet_from'),
    quietTo: t.text('quiet_to'),
    createdAt: createdAt(),
  }),
  (table) => [index('push_subscriptions_by_user').on(table.userId)],
)

/** A notification for a single browser, sent by a job. */
export const pushMessages = pgTable(
  'push_messages',
  (t) => ({
    id: id(),
    subscriptionId: rowId('subscription_id', () => pushSubscriptions.id, 'cascade').notNull(),
    kind: t.text('kind').$type<PushKind | 'test'>().notNull(),
    /** The id that staff see. */
    subjectId: t.integer('subject_id').notNull(),
    /** What the browser shows, as JSON, without personal data. */
    payload: t.text('payload').notNull(),
    ...outgoing(),
    createdAt: createdAt(),
  }),
  (table) => [
    index('push_messages_due').on(table.nextAttemptAt).where(sql`status IN ('queued', 'sending')`),
    index('push_messages_by_subscription').on(table.subscriptionId, table.kind, table.subjectId),
  ],
)
