import { STREAMS_MOST } from '#contract/operations/staff-events.ts'
import { refuse } from '#domain/foundation/refusal/refusal.ts'
import type { Database } from '#server/foundation/database/client.ts'
import { and, eq, lt, sql } from '#server/foundation/database/drizzle.ts'
import { LOCKS } from '#server/foundation/database/locks.ts'
import { staffStreams } from '#server/foundation/database/schema/all-tables.ts'
import type { DetailedRefusal } from '#server/foundation/http/detailed-refusal.ts'
import { BEAT_SECONDS } from './beat.ts'

/** A stream that missed heartbeats for this many seconds ended with its server. */
const LOST_SECONDS = 3 * BEAT_SECONDS

const TOO_MANY: DetailedRefusal = {
  ...refuse('rate_limited', 'streams.atMost', { most: STREAMS_MOST }),
  retryAfterSeconds: BEAT_SECONDS,
}

/** Takes one of an account's slots for streams, on any server. */
export function takeStreamSlot(db: Database, userId: number): Promise<string | DetailedRefusal> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${LOCKS.staffStreams}, ${userId})`)
    const lost = lt(staffStreams.seenAt, sql`now() - make_interval(secs => ${LOST_SECONDS})`)
    await tx.delete(staffStreams).where(and(eq(staffStreams.userId, userId), lost))
    const open = await tx.$count(staffStreams, eq(staffStreams.userId, userId))
    if (open >= STREAMS_MOST) return TOO_MANY
    const [place] = await tx.insert(staffStreams).values({ userId }).returning()
    if (!place) throw new Error('A stream has no place')
    return place.id
  })
}

export async function renewStreamSlot(db: Database, id: string): Promise<void> {
  await db.update(staffStreams).set({ seenAt: sql`now()` }).where(eq(staffStreams.id, id))
}

export async function releaseStreamSlot(db: Database, id: string): Promise<void> {
  await db.delete(staffStreams).where(eq(staffStreams.id, id))
}
