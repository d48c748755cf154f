import { holdsCapacity } from '#domain/booking/status.ts'
import { type PartyDay, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { ERASED, emailKey, phoneKey } from '#domain/people/customers/contact-keys.ts'
import type { FollowedFamily, FollowedParty } from '#domain/people/follow-ups/decide-follow-up.ts'
import { ADVERTISING_KINDS } from '#domain/people/follow-ups/follow-up-kinds.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import type { Queryable } from '#server/foundation/database/client.ts'
import { and, eq, inArray, or, sql } from '#server/foundation/database/drizzle.ts'
import { readSettings } from '#server/foundation/database/read-settings.ts'
import {
  advertisingRefusals,
  bookings,
  campaignRecipients,
  customerEmails,
  customers,
  followUps,
  hasPhone,
  importedBookings,
  newsletterSubscribers,
  outbox,
} from '#server/foundation/database/schema/all-tables.ts'
import { addressHashes } from './follow-up-links.ts'

/** Returns what currently decides about a follow-up for this booking. */
export async function readFacts(
  db: Queryable,
  booking: FullBooking,
  now: Date,
): Promise<{ party: FollowedParty; family: FollowedFamily }> {
  return { party: await readParty(db, booking), family: await readFamily(db, booking, now) }
}

async function readParty(db: Queryable, booking: FullBooking): Promise<FollowedParty> {
  const { bookingDate, numberOfNights, bookingStatus, isPaid, cancelReason, cancelledAt } = booking
  return {
    bookingDate,
    numberOfNights,
    bookingStatus,
    isPaid,
    cancelReason,
    cancelledAt,
    isByStaff: booking.isEnteredByStaff || booking.paymentLinkSentAt !== null,
    wasOverWhenMovedIn: booking.isImported && (await wasOverWhenMovedIn(db, booking)),
  }
}

async function wasOverWhenMovedIn(db: Queryable, { id, bookingDate }: FullBooking): Promise<boolean> {
  const [moved] = await db
    .select({ at: importedBookings.createdAt })
    .from(importedBookings)
    .where(eq(importedBookings.bookingId, id))
  return moved !== undefined && bookingDate < partyDayAt(moved.at)
}

/** Whom a mail is about: a booking's family, or an address without a booking. */
type Person = Pick<FullBooking, 'customerEmail' | 'customerPhone'> & {
  /** A party after this day counts as a new one. */
  readonly bookingDate: PartyDay
}

/** Returns the current facts about the family of an address typed into a form. */
export function readFamilyByEmail(db: Queryable, email: string, now: Date): Promise<FollowedFamily> {
  return readFamily(db, { customerEmail: email, customerPhone: '', bookingDate: partyDayAt(now) }, now)
}

/** Returns the family of an address or a booking, with everything that decides about advertising to it. */
export async function readFamily(db: Queryable, booking: Person, now: Date): Promise<FollowedFamily> {
  const isErased = booking.customerEmail === ERASED
  const customer = await findCustomer(db, booking)
  const relatives = isErased ? [] : await findRelatives(db, booking, customer.emails)
  const emails = new Set([...customer.emails, ...relatives.map(({ email }) => email)])
  emails.delete(ERASED)
  const hash = await addressHashes(db)
  const hashes = [...new Set([...emails].map(hash))]
  return {
    isErased,
    hasRefused: await hasRefused(db, [...emails], hashes),
    hasBooked: relatives.some((one) => isBookedSince(one, booking.bookingDate, now)),
    advertisedAt: await readAdvertisedAt(db, hashes, now),
    birthMonth: customer.birthMonth,
  }
}

/** Addresses in the same customer record belong to one family. */
async function findCustomer(db: Queryable, { customerEmail }: Pick<Person, 'customerEmail'>) {
  const email = emailKey(customerEmail)
  const own = db
    .select({ id: customerEmails.customerId })
    .from(customerEmails)
    .where(eq(customerEmails.email, email))
  const rows = await db
    .select({ email: customerEmails.email, birthMonth: customers.birthMonth })
    .from(customerEmails)
    .innerJoin(customers, eq(customers.id, customerEmails.customerId))
    .where(inArray(customerEmails.customerId, own))
  return {
    emails: [...new Set([email, ...rows.map((row) => row.email)])],
    birthMonth: rows[0]?.birthMonth ?? null,
  }
}

export type Relative = Awaited<ReturnType<typeof findRelatives>>[number]

/**
 * Returns every booking of the family, found by its addresses and its phone number. The business's own number links
 * nobody.
 */
async function findRelatives(db: Queryable, booking: Omit<Person, 'bookingDate'>, emails: readonly string[]) {
  const { customerEmail, customerPhone } = booking
  const phone = phoneKey(customerPhone)
  const isOwn = phone === phoneKey((await readSettings(db)).contactInfo.phone)
  const { id, bookingDate, bookingStatus, isPaid, holdExpiresAt, createdAt } = bookings
  return db
    .select({
      id,
      email: sql<string>`lower(${bookings.customerEmail})`,
      bookingDate,
      bookingStatus,
      isPaid,
      holdExpiresAt,
      createdAt,
    })
    .from(bookings)
    .where(
      or(
        inArray(sql`lower(${bookings.customerEmail})`, [...new Set([...emails, emailKey(customerEmail)])]),
        phone && !isOwn ? hasPhone([phone]) : undefined,
      ),
    )
}

/** Returns the bookings of this one's family, including itself; empty for an erased family. */
export async function readRelatives(db: Queryable, booking: FullBooking): Promise<Relative[]> {
  if (booking.customerEmail === ERASED) return []
  return findRelatives(db, booking, (await findCustomer(db, booking)).emails)
}

function isBookedSince(one: Relative, since: PartyDay, now: Date): boolean {
  const isLater = one.bookingDate >= partyDayAt(now) || one.bookingDate > since
  return isLater && holdsCapacity(one, now)
}

async function hasRefused(db: Queryable, emails: string[], hashes: string[]): Promise<boolean> {
  const left = and(
    inArray(newsletterSubscribers.email, emails),
    eq(newsletterSubscribers.state, 'unsubscribed'),
  )
  const refusals = await db.$count(advertisingRefusals, inArray(advertisingRefusals.addressHash, hashes))
  return refusals + (await db.$count(newsletterSubscribers, left)) > 0
}

/** An advertisement that is still queued counts as sent now. */
async function readAdvertisedAt(db: Queryable, hashes: string[], now: Date): Promise<Date | undefined> {
  const rows = await db
    .select({ createdAt: followUps.createdAt, sentAt: outbox.sentAt, status: outbox.status })
    .from(followUps)
    .leftJoin(outbox, eq(outbox.dedupeKey, followUps.mailKey))
    .where(
      and(
        inArray(followUps.addressHash, hashes),
        inArray(followUps.kind, [...ADVERTISING_KINDS]),
        sql`${followUps.withdrawnAt} IS NULL`,
      ),
    )
  const newsletters = await db
    .select({
      createdAt: sql<Date>`${campaignRecipients.writtenAt}`.mapWith(campaignRecipients.writtenAt),
      sentAt: outbox.sentAt,
      status: outbox.status,
    })
    .from(campaignRecipients)
    .leftJoin(outbox, eq(outbox.dedupeKey, campaignRecipients.mailKey))
    .where(and(inArray(campaignRecipients.addressHash, hashes), eq(campaignRecipients.state, 'written')))
  const times = [...rows, ...newsletters].map(({ createdAt, sentAt, status }) =>
    status === 'queued' || status === 'sending' ? now : (sentAt ?? createdAt),
  )
  return times.length === 0 ? undefined : new Date(Math.max(...times.map(Number)))
}
