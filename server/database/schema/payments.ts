import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgEnum, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { PAYMENT_PURPOSES } from '#domain/booking/next-payment.ts'
import { PAYMENT_METHODS } from '#domain/booking/payment-method.ts'
import { bookings } from './bookings.ts'
import { createdAt, dollars, id, instant, updatedAt } from './columns.ts'

export const paymentPurpose = pgEnum('payment_purpose', PAYMENT_PURPOSES)

/** Every intent this house asked a provider for, and the one booking it may pay. */
export const paymentIntents = pgTable(
  'payment_intents',
  {
    intentId: text('intent_id').primaryKey(),
    provider: text('provider').notNull(),
    bookingId: integer('booking_id').references(() => bookings.id, { onDelete: 'set null' }),
    purpose: paymentPurpose('purpose').notNull().default('booking'),
    amount: dollars('amount').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('payment_intents_by_booking').on(table.bookingId)],
)

export const paymentMethod = pgEnum('payment_method', PAYMENT_METHODS)

/** Money that was really taken: one row per succeeded intent or recorded cash. */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    bookingId: integer('booking_id').references(() => bookings.id, { onDelete: 'set null' }),
    /** Stays when the booking is deleted: money that was taken is never forgotten. */
    bookingReference: text('booking_reference').notNull(),
    intentId: text('intent_id').unique(),
    method: paymentMethod('method').notNull().default('card'),
    purpose: paymentPurpose('purpose').notNull().default('booking'),
    amount: dollars('amount').notNull(),
    /** Set when the payment came too late for the booking and went back at once. */
    note: text('note'),
    /** The administrator who took cash, Zelle or a cheque; null for card payments. */
    recordedBy: text('recorded_by'),
    createdAt: createdAt(),
  },
  (table) => [
    check('payments_amount_positive', sql`${table.amount} > 0`),
    index('payments_by_booking').on(table.bookingId),
  ],
)

export const refundStatus = pgEnum('refund_status', ['requested', 'succeeded', 'failed'])

/** Money that goes back. 'requested' is committed before the provider is called. */
export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    paymentId: integer('payment_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'restrict' }),
    amount: dollars('amount').notNull(),
    reason: text('reason').notNull(),
    status: refundStatus('status').notNull().default('requested'),
    providerRefundId: text('provider_refund_id').unique(),
    failure: text('failure'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('refunds_amount_positive', sql`${table.amount} > 0`),
    index('refunds_by_payment').on(table.paymentId),
    index('refunds_open').on(table.status),
  ],
)

/** Each webhook event is handled once: its id is the primary key. */
export const webhookEvents = pgTable('webhook_events', {
  eventId: text('event_id').primaryKey(),
  type: text('type').notNull(),
  createdAt: createdAt(),
})

/** Differences between our books and the provider's, each kept once until somebody has looked at it. */
export const reconciliationFindings = pgTable(
  'reconciliation_findings',
  {
    id: id(),
    kind: text('kind').notNull(),
    intentId: text('intent_id').notNull(),
    bookingReference: text('booking_reference'),
    sentence: text('sentence').notNull(),
    isRepaired: boolean('is_repaired').notNull().default(false),
    resolvedAt: instant('resolved_at'),
    createdAt: createdAt(),
  },
  (table) => [unique('reconciliation_findings_once').on(table.kind, table.intentId)],
)

/** The ledger of the test payments, which stand in for a card provider. */
export const testPaymentIntents = pgTable('test_payment_intents', {
  intentId: text('intent_id').primaryKey(),
  clientSecret: text('client_secret').notNull(),
  amount: dollars('amount').notNull(),
  status: text('status').notNull(),
  metadata: jsonb('metadata').$type<Record<string, string>>().notNull().default({}),
  lastFailure: text('last_failure'),
  cardLast4: text('card_last4'),
  refundedAmount: dollars('refunded_amount').notNull().default('0.00'),
  createdAt: createdAt(),
  succeededAt: instant('succeeded_at'),
})

export const testRefunds = pgTable('test_refunds', {
  refundId: text('refund_id').primaryKey(),
  intentId: text('intent_id')
    .notNull()
    .references(() => testPaymentIntents.intentId, { onDelete: 'restrict' }),
  idempotencyKey: text('idempotency_key').notNull().unique(),
  amount: dollars('amount').notNull(),
  createdAt: createdAt(),
})
