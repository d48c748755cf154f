import type { Session } from '#server/foundation/database/client.ts'
import { type PgColumn, type SQL, sql } from '#server/foundation/database/drizzle.ts'
import { authenticators, passkeys } from '#server/foundation/database/schema/all-tables.ts'

/** Matches accounts that need more than a password. */
export function getSecondFactor(userId: PgColumn | SQL | number): SQL<boolean> {
  return sql<boolean>`(
    EXISTS (SELECT FROM ${authenticators} WHERE user_id = ${userId} AND confirmed_at IS NOT NULL)
    OR EXISTS (SELECT FROM ${passkeys} WHERE user_id = ${userId}))`
}

/** Returns whether the account needs more than a password. */
export async function hasSecondFactor(db: Session, userId: number): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(sql`SELECT ${getSecondFactor(userId)} AS found`)
  return rows[0]?.found === true
}
