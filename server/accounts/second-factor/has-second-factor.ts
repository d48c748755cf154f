import type { Session } from '#server/database/client.ts'
import { and, eq, isNotNull, sql } from '#server/database/drizzle.ts'
import { authenticators, passkeys } from '#server/database/schema/all-tables.ts'

/** Returns whether the account needs more than a password. */
export async function hasSecondFactor(db: Session, userId: number): Promise<boolean> {
  const one = { found: sql`1` }
  const [found] = await db
    .select(one)
    .from(authenticators)
    .where(and(eq(authenticators.userId, userId), isNotNull(authenticators.confirmedAt)))
    .unionAll(db.select(one).from(passkeys).where(eq(passkeys.userId, userId)))
    .limit(1)
  return found !== undefined
}
