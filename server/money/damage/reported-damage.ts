import type { ReportedDamage } from '#contract/money/damage-claims.ts'
import { DAMAGE_EVENTS, findReportedDamage } from '#domain/crew/reported-damage.ts'
import { eventsByStop } from '#server/crew/phone/read-events.ts'
import type { Database, Transaction } from '#server/foundation/database/client.ts'
import { and, eq, inArray, isNull } from '#server/foundation/database/drizzle.ts'
import { crewEvents } from '#server/foundation/database/schema/all-tables.ts'

/** Returns what crews found broken or missing at either stop of a booking and nobody has dealt with. */
export async function readReportedDamage(db: Database, bookingId: number): Promise<ReportedDamage[]> {
  const events = await eventsByStop(db, [bookingId])
  return [...events.values()]
    .flatMap((ofStop) => findReportedDamage(ofStop))
    .map(({ at, photoIds, ...damage }) => ({ ...damage, at: at.toISOString(), photoIds: [...photoIds] }))
}

/** A claim settles everything reported until then. */
export async function settleReportedDamage(tx: Transaction, bookingId: number, now: Date): Promise<void> {
  await tx
    .update(crewEvents)
    .set({ settledAt: now })
    .where(
      and(
        eq(crewEvents.bookingId, bookingId),
        inArray(crewEvents.kind, [...DAMAGE_EVENTS]),
        isNull(crewEvents.settledAt),
      ),
    )
}
