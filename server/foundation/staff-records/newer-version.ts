import type { MessageInput } from '#domain/foundation/messages/message.ts'
import { type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'

/** What staff are changing, as worded in a refusal. */
export type Changed = MessageInput<'api.changedMeanwhile'>[0]['what']

/** Refuses to save changes based on an older version than the stored one. */
export function newerVersion(
  what: Changed,
  stored: number,
  claimed: number | undefined,
): Refusal | undefined {
  if (claimed === undefined || claimed === stored) return undefined
  return refuse('newer_version', 'api.changedMeanwhile', { what })
}
