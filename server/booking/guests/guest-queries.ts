import { createHash, randomBytes } from 'node:crypto'
import { LIST_DAYS } from '#domain/booking/guests/guest.ts'
import { addDays, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { lastNight, type Stay } from '#domain/foundation/time/stay.ts'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/foundation/database/client.ts'
import { and, asc, eq, inArray, lte, sql } from '#server/foundation/database/drizzle.ts'
import { bookings, guestLists, guests } from '#server/foundation/database/schema/all-tables.ts'

export type GuestRow = typeof guests.$inferSelect
type GuestListRow = typeof guestLists.$inferSelect

/** 128 random bits. */
export function newSecret(): string {
  return randomBytes(16).toString('base64url')
}

export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

/** Returns the guests of these bookings in the order in which they were added. */
export async function readGuests(db: Queryable, bookingIds: readonly number[]): Promise<GuestRow[]> {
  if (bookingIds.length === 0) return []
  return db
    .select()
    .from(guests)
    .where(inArray(guests.bookingId, [...bookingIds]))
    .orderBy(asc(guests.id))
}

export async function findList(db: Queryable, bookingId: number): Promise<GuestListRow | undefined> {
  const [list] = await db.select().from(guestLists).where(eq(guestLists.bookingId, bookingId))
  return list
}

/** Returns what the guests read while the party has not moved from the day that was postponed. */
export function getPostponed(list: GuestListRow, booking: { readonly bookingDate: string }) {
  const { postponedText: postponed, postponedDay } = list
  return postponed && postponedDay === booking.bookingDate ? { postponed } : undefined
}

export function hasListEnded(stay: Stay, now: Date): boolean {
  return partyDayAt(now) >= addDays(lastNight(stay), LIST_DAYS)
}

/** Deletes lists and guests of parties that are a week ago: a job. */
export async function endGuestLists(ctx: Context): Promise<void> {
  const lastDay = addDays(partyDayAt(ctx.now()), -LIST_DAYS)
  const { id, bookingDate, numberOfNights } = bookings
  const over = ctx.db
    .select({ id })
    .from(bookings)
    .where(and(lte(bookingDate, lastDay), sql`${bookingDate} + ${numberOfNights} - 1 <= ${lastDay}`))
  await ctx.db.delete(guestLists).where(and(inArray(guestLists.bookingId, over)))
}
