import { FAMILY_FIELD_NAMES } from '#domain/booking/booking-fields.ts'
import type { OrderedAddon } from '#domain/catalogue/pricing/types.ts'
import { check, index, pgEnum, pgTable, sql, uniqueIndex } from '#server/foundation/database/drizzle.ts'
import { cents, createdAt, id, instant, noCents } from '../columns.ts'
import { bookingId, type bookings } from './bookings.ts'

/** `lapsed`: not paid in time, or no longer possible when it was paid, in which case the money was refunded. */
export const orderChangeStatus = pgEnum('order_change_status', ['waiting', 'applied', 'lapsed'])

/** An order as it was or will be: the booking's columns, and its add-ons with the prices they are sold at. */
export type OrderSnapshot = {
  readonly themeName: string
  readonly columns: OrderColumns
  readonly addons: readonly OrderedAddon[]
}

export const ORDER_COLUMNS = [
  'themeId',
  'pricePerTeepeeCents',
  'numberOfTeepees',
  'numberOfNights',
  'guestCount',
  'partyStartTime',
  'partyAddress',
  'city',
  'zipCode',
  ...FAMILY_FIELD_NAMES,
  'deliveryCents',
  'taxCents',
  'taxableCents',
  'totalCents',
  'depositCents',
  'discountCents',
  'finalAmountCents',
  'keptCents',
  'givenUp',
  'priceLines',
  'priceTerms',
  'couponCode',
  'couponId',
] as const satisfies readonly (keyof typeof bookings.$inferSelect)[]

export type OrderColumns = Pick<typeof bookings.$inferSelect, (typeof ORDER_COLUMNS)[number]>

/** Every change to an order by its family or by staff, with the order before and after, so that it can be reverted. */
export const orderChanges = pgTable(
  'order_changes',
  (t) => ({
    id: id(),
    bookingId: bookingId().notNull(),
    /** A username, or 'customer'. */
    changedBy: t.text('changed_by').notNull(),
    status: orderChangeStatus('status').notNull(),
    /** The version of the booking that was changed, and the requested change: a repeated request finds its change. */
    ofVersion: t.integer('of_version').notNull(),
    requestHash: t.text('request_hash').notNull(),
    before: t.jsonb('before').$type<OrderSnapshot>().notNull(),
    after: t.jsonb('after').$type<OrderSnapshot>().notNull(),
    bookingDate: t.date('booking_date', { mode: 'string' }).notNull(),
    /** The first night after the change, if it moves the party. */
    newDay: t.date('new_day', { mode: 'string' }),
    /** The part of what is due that is not part of the price. */
    feeCents: cents('fee_amount').notNull().default(noCents),
    /** Signed. */
    differenceCents: cents('difference').notNull(),
    dueCents: cents('due_amount').notNull(),
    refundCents: cents('refund_amount').notNull(),
    paidBeforeCents: cents('paid_before').notNull(),
    /** The card payment it is waiting for. */
    intentId: t.text('intent_id'),
    /** Until when a waiting change holds what it needs. */
    expiresAt: instant('expires_at'),
    appliedAt: instant('applied_at'),
    createdAt: createdAt(),
  }),
  (table) => [
    check('order_changes_waiting', sql`${table.status} <> 'waiting' or ${table.expiresAt} is not null`),
    index('order_changes_by_booking').on(table.bookingId, table.id),
    uniqueIndex('order_changes_by_intent').on(table.intentId).where(sql`${table.intentId} is not null`),
    index('order_changes_waiting_by_date').on(table.bookingDate).where(sql`${table.status} = 'waiting'`),
  ],
)
