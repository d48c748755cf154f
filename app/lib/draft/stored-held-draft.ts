export const HELD_DRAFT = 'heldParty'

/** Whether something is remembered; `readHeldDraft` looks whether it is still held. */
export function hasHeldDraft(): boolean {
  try {
    return localStorage.getItem(HELD_DRAFT) !== null
  } catch {
    return false
  }
}

export function forgetHeldDraft(): void {
  try {
    localStorage.removeItem(HELD_DRAFT)
  } catch {
    // Storage is blocked: nothing was remembered.
  }
}
