import { loadWords } from '#app/lib/language/load-words.ts'
import { ENGLISH_UI_WORDS, type UiWords } from '#app/ui/ui-words.ts'
import type { OwnPageWords } from './booking-words.ts'
import { type BookingWords, ENGLISH } from './english.ts'

/** All texts of a page about a booking, in one language. */
export type PageWords = { readonly booking: BookingWords | OwnPageWords; readonly ui: UiWords }

export const loadBookingWords = () =>
  loadWords<PageWords>({ booking: ENGLISH, ui: ENGLISH_UI_WORDS }, async () => {
    const { SPANISH, SPANISH_UI_WORDS } = await import('./spanish-page-words.ts')
    return { booking: SPANISH, ui: SPANISH_UI_WORDS }
  })
