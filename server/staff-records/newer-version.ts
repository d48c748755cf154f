import { type Refusal, refuse } from '#domain/refusal/refusal.ts'
import { type Changed, changedMeanwhile } from '#domain/sentences/to-staff.ts'

/** Refuses to save changes that are based on an older version than the stored one. */
export function newerVersion(
  inWords: Changed,
  stored: number,
  claimed: number | undefined,
): Refusal | undefined {
  if (claimed === undefined || claimed === stored) return undefined
  return refuse('newer_version', changedMeanwhile(inWords))
}
