import type { FollowUpSetting } from '#domain/people/follow-ups/decide-follow-up.ts'
import {
  describeFollowUp,
  FOLLOW_UP_KINDS,
  type FollowUpKind,
} from '#domain/people/follow-ups/follow-up-kinds.ts'
import type { Queryable } from '#server/foundation/database/client.ts'
import { followUpSettings } from '#server/foundation/database/schema/all-tables.ts'

export type StoredSetting = FollowUpSetting & {
  /** Only for the mail that asks for a review. */
  readonly googleReviewUrl: string | null
}

/** Returns the settings of each kind: the owner's, or the defaults. */
export async function readFollowUpSettings(
  db: Queryable,
): Promise<Readonly<Record<FollowUpKind, StoredSetting>>> {
  const rows = await db.select().from(followUpSettings)
  const settings = FOLLOW_UP_KINDS.map((kind) => {
    const { isOnAtFirst, delayHours } = describeFollowUp(kind)
    const set = rows.find((row) => row.kind === kind)
    const setting = {
      enabled: set?.enabled ?? isOnAtFirst,
      delayHours: set?.delayHours ?? delayHours.usual,
      googleReviewUrl: set?.googleReviewUrl ?? null,
    }
    return [kind, setting] as const
  })
  return Object.fromEntries(settings) as Record<FollowUpKind, StoredSetting>
}

/**
 * Returns whether visitors can have their choice mailed, which is enabled with the follow-up for unfinished bookings.
 */
export async function mailsParties(db: Queryable): Promise<boolean> {
  return (await readFollowUpSettings(db))['unfinished-booking'].enabled
}
