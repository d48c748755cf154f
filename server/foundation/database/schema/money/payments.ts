import { REFUND_REASON_NAMES } from '#domain/booking/changes/refund-reason.ts'
import type { StoredMessage } from '#domain/foundation/messages/stored-messages.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { PAYMENT_METHODS } from '#domain/money/payment-method.ts'
import type { CardDecline } from '#domain/money/payments/decline.ts'
import type { Discrepancy, DiscrepancyKind } from '#domain/money/payments/discrepancy.ts'
import { ALL_PURPOSES } from '#domain/money/payments/payment-purpose.ts'
import { check, index, pgEnum, pgTable, sql, unique } from '#server/foundation/database/drizzle.ts'
import { bookings } from '../booking/bookings.ts'
import { cents, createdAt, id, instant, noCents, rowId, updatedAt } from '../columns.ts'
import { damageClaims } from './damage-claims.ts'

export type DeletedBooking = {
  readonly reference: string
  readonly customerName: string
  readonly customerEmail: string
  readonly language?: Language
  /** An ISO 8601 instant. Missing if the intent was created during the deletion, and in older records. */
  readonly deletedAt?: string
}

/**
 * A tip is for the crew, and damage is separate: neither is part of the price of a booking, nor counts towards it. A
 * change is paid before it applies.
 */
export const paymentPurpose = pgEnum('payment_purpose', ALL_PURPOSES)

/** Every intent that this site created at a provider, with the one booking it may pay. */
export const paymentIntents = pgTable(
  'payment_intents',
  (t) => ({
    intentId: t.text('intent_id').primaryKey(),
    provider: t.text('provider').notNull(),
    bookingId: rowId('booking_id', () => bookings.id, 'set null'),
    purpose: paymentPurpose('purpose').notNull().default('booking'),
    amountCents: cents('amount').notNull(),
    /** The claim it pays, if it is for damage. */
    damageClaimId: rowId('damage_claim_id', () => damageClaims.id, 'set null'),
    /** Whether the card is saved for a later charge that its family agreed to. */
    savesCard: t.boolean('saves_card').notNull().default(false),
    /** Whether it charges a saved card off-session: no browser is ever given it. */
    isOffSession: t.boolean('off_session').notNull().default(false),
    /** When the provider confirmed that it can never be paid anymore; it is not queried again. */
    stoppedAt: instant('stopped_at'),
    /** Since when the bank has been processing it: the money arrives days later, or not at all. Null otherwise. */
    settlingSince: instant('settling_since'),
    /** For a booking deleted before this was known to be stopped: the customer to tell if it is paid anyway. */
    deletedBooking: t.jsonb('deleted_booking').$type<DeletedBooking>(),
    createdAt: createdAt(),
  }),
  (table) => [
    index('payment_intents_by_booking').on(table.bookingId),
    index('payment_intents_without_booking')
      .on(table.createdAt)
      .where(sql`${table.bookingId} is null and ${table.stoppedAt} is null`),
    index('payment_intents_settling').on(table.settlingSince).where(sql`${table.settlingSince} is not null`),
  ],
)

export type AttachedIntent = typeof paymentIntents.$inferSelect

export const paymentMethod = pgEnum('payment_method', PAYMENT_METHODS)

/** Money that was really received: one row per succeeded intent or manually recorded payment. */
export const payments = pgTable(
  'payments',
  (t) => ({
    id: id(),
    bookingId: rowId('booking_id', () => bookings.id, 'set null'),
    /** Kept when the booking is deleted, since payments are never deleted. Null if there never was a booking. */
    bookingReference: t.text('booking_reference'),
    /** The provider that received it and refunds it; null for money that staff received. */
    provider: t.text('provider'),
    intentId: t.text('intent_id').unique(),
    method: paymentMethod('method').notNull().default('card'),
    purpose: paymentPurpose('purpose').notNull().default('booking'),
    amountCents: cents('amount').notNull(),
    /** The part of it that is a fee for moving the party again, and not of its price. */
    feeCents: cents('fee_amount').notNull().default(noCents),
    /** The administrator who received cash, Zelle or a check; null for card payments. */
    recordedBy: t.text('recorded_by'),
    /** When it was last compared with the provider's records. */
    comparedAt: instant('compared_at'),
    /** When it was decided, along with the deletion of its booking, to keep what has not been refunded. */
    keptAt: instant('kept_at'),
    createdAt: createdAt(),
  }),
  (table) => [
    check('payments_amount_positive', sql`${table.amountCents} > 0`),
    check('payments_provider', sql`(${table.provider} is null) = (${table.intentId} is null)`),
    index('payments_by_booking').on(table.bookingId),
    index('payments_by_time').on(table.createdAt),
  ],
)

export type PaymentRow = typeof payments.$inferSelect

export const refundReason = pgEnum('refund_reason', REFUND_REASON_NAMES)
/** `not_taken`: the bank returned it; `refused`: by the provider, in the words of `failure`. */
export const refundFailure = pgEnum('refund_failure', ['not_taken', 'refused'])
export const refundStatus = pgEnum('refund_status', ['requested', 'succeeded', 'failed'])

/**
 * `returned`: money that could not be kept and was refunded automatically; `dashboard`: made by the owner at the
 * provider; `beyond_price`: refunded by staff because the party costs less than was paid.
 */
export const refundCause = pgEnum('refund_cause', ['cancellation', 'returned', 'dashboard', 'beyond_price'])

/** Refunds. 'requested' is committed before the provider is called. */
export const refunds = pgTable(
  'refunds',
  (t) => ({
    id: id(),
    paymentId: rowId('payment_id', () => payments.id, 'restrict').notNull(),
    amountCents: cents('amount').notNull(),
    cause: refundCause('cause').notNull(),
    /** What releases before the codes read, and the one before this still writes. The next one drops it. */
    reason: t.text('reason').notNull().default(''),
    /** Together with its values, the sentence that gives the reason. */
    reasonCode: refundReason('reason_code'),
    reasonValues: t.jsonb('reason_values').$type<StoredMessage['about']>(),
    status: refundStatus('status').notNull().default('requested'),
    providerRefundId: t.text('provider_refund_id').unique(),
    /** In the provider's words. */
    failure: t.text('failure'),
    failureCode: refundFailure('failure_code'),
    /** For a failed refund: when it was sent again, handed back or otherwise resolved. Until then it is owed. */
    settledAt: instant('settled_at'),
    /** How staff handed it back instead of the card provider; null if it is refunded the way it was paid. */
    method: paymentMethod('method'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  }),
  (table) => [
    check('refunds_amount_positive', sql`${table.amountCents} > 0`),
    index('refunds_by_payment').on(table.paymentId),
    index('refunds_by_time').on(table.createdAt),
    index('refunds_open').on(table.status),
  ],
)

/** Each webhook event is handled once: its id is the primary key. */
export const webhookEvents = pgTable('webhook_events', (t) => ({
  eventId: t.text('event_id').primaryKey(),
  type: t.text('type').notNull(),
  createdAt: createdAt(),
}))

/** Differences between our books and the provider's, each stored once until staff have reviewed it. */
export const discrepancies = pgTable(
  'reconciliation_findings',
  (t) => ({
    id: id(),
    kind: t.text('kind').$type<DiscrepancyKind>().notNull(),
    /** What it is about, see domain/money/payments/discrepancy.ts; null if a release before the values wrote only a sentence. */
    values: t.jsonb('values').$type<Discrepancy['values']>(),
    intentId: t.text('intent_id').notNull(),
    bookingReference: t.text('booking_reference'),
    /** In English; read only if there are no values. */
    sentence: t.text('sentence').notNull().default(''),
    /** The amount owed, if something can be done about it here. */
    amountCents: cents('amount'),
    isRepaired: t.boolean('is_repaired').notNull().default(false),
    resolvedAt: instant('resolved_at'),
    createdAt: createdAt(),
  }),
  (table) => [unique('reconciliation_findings_once').on(table.kind, table.intentId)],
)

/**
 * The progress of the comparison with each provider's books. Each run reads a few pages, and the next one continues.
 */
export const reconciliationSweeps = pgTable('reconciliation_sweeps', (t) => ({
  provider: t.text('provider').primaryKey(),
  startedAt: instant('started_at').notNull(),
  /** The start of the next page. */
  cursor: t.text('cursor'),
  /** When the backup was made that has been restored; null once a sweep has finished since. */
  restoredTo: instant('restored_to'),
}))

/** The ledger of the test payments, which stand in for a card provider. */
export const testPaymentIntents = pgTable('test_payment_intents', (t) => ({
  intentId: t.text('intent_id').primaryKey(),
  idempotencyKey: t.text('idempotency_key').unique(),
  clientSecret: t.text('client_secret').notNull(),
  amountCents: cents('amount').notNull(),
  status: t.text('status').notNull(),
  metadata: t.jsonb('metadata').$type<Record<string, string>>().notNull().default({}),
  lastFailure: t.text('last_failure'),
  lastDecline: t.jsonb('last_decline').$type<CardDecline>(),
  cardLast4: t.text('card_last4'),
  refundedCents: cents('refunded_amount').notNull().default(noCents),
  createdAt: createdAt(),
  succeededAt: instant('succeeded_at'),
  /** When a deliberately late payment arrives. */
  settlesAt: instant('settles_at'),
  /** Whether the card is saved for off-session charges. */
  savesCard: t.boolean('saves_card').notNull().default(false),
  /** Whether the amount is only held until it is captured; `amount` is then what was captured. */
  isHold: t.boolean('is_hold').notNull().default(false),
  /** The saved card that it charges, or that it saved. */
  methodId: t.text('method_id'),
}))

export const testSavedCards = pgTable('test_saved_cards', (t) => ({
  methodId: t.text('method_id').primaryKey(),
  customerId: t.text('customer_id').notNull(),
  cardLast4: t.text('card_last4').notNull(),
  /** The decline when it is charged off-session; null means it pays. */
  laterDecline: t.jsonb('later_decline').$type<CardDecline>(),
  removedAt: instant('removed_at'),
  createdAt: createdAt(),
}))

export const testRefunds = pgTable('test_refunds', (t) => ({
  refundId: t.text('refund_id').primaryKey(),
  intentId: t
    .text('intent_id')
    .notNull()
    .references(() => testPaymentIntents.intentId, { onDelete: 'restrict' }),
  idempotencyKey: t.text('idempotency_key').notNull().unique(),
  amountCents: cents('amount').notNull(),
  createdAt: createdAt(),
}))
