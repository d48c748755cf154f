import type { WantedOrder } from '#domain/booking/changes/order-change.ts'
import { WAITING_STATUSES } from '#domain/family/waiting-list.ts'
import { DEFAULT_LANGUAGE } from '#domain/foundation/text/language.ts'
import { check, index, pgEnum, pgTable, sql, uniqueIndex } from '#server/foundation/database/drizzle.ts'
import { bookings } from '../booking/bookings.ts'
import { themes } from '../catalogue/catalogue.ts'
import { createdAt, id, instant, rowId, updatedAt } from '../columns.ts'
import { language } from '../languages.ts'

/** What a bigger order should have besides its theme and its teepees. */
export type WantedBeside = Pick<WantedOrder, 'addons' | 'guestCount'>

export const waitingStatus = pgEnum('waiting_status', WAITING_STATUSES)

/**
 * Requests for a place on a full day, in the order of their ids: for a party, or for an extension of a booking on that
 * day.
 */
export const waitingList = pgTable(
  'waiting_list',
  (t) => ({
    id: id(),
    bookingDate: t.date('booking_date', { mode: 'string' }).notNull(),
    numberOfTeepees: t.integer('number_of_teepees').notNull(),
    /** Null for any theme. */
    themeId: rowId('theme_id', () => themes.id, 'set null'),
    language: language('language').notNull().default(DEFAULT_LANGUAGE),
    customerName: t.text('customer_name').notNull(),
    /** In lower case. */
    customerEmail: t.text('customer_email').notNull(),
    /** Only for those who want texts. */
    customerPhone: t.text('customer_phone'),
    status: waitingStatus('status').notNull().default('waiting'),
    /** The token of the link in the mails, with which the recipient takes the offer or leaves the list. */
    token: t.text('token').notNull().unique(),
    /** When the link in a mail to this address was first opened: until then, the address may be made up. */
    mailConfirmedAt: instant('mail_confirmed_at'),
    /** Until when an offered place is held. */
    offerExpiresAt: instant('offer_expires_at'),
    bookingId: rowId('booking_id', () => bookings.id, 'set null'),
    /** The booking waiting for a bigger order; theme and teepees are then those of the entire order. */
    changesBookingId: rowId('changes_booking_id', () => bookings.id, 'cascade'),
    wantedBeside: t.jsonb('wanted_beside').$type<WantedBeside>(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  }),
  (table) => [
    check('waiting_list_teepees', sql`${table.numberOfTeepees} between 1 and 10`),
    check('waiting_list_offer', sql`${table.status} <> 'offered' or ${table.offerExpiresAt} is not null`),
    uniqueIndex('waiting_list_once')
      .on(table.customerEmail, table.bookingDate)
      .where(sql`${table.status} in ('waiting', 'offered') and ${table.changesBookingId} is null`),
    uniqueIndex('waiting_list_once_for_booking')
      .on(table.changesBookingId)
      .where(sql`${table.status} in ('waiting', 'offered')`),
    index('waiting_list_open')
      .on(table.bookingDate, table.id)
      .where(sql`${table.status} in ('waiting', 'offered')`),
  ],
)
