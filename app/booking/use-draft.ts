import { useSyncExternalStore } from 'react'
import { type BookingDraft, EMPTY_DRAFT } from '#app/lib/draft/booking-draft.ts'
import { readDraft, subscribeToDraft } from '#app/lib/draft/booking-draft-store.ts'

/** Returns the draft; an empty one while rendering on the server. */
export function useDraft(): BookingDraft {
  return useSyncExternalStore(subscribeToDraft, readDraft, () => EMPTY_DRAFT)
}
