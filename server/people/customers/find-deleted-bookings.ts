import type { Transaction } from '#server/foundation/database/client.ts'
import { and, eq, inArray, isNull, or, sql } from '#server/foundation/database/drizzle.ts'
import { events } from '#server/foundation/database/schema/all-tables.ts'
import { addressHashes } from '#server/people/follow-ups/follow-up-links.ts'
import { type Family, getWords } from './family-words.ts'

/**
 * Returns the family's bookings that were deleted, of which only the log is left. Where an earlier release recorded the
 * deletion, they are known by name.
 */
export async function findDeletedBookings(
  tx: Transaction,
  family: Family,
): Promise<{ id: number; reference: string }[]> {
  const hash = await addressHashes(tx)
  const { subjectId, facts } = events
  const addressHash = sql`${facts}->>'addressHash'`
  const isNamesake = inArray(sql`${facts}->>'customerName'`, getWords(family))
  return tx
    .select({
      id: sql<number>`${subjectId}`.mapWith(subjectId),
      reference: sql<string>`${facts}->>'reference'`,
    })
    .from(events)
    .where(
      and(
        eq(events.subject, 'booking'),
        eq(sql`${facts}->>'kind'`, 'deleted-booking'),
        or(inArray(addressHash, family.emails.map(hash)), and(isNull(addressHash), isNamesake)),
      ),
    )
}
