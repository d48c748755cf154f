import type { Context } from '#server/context.ts'
import { and, eq, gt } from '#server/foundation/database/drizzle.ts'
import { sessions } from '#server/foundation/database/schema/all-tables.ts'
import { oldestUse } from '#server/people/accounts/sessions.ts'

/** Returns the public id of a session; undefined once it has ended. Does not count as use of the session. */
export async function findPublicId(
  { db, now }: Context,
  sessionHash: string | null,
): Promise<string | undefined> {
  if (sessionHash === null) return undefined
  const [row] = await db
    .select({ publicId: sessions.publicId })
    .from(sessions)
    .where(and(eq(sessions.secretHash, sessionHash), gt(sessions.lastUsedAt, oldestUse(now()))))
  return row?.publicId
}
