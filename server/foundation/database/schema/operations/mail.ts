import { index, pgEnum, pgTable, sql } from '#server/foundation/database/drizzle.ts'
import { bookings } from '../booking/bookings.ts'
import { termsVersions } from '../booking/terms-of-service.ts'
import { createdAt, id, instant, noTexts, outgoing, rowId } from '../columns.ts'
import { events } from '../events.ts'

export const mailStatus = pgEnum('mail_status', ['queued', 'sending', 'sent', 'kept', 'failed'])

/** Mails are written here in the transaction that causes them; a job sends them. */
export const outbox = pgTable(
  'outbox',
  (t) => ({
    id: id(),
    /** A second insert with the same key is ignored, so nothing is sent twice. */
    dedupeKey: t.text('dedupe_key').unique(),
    kind: t.text('kind').notNull(),
    recipient: t.text('recipient').notNull(),
    replyTo: t.text('reply_to'),
    subject: t.text('subject').notNull(),
    text: t.text('text').notNull(),
    html: t.text('html').notNull(),
    /** The part that staff wrote, without the rest of the mail; null for mails that the site writes. */
    written: t.text('written'),
    bookingId: rowId('booking_id', () => bookings.id, 'set null'),
    /** What happened to the booking, because of which it is sent; null if staff wrote it or its time had come. */
    eventId: rowId('event_id', () => events.id, 'set null'),
    /** The version of the terms of service to attach, rendered when the mail is sent. */
    termsVersion: rowId('terms_version', () => termsVersions.version, 'restrict'),
    /** The invoices and credit notes to attach, rendered when the mail is sent. */
    invoiceNumbers: t.text('invoice_numbers').array().notNull().default(noTexts),
    /**
     * The URL with which a mailbox can unsubscribe its owner from the newsletter, for the mail's headers (RFC 8058).
     */
    unsubscribeUrl: t.text('unsubscribe_url'),
    ...outgoing(),
    status: mailStatus('status').notNull().default('queued'),
    sentAt: instant('sent_at'),
    createdAt: createdAt(),
  }),
  (table) => [
    index('outbox_due').on(table.nextAttemptAt).where(sql`${table.status} in ('queued', 'sending')`),
    index('outbox_newest').on(table.createdAt, table.id),
    index('outbox_by_booking').on(table.bookingId),
    index('outbox_by_event').on(table.eventId).where(sql`${table.eventId} is not null`),
    index('outbox_by_recipient').on(sql`lower(${table.recipient})`),
  ],
)
