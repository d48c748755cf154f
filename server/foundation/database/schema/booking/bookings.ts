import { BOOKING_FIELD_NAMES, type BookingAnswers } from '#domain/booking/booking-fields.ts'
import type { GivenUp } from '#domain/booking/changes/resize-order.ts'
import { BOOKING_STATUSES, type CancelReason } from '#domain/booking/status.ts'
import type { RefundStep } from '#domain/catalogue/pricing/pricing-settings.ts'
import type { PriceLine, PriceTerms } from '#domain/catalogue/pricing/types.ts'
import type { KeptAnswer } from '#domain/catalogue/questions/answers.ts'
import { DEFAULT_LANGUAGE } from '#domain/foundation/text/language.ts'
import type { Touches } from '#domain/money/reports/touch.ts'
import { check, index, pgEnum, pgTable, type SQL, sql } from '#server/foundation/database/drizzle.ts'
import { addons, themes } from '../catalogue/catalogue.ts'
import { coupons } from '../catalogue/coupons.ts'
import { cents, createdAt, edited, id, instant, noCents, rowId } from '../columns.ts'
import { language } from '../languages.ts'
import { termsVersions } from './terms-of-service.ts'

export const bookingStatus = pgEnum('booking_status', BOOKING_STATUSES)

/**
 * The text that staff search. The index below is on this exact expression, so queries must use it unchanged. It
 * includes a phone number as typed and as digits only.
 */
export const searchedText = sql`("customer_name" || ' ' || "customer_email" || ' ' || "customer_phone" || ' '
  || regexp_replace("customer_phone", '[^0-9]', '', 'g') || ' ' || "party_address" || ' ' || "city" || ' ' || "zip_code")`

/** The last ten digits of a phone number. The index is on this expression. */
export const phoneDigits = sql`right(regexp_replace("customer_phone", '[^0-9]', '', 'g'), 10)`

/** A phone number of any column as it is compared: the same rule as `phoneKey` in domain/people/customers/contact-keys.ts. */
export const phoneKeySql = (phone: SQL) => sql<string>`CASE WHEN ${phone} ~ '^\\s*\\+\\s*[2-9]'
  THEN '+' || regexp_replace(${phone}, '[^0-9]', '', 'g') ELSE right(regexp_replace(${phone}, '[^0-9]', '', 'g'), 10) END`

/** The bookings with one of these numbers, as `phoneKey` writes them. The first condition uses the index. */
export const hasPhone = (
  keys: readonly string[],
) => sql`(${phoneDigits} = ANY(${sql.param(keys.map((key) => key.slice(-10).replace('+', '')))})
  AND ${phoneKeySql(sql`"customer_phone"`)} = ANY(${sql.param([...keys])}))`

/** The order and its money. What is added later and stands apart has its own table, see docs/decisions/0024. */
export const bookings = pgTable(
  'bookings',
  (t) => ({
    id: id(),
    reference: t.text('reference').notNull().unique(),
    themeId: rowId('theme_id', () => themes.id, 'restrict').notNull(),
    pricePerTeepeeCents: cents('price_per_teepee').notNull(),
    numberOfTeepees: t.integer('number_of_teepees').notNull().default(1),
    /** The first night. */
    bookingDate: t.date('booking_date', { mode: 'string' }).notNull(),
    numberOfNights: t.integer('number_of_nights').notNull().default(1),
    /** `HH:mm`, such as `17:30`; null until the family has chosen a time. */
    partyStartTime: t.text('party_start_time'),
    /** The language of its mails and documents. */
    language: language('language').notNull().default(DEFAULT_LANGUAGE),
    customerName: t.text('customer_name').notNull(),
    customerEmail: t.text('customer_email').notNull(),
    customerPhone: t.text('customer_phone').notNull(),
    partyAddress: t.text('party_address').notNull(),
    city: t.text('city').notNull(),
    state: t.text('state').notNull(),
    zipCode: t.text('zip_code').notNull(),
    guestCount: t.integer('guest_count').notNull(),
    specialRequests: t.text('special_requests'),
    customThemeDetails: t.text('custom_theme_details'),
    allergiesAndNeeds: t.text('allergies_and_needs'),
    floor: t.text('floor').$type<NonNullable<BookingAnswers['floor']>>(),
    stairs: t.boolean('stairs'),
    /** Parts of the total. */
    deliveryCents: cents('delivery_amount').notNull().default(noCents),
    taxCents: cents('tax_amount').notNull().default(noCents),
    /** The amount the tax was computed on. */
    taxableCents: cents('taxable_amount').notNull().default(noCents),
    totalCents: cents('total_amount').notNull(),
    depositCents: cents('deposit_amount').notNull(),
    /** What was due when booking, after the coupon. */
    finalAmountCents: cents('final_amount').notNull(),
    discountCents: cents('discount_amount').notNull().default(noCents),
    /** What is paid beyond the price and kept, because the order was reduced too late for a full refund. */
    keptCents: cents('kept_amount').notNull().default(noCents),
    /** What the order gave up when it became smaller, and takes back when it grows again. */
    givenUp: t.jsonb('given_up').$type<GivenUp>(),
    /** The lines of the quote as it was sold, in the order they were computed. */
    priceLines: t.jsonb('price_lines').$type<readonly PriceLine[]>().notNull().default([]),
    /**
     * Coupon, delivery, tax rates and deposit share at the time of sale; null for bookings from before these were
     * stored.
     */
    priceTerms: t.jsonb('price_terms').$type<PriceTerms>(),
    /** The refund steps when it is cancelled; null for the policy in the terms of service. */
    refundSteps: t.jsonb('refund_steps').$type<readonly RefundStep[]>(),
    /**
     * The terms of service that the customer agreed to, when, and from which network address; null if they were not
     * asked.
     */
    termsVersion: rowId('terms_version', () => termsVersions.version, 'restrict'),
    termsSha256: t.text('terms_sha256'),
    termsAgreedAt: instant('terms_agreed_at'),
    termsAddress: t.text('terms_address'),
    couponCode: t.text('coupon_code'),
    couponId: rowId('coupon_id', () => coupons.id, 'set null'),
    /** True while this booking's use is counted in coupons.used_count. */
    couponHeld: t.boolean('coupon_held').notNull().default(false),
    isPaid: t.boolean('is_paid').notNull().default(false),
    isDeposit: t.boolean('is_deposit').notNull().default(false),
    stripePaymentId: t.text('stripe_payment_id'),
    bookingStatus: bookingStatus('booking_status').notNull().default('pending'),
    /** Entered by staff, for example by phone: its family can only change it with the mailed link. */
    isEnteredByStaff: t.boolean('entered_by_staff').notNull().default(false),
    /** Until when an unpaid booking holds its date; null once it is paid or confirmed by staff. */
    holdExpiresAt: instant('hold_expires_at'),
    /** Until when the day stays held beyond that, because a payment that has begun may still succeed. */
    holdKeptUntil: instant('hold_kept_until'),
    /** The network that made the hold, while it lasts: each visitor's number of unpaid dates is limited. */
    holdNetwork: t.text('hold_network'),
    cancelReason: t.text('cancel_reason').$type<CancelReason>(),
    cancelledAt: instant('cancelled_at'),
    confirmedAt: instant('confirmed_at'),
    /** The dispute a bank raised against the payment, for the owner to answer at the provider. */
    disputeNote: t.text('dispute_note'),
    rescheduleCount: t.integer('reschedule_count').notNull().default(0),
    idempotencyKey: t.text('idempotency_key').unique(),
    /** The key of the draft it was booked from, which a duplicated tab copies. */
    draftKey: t.text('draft_key'),
    /** How the family found the site; null if unknown. */
    touches: t.jsonb('touches').$type<Touches>(),
    ...edited(),
  }),
  (table) => [
    check('bookings_nights', sql`${table.numberOfNights} between 1 and 7`),
    check('bookings_teepees', sql`${table.numberOfTeepees} between 1 and 10`),
    check('bookings_start_time', sql`${table.partyStartTime} ~ '^(1[0-9]:[03]0|20:00)$'`),
    check('bookings_guests', sql`${table.guestCount} between 1 and 20`),
    check(
      'bookings_amounts',
      sql`${table.totalCents} >= 0 and ${table.depositCents} >= 0 and ${table.finalAmountCents} >= 0
        and ${table.discountCents} >= 0 and ${table.depositCents} <= ${table.totalCents}`,
    ),
    check(
      'bookings_terms',
      sql`(${table.termsVersion} is null) = (${table.termsAgreedAt} is null)
        and (${table.termsVersion} is null) = (${table.termsSha256} is null)`,
    ),
    check('bookings_paid_has_no_hold', sql`not ${table.isPaid} or ${table.holdExpiresAt} is null`),
    // Only active bookings count towards a day's capacity; this stays fast however many old ones there are.
    index('bookings_live_by_date')
      .on(table.bookingDate, table.themeId)
      .where(sql`${table.bookingStatus} <> 'cancelled'`),
    index('bookings_by_date').on(table.bookingDate, table.id),
    // Scanned backwards to list the newest first.
    index('bookings_by_status').on(table.bookingStatus, table.createdAt, table.id),
    index('bookings_newest').on(table.createdAt, table.id),
    index('bookings_searched').using('gin', sql`${searchedText} gin_trgm_ops`),
    // The dashboard's figures are computed from this index alone.
    index('bookings_paid')
      .on(table.bookingDate, table.isDeposit, table.depositCents, table.totalCents)
      .where(sql`${table.isPaid}`),
    index('bookings_by_theme').on(table.themeId),
    index('bookings_by_email').on(sql`lower(${table.customerEmail})`),
    index('bookings_by_phone').on(sql`${phoneDigits}`),
    index('bookings_by_draft').on(table.draftKey).where(sql`${table.draftKey} is not null`),
    index('bookings_by_hold_network').on(table.holdNetwork).where(sql`${table.holdNetwork} is not null`),
    index('bookings_open_holds')
      .on(table.holdExpiresAt)
      .where(sql`${table.holdExpiresAt} is not null and ${table.bookingStatus} = 'pending'`),
  ],
)

/** The columns that tell who the family is, in addition to its answers. They are erased with it, and stored only once. */
export const FAMILY_COLUMNS = [
  'customerName',
  'customerEmail',
  'customerPhone',
  'partyAddress',
  'city',
  'termsAddress',
  'holdNetwork',
  'touches',
] as const satisfies (keyof typeof bookings.$inferSelect)[]

/**
 * Everything but what only the family knew, how long a day is kept while the provider is asked, and what follows from
 * the events themselves.
 */
const APART: ReadonlySet<string> = new Set([
  ...FAMILY_COLUMNS,
  ...BOOKING_FIELD_NAMES,
  'holdKeptUntil',
  'version',
  'updatedAt',
])

/** Whether an event about a booking says what was written into a column. */
export const isStoredWithEvents = (column: string): boolean => !APART.has(column)

/** The booking to which something belongs, and with which it goes. */
export const bookingId = () => rowId('booking_id', () => bookings.id, 'cascade')

export const bookingAddons = pgTable(
  'booking_addons',
  (t) => ({
    id: id(),
    bookingId: bookingId().notNull(),
    addonId: rowId('addon_id', () => addons.id, 'restrict').notNull(),
    quantity: t.integer('quantity').notNull().default(1),
    unitPriceCents: cents('unit_price').notNull(),
    createdAt: createdAt(),
  }),
  (table) => [
    check('booking_addons_quantity', sql`${table.quantity} between 1 and 99`),
    index('booking_addons_by_booking').on(table.bookingId),
    index('booking_addons_by_addon').on(table.addonId),
  ],
)

/** The team's internal notes about a booking; no row if there are none. */
export const bookingNotes = pgTable('booking_notes', (t) => ({
  bookingId: bookingId().primaryKey(),
  text: t.text('text').notNull(),
}))

/** A family's answers to the owner's questions, worded as they were asked; no row if there are none. */
export const bookingAnswers = pgTable('booking_answers', (t) => ({
  bookingId: bookingId().primaryKey(),
  answers: t.jsonb('answers').$type<readonly KeptAnswer[]>().notNull(),
}))

/** The last reminder of a booking's open balance, and the party day it named: a moved party gets new reminders. */
export const bookingReminders = pgTable('booking_reminders', (t) => ({
  bookingId: bookingId().primaryKey(),
  daysBefore: t.integer('days_before').notNull(),
  ofDay: t.date('of_day', { mode: 'string' }).notNull(),
}))

/** The links mailed to the family of a booking; no row until there is something to record. */
export const bookingLinks = pgTable('booking_links', (t) => ({
  bookingId: bookingId().primaryKey(),
  /** Incremented when staff correct the e-mail address, which invalidates booking-page links mailed before. */
  linkVersion: t.integer('own_link_version').notNull().default(0),
  /** When staff last mailed the customer the payment link. */
  paymentLinkSentAt: instant('payment_link_sent_at'),
}))

/** Every move of a party to another day. A cancellation never refunds more than it would have then. */
export const bookingMoves = pgTable(
  'booking_moves',
  (t) => ({
    id: id(),
    bookingId: bookingId().notNull(),
    fromDay: t.date('from_day', { mode: 'string' }).notNull(),
    toDay: t.date('to_day', { mode: 'string' }).notNull(),
    /** A username, or 'customer'. */
    movedBy: t.text('moved_by').notNull(),
    /**
     * The refund steps' share at that moment for `fromDay`, in hundredths of a percent of what is paid beyond the
     * deposit.
     */
    refundPercent: t.integer('refund_percent').notNull(),
    createdAt: createdAt(),
  }),
  (table) => [
    check('booking_moves_percent', sql`${table.refundPercent} between 0 and 10000`),
    index('booking_moves_by_booking').on(table.bookingId),
  ],
)
