import { forgetStored, readStored } from '../stored.ts'

export const HELD_DRAFT = 'heldParty'

/** Whether something is remembered; `readHeldDraft` looks whether it is still held. */
export function hasHeldDraft(): boolean {
  return readStored(HELD_DRAFT) !== null
}

export function forgetHeldDraft(): void {
  forgetStored(HELD_DRAFT)
}
