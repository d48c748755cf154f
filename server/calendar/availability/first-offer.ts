import type { PartyDay } from '#domain/foundation/time/party-day.ts'
import type { Queryable } from '#server/foundation/database/client.ts'
import { and, asc, eq, gt } from '#server/foundation/database/drizzle.ts'
import { waitingList } from '#server/foundation/database/schema/all-tables.ts'

const MINUTE = 60_000

/** Returns the offer of a place on a day that expires first, and in how many minutes. */
export async function findFirstOffer(
  db: Queryable,
  day: PartyDay,
  now: Date,
): Promise<{ readonly token: string; readonly minutes: number } | undefined> {
  const { token, offerExpiresAt, bookingDate, status } = waitingList
  const [first] = await db
    .select({ token, until: offerExpiresAt })
    .from(waitingList)
    .where(and(eq(bookingDate, day), eq(status, 'offered'), gt(offerExpiresAt, now)))
    .orderBy(asc(offerExpiresAt))
    .limit(1)
  if (!first?.until) return undefined
  return { token: first.token, minutes: Math.ceil((first.until.getTime() - now.getTime()) / MINUTE) }
}
