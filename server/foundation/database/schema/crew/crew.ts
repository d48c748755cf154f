import type { CrewEventKind } from '#domain/crew/crew-events.ts'
import { index, pgEnum, pgTable, primaryKey, sql } from '#server/foundation/database/drizzle.ts'
import { bookingId, bookings } from '../booking/bookings.ts'
import { bytes, createdAt, instant, rowId } from '../columns.ts'
import { users } from '../people/accounts.ts'
import { jobKind } from './work.ts'

/** What crews reported from their stops. */
export const crewEvents = pgTable(
  'crew_events',
  (t) => ({
    /** Chosen by the phone, so that an event sent again is recognized. */
    id: t.uuid('id').primaryKey(),
    bookingId: bookingId().notNull(),
    stop: jobKind('stop').notNull(),
    kind: t.text('kind').$type<CrewEventKind>().notNull(),
    /** When it happened, by the server's clock: see `correctedTime`. */
    at: instant('at').notNull(),
    receivedAt: instant('received_at').notNull(),
    /**
     * How many milliseconds the phone's clock was assumed to be behind; null for events from before this was stored.
     */
    clockOffset: t.bigint('clock_offset_ms', { mode: 'number' }),
    /** Its position in the request: of two events at the same instant, this tells which came first. */
    place: t.integer('place').notNull(),
    /** A random identifier of the phone. */
    deviceId: t.text('device_id').notNull(),
    userId: rowId('user_id', () => users.id, 'set null'),
    /** The username at that time. */
    account: t.text('account').notNull(),
    data: t.jsonb('data').$type<Record<string, unknown>>().notNull(),
    /** Copied from `data` into a column, so that events can be found by picture. */
    photoId: t.uuid('photo_id'),
    /** When the office marked a problem at the stop as dealt with. */
    settledAt: instant('settled_at'),
  }),
  (table) => [
    index('crew_events_by_kind').on(table.kind, table.at),
    index('crew_events_by_stop').on(table.bookingId, table.stop, table.at),
    index('crew_events_by_photo').on(table.photoId),
    index('crew_events_by_device').on(table.deviceId, table.receivedAt),
  ],
)

/** Which stops of a day each account's phone was given: its reports count, whichever crew the plan names by then. */
export const givenStops = pgTable(
  'given_stops',
  (t) => ({
    bookingId: bookingId().notNull(),
    stop: jobKind('stop').notNull(),
    day: t.date('day', { mode: 'string' }).notNull(),
    userId: rowId('user_id', () => users.id, 'cascade').notNull(),
  }),
  (table) => [primaryKey({ columns: [table.bookingId, table.stop, table.day, table.userId] })],
)

/** `removing`: its file is about to be deleted. */
export const crewPhotoStatus = pgEnum('crew_photo_status', ['receiving', 'ready', 'removing'])

/**
 * Pictures that crews took at their stops. Events refer to them; they may arrive before or after their event. And those
 * that families took of a room that is ready, which have no user but a booking.
 */
export const crewPhotos = pgTable(
  'crew_photos',
  (t) => ({
    id: t.uuid('id').primaryKey(),
    status: crewPhotoStatus('status').notNull().default('receiving'),
    userId: rowId('user_id', () => users.id, 'set null'),
    /** Only for pictures that a family sent. */
    bookingId: rowId('booking_id', () => bookings.id, 'set null'),
    /** What has arrived of a file sent in parts; null once it is stored. */
    content: bytes('content'),
    totalBytes: t.integer('total_bytes').notNull(),
    /** The key in the storage; null until it is stored. */
    fileKey: t.text('file_key'),
    createdAt: createdAt(),
  }),
  (table) => [
    index('crew_photos_by_status').on(table.status, table.createdAt),
    index('crew_photos_by_booking').on(table.bookingId).where(sql`${table.bookingId} is not null`),
  ],
)

/** How to get into a family's building: sealed JSON. Erased soon after the collection. */
export const bookingAccess = pgTable('booking_access', (t) => ({
  bookingId: bookingId().primaryKey(),
  sealed: t.text('sealed').notNull(),
  updatedAt: instant('updated_at').notNull(),
}))

/** What a family said about its room before the crew loads. Erased three days after the party. */
export const roomReadiness = pgTable('room_readiness', (t) => ({
  bookingId: bookingId().primaryKey(),
  /** The day it was said for: a party that moves is asked again. */
  partyDay: t.date('party_day', { mode: 'string' }).notNull(),
  toldAt: instant('told_at').notNull(),
  floorClear: t.boolean('floor_clear').notNull(),
  wayClear: t.boolean('way_clear').notNull(),
  petsAway: t.boolean('pets_away').notNull(),
  adultHome: t.boolean('adult_home').notNull(),
  photoId: t.uuid('photo_id').references(() => crewPhotos.id, { onDelete: 'set null' }),
}))
