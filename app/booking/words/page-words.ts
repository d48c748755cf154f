import type { UiWords } from '#app/ui/ui-words.ts'
import type { OwnPageWords } from './booking-words.ts'
import type { BookingWords } from './english.ts'

/** All texts of a page about a booking, in one language. */
export type PageWords = { readonly booking: BookingWords | OwnPageWords; readonly ui: UiWords }
