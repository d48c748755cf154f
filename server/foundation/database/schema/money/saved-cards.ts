import { DEFAULT_LANGUAGE } from '#domain/foundation/text/language.ts'
import type { DeclineVerdict } from '#domain/money/payments/decline.ts'
import { index, pgEnum, pgTable, sql, uniqueIndex } from '#server/foundation/database/drizzle.ts'
import { bookings } from '../booking/bookings.ts'
import { cents, createdAt, id, instant, rowId } from '../columns.ts'
import { language } from '../languages.ts'
import { mandateColumns } from './mandate-columns.ts'
import { paymentPurpose } from './payments.ts'

/**
 * `waiting`: for the payment whose card is saved; `charged`: the balance was paid; `failed`: the card will not be tried
 * again; `removed`: by the family, or with the party; `replaced`: by a consent to another amount.
 */
export const consentStatus = pgEnum('card_consent_status', [
  'waiting',
  'active',
  'charged',
  'failed',
  'removed',
  'replaced',
])

/** A family's consent, as given, to charge its balance to its card, and the card. */
export const cardConsents = pgTable(
  'card_consents',
  (t) => ({
    id: id(),
    /** Null once the booking is deleted: the card is then removed at the provider, and the row deleted. */
    bookingId: rowId('booking_id', () => bookings.id, 'set null'),
    /** The payment whose card is saved; null if the family agreed again with the same card. */
    intentId: t.text('intent_id').unique(),
    provider: t.text('provider').notNull(),
    status: consentStatus('status').notNull().default('waiting'),
    ...mandateColumns(),
    /** Null until there is a booking, like the amount. */
    sentence: t.text('sentence'),
    language: language('language').notNull().default(DEFAULT_LANGUAGE),
    amountCents: cents('amount'),
    /** The charge day that the family read. */
    chargeDay: t.date('charge_day', { mode: 'string' }),
    /** The provider's ids for the customer and its card; null until it is saved. */
    customerId: t.text('customer_id'),
    methodId: t.text('method_id'),
    /** The charge day in the last notice, the party day it was about, and when it was mailed. */
    noticeDay: t.date('notice_day', { mode: 'string' }),
    noticePartyDay: t.date('notice_of_day', { mode: 'string' }),
    noticedAt: instant('noticed_at'),
    /** Since when the provider no longer has the card. */
    detachedAt: instant('detached_at'),
  }),
  (table) => [
    index('card_consents_by_booking').on(table.bookingId),
    uniqueIndex('card_consents_one_active').on(table.bookingId).where(sql`${table.status} = 'active'`),
    index('card_consents_attached')
      .on(table.status)
      .where(sql`${table.methodId} is not null and ${table.detachedAt} is null`),
  ],
)

/** `stopped`: never confirmed, so no card was charged. */
export const savedChargeStatus = pgEnum('saved_charge_status', [
  'planned',
  'succeeded',
  'declined',
  'stopped',
])

/** Every off-session charge of a saved card. Committed, with its payment, before the card is charged. */
export const savedCardCharges = pgTable(
  'saved_card_charges',
  (t) => ({
    id: id(),
    /** Identifies the charge: `balance-12-1` is the first attempt for consent 12. */
    key: t.text('key').notNull(),
    bookingId: rowId('booking_id', () => bookings.id, 'set null'),
    consentId: rowId('consent_id', () => cardConsents.id, 'set null'),
    intentId: t.text('intent_id').notNull().unique(),
    purpose: paymentPurpose('purpose').notNull(),
    amountCents: cents('amount').notNull(),
    status: savedChargeStatus('status').notNull().default('planned'),
    /** In the provider's terms. */
    declineCode: t.text('decline_code'),
    adviceCode: t.text('advice_code'),
    failure: t.text('failure'),
    verdict: t.text('verdict').$type<DeclineVerdict>(),
    createdAt: createdAt(),
    decidedAt: instant('decided_at'),
  }),
  (table) => [
    uniqueIndex('saved_card_charges_once').on(table.key).where(sql`${table.status} <> 'stopped'`),
    index('saved_card_charges_by_booking').on(table.bookingId),
    index('saved_card_charges_planned').on(table.createdAt).where(sql`${table.status} = 'planned'`),
  ],
)
