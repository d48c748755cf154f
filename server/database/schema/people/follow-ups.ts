import type { FollowUpKind } from '#domain/follow-ups/follow-up-kinds.ts'
import { boolean, index, integer, pgTable, text, unique } from '#server/database/drizzle.ts'
import { bookings } from '../booking/bookings.ts'
import { createdAt, id, instant } from '../columns.ts'

/** Mails that followed a booking by themselves: each kind once for each booking. */
export const followUps = pgTable(
  'follow_ups',
  {
    id: id(),
    kind: text('kind').$type<FollowUpKind>().notNull(),
    bookingId: integer('booking_id').references(() => bookings.id, { onDelete: 'set null' }),
    /** The mailbox it went to, by a keyed hash that names nobody. */
    addressHash: text('address_hash').notNull(),
    /** Its mail in the outbox. */
    mailKey: text('mail_key').notNull(),
    /** When its link was first opened. */
    clickedAt: instant('clicked_at'),
    /** The booking that its family made after opening the link. */
    broughtBookingId: integer('brought_booking_id').references(() => bookings.id, { onDelete: 'set null' }),
    /** When it was taken back before it left, because the family had booked or wanted no more. */
    withdrawnAt: instant('withdrawn_at'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('follow_ups_once').on(table.bookingId, table.kind),
    index('follow_ups_by_address').on(table.addressHash, table.createdAt),
    index('follow_ups_brought').on(table.broughtBookingId),
  ],
)

/** Mailboxes that want no advertising, by the same hash: this outlives the erasure of a family. */
export const advertisingRefusals = pgTable('advertising_refusals', {
  addressHash: text('address_hash').primaryKey(),
  createdAt: createdAt(),
})

/** What the owner set otherwise than usual; null for what is usual. */
export const followUpSettings = pgTable('follow_up_settings', {
  kind: text('kind').$type<FollowUpKind>().primaryKey(),
  enabled: boolean('enabled'),
  delayHours: integer('delay_hours'),
  /** Where else to review the business, for the mail that asks for a review. */
  googleReviewUrl: text('google_review_url'),
})
