import type { Queryable } from '#server/foundation/database/client.ts'
import { desc, eq } from '#server/foundation/database/drizzle.ts'
import { pictureConsents } from '#server/foundation/database/schema/all-tables.ts'

/** Returns since when a family has allowed pictures of its setup on the website; undefined if it does not. */
export async function readAllowedAt(db: Queryable, bookingId: number): Promise<Date | undefined> {
  const [last] = await db
    .select({ step: pictureConsents.step, createdAt: pictureConsents.createdAt })
    .from(pictureConsents)
    .where(eq(pictureConsents.bookingId, bookingId))
    .orderBy(desc(pictureConsents.id))
    .limit(1)
  return last?.step === 'given' ? last.createdAt : undefined
}
