import type { FollowUpKind } from '#domain/people/follow-ups/follow-up-kinds.ts'
import { index, pgTable, unique } from '#server/foundation/database/drizzle.ts'
import { bookings } from '../booking/bookings.ts'
import { createdAt, id, instant, rowId } from '../columns.ts'

/** Automatic mails that follow a booking: each kind once per booking. */
export const followUps = pgTable(
  'follow_ups',
  (t) => ({
    id: id(),
    kind: t.text('kind').$type<FollowUpKind>().notNull(),
    bookingId: rowId('booking_id', () => bookings.id, 'set null'),
    /** A keyed hash of the mailbox, which identifies nobody. */
    addressHash: t.text('address_hash').notNull(),
    /** The key of its mail in the outbox. */
    mailKey: t.text('mail_key').notNull(),
    /** When its link was first opened. */
    clickedAt: instant('clicked_at'),
    /** The booking that the family made after opening the link. */
    broughtBookingId: rowId('brought_booking_id', () => bookings.id, 'set null'),
    /** When it was withdrawn before being sent, because the family had booked or opted out. */
    withdrawnAt: instant('withdrawn_at'),
    createdAt: createdAt(),
  }),
  (table) => [
    unique('follow_ups_once').on(table.bookingId, table.kind),
    index('follow_ups_by_address').on(table.addressHash, table.createdAt),
    index('follow_ups_brought').on(table.broughtBookingId),
  ],
)

/** Mailboxes that opted out of advertising, by the same hash; kept when a family is erased. */
export const advertisingRefusals = pgTable('advertising_refusals', (t) => ({
  addressHash: t.text('address_hash').primaryKey(),
  createdAt: createdAt(),
}))

/** Where the owner's settings differ from the defaults; null stands for a default. */
export const followUpSettings = pgTable('follow_up_settings', (t) => ({
  kind: t.text('kind').$type<FollowUpKind>().primaryKey(),
  enabled: t.boolean('enabled'),
  delayHours: t.integer('delay_hours'),
  /** Another place to review the business, for the mail that asks for a review. */
  googleReviewUrl: t.text('google_review_url'),
}))
