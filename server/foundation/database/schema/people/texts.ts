import type { TextKind } from '#domain/people/conversations/due-texts.ts'
import type { ConsentSource, ConsentStep } from '#domain/people/conversations/permission.ts'
import { index, pgEnum, pgTable, sql } from '#server/foundation/database/drizzle.ts'
import { bookings } from '../booking/bookings.ts'
import { createdAt, id, instant, outgoing, rowId } from '../columns.ts'
import { events } from '../events.ts'
import { customers } from './customers.ts'

export const textStatus = pgEnum('text_status', [
  'queued',
  'sending',
  'sent',
  'delivered',
  'failed',
  'kept',
  'dropped',
  'received',
])

/** Text messages to and from families. Outgoing texts are written here first; a job sends them. */
export const texts = pgTable(
  'texts',
  (t) => ({
    id: id(),
    /** A second insert with the same key is ignored, so nothing is sent twice. */
    dedupeKey: t.text('dedupe_key').unique(),
    kind: t.text('kind').$type<TextKind>().notNull(),
    /** The family's number, such as `+13055550123` (E.164). */
    phone: t.text('phone').notNull(),
    body: t.text('body').notNull(),
    /** As counted here, until the provider reports what it charged. */
    segments: t.integer('segments').notNull(),
    bookingId: rowId('booking_id', () => bookings.id, 'set null'),
    /** What happened to the booking, because of which it is sent; null if staff wrote it or its time had come. */
    eventId: rowId('event_id', () => events.id, 'set null'),
    /** The party day it is about: it is not sent if the party has moved. */
    ofDay: t.date('of_day', { mode: 'string' }),
    /** The username of its author; null for automatic texts. */
    author: t.text('author'),
    ...outgoing(),
    status: textStatus('status').notNull().default('queued'),
    /** After this it is no longer sent. */
    expiresAt: instant('expires_at'),
    /** When a server first attempted it: anything the provider has of this text is newer. */
    triedAt: instant('tried_at'),
    /** The provider's id for it, by which a repeated webhook is recognized. */
    providerId: t.text('provider_id').unique(),
    errorCode: t.integer('error_code'),
    sentAt: instant('sent_at'),
    /** When staff read a text that was received. */
    readAt: instant('read_at'),
    /** The answer that marked it as read, as long as that was not undone: see `answerKey`. */
    answeredBy: t.text('answered_by'),
    createdAt: createdAt(),
  }),
  (table) => [
    index('texts_due').on(table.nextAttemptAt).where(sql`${table.status} in ('queued', 'sending')`),
    index('texts_by_phone').on(table.phone, table.createdAt),
    index('texts_by_booking').on(table.bookingId),
    index('texts_by_event').on(table.eventId).where(sql`${table.eventId} is not null`),
    index('texts_newest').on(table.createdAt, table.id),
    index('texts_unread')
      .on(table.phone)
      .where(sql`${table.status} = 'received' and ${table.readAt} is null`),
  ],
)

/** Each consent and withdrawal with its proof; the last one for a number counts. */
export const textConsents = pgTable(
  'text_consents',
  (t) => ({
    id: id(),
    phone: t.text('phone').notNull(),
    step: t.text('step').$type<ConsentStep>().notNull(),
    source: t.text('source').$type<ConsentSource>().notNull(),
    /** The sentence beside the checkbox, in the language in which it was read. */
    wording: t.text('wording').notNull(),
    /** The network address it came from. */
    address: t.text('address').notNull(),
    bookingId: rowId('booking_id', () => bookings.id, 'set null'),
    createdAt: createdAt(),
  }),
  (table) => [index('text_consents_by_phone').on(table.phone, table.id)],
)

/** Numbers that opted out of texts, by a keyed hash that identifies nobody; kept when a family is erased. */
export const textStops = pgTable('text_stops', (t) => ({
  phoneHash: t.text('phone_hash').primaryKey(),
  /** `family`: they said so; `provider`: it rejects the number. */
  saidBy: t.text('said_by').$type<'family' | 'provider'>().notNull(),
  createdAt: createdAt(),
}))

/**
 * Numbers that sent texts. One belongs to the family it is filed with, by staff or as its booking was deleted; otherwise
 * see `numberOwners`.
 */
export const textNumbers = pgTable(
  'text_numbers',
  (t) => ({
    id: id(),
    phone: t.text('phone').notNull().unique(),
    customerId: rowId('customer_id', () => customers.id, 'set null'),
    createdAt: createdAt(),
  }),
  (table) => [index('text_numbers_by_customer').on(table.customerId)],
)

/** Always at most one row, with id 1. */
export const textSettings = pgTable('text_settings', (t) => ({
  id: t.integer('id').primaryKey().default(1),
  /** The price of a segment in millionths of a dollar; null until the owner enters it. */
  segmentMicros: t.bigint('segment_micros', { mode: 'number' }),
}))
