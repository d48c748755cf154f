import { useSyncExternalStore } from 'react'
import { type BookingDraft, EMPTY_DRAFT, readDraft, subscribeToDraft } from '#app/lib/booking-draft.ts'

/** The draft, and the empty one while the page is rendered for everybody. */
export function useDraft(): BookingDraft {
  return useSyncExternalStore(subscribeToDraft, readDraft, () => EMPTY_DRAFT)
}

const neverChanges = () => () => undefined

/** False on the server and in the first moment in the browser, when the page must be the server's. */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
