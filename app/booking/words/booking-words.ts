import { createContext, use } from 'react'
import type { BookingWords } from './english.ts'
import type { OwnWords } from './own-english.ts'

/** The words of a page that a link in a mail opens: those of the wizard, and more. */
export type OwnPageWords = BookingWords & OwnWords

/** Provided by the layout of each language, which imports its words. */
export const BookingWordsContext = createContext<BookingWords | OwnPageWords | undefined>(undefined)

export function useBookingWords(): BookingWords {
  const words = use(BookingWordsContext)
  if (!words) throw new Error('A page about a booking has no words')
  return words
}

/** Returns the same with the words of pages that a link in a mail opens, in those pages only. */
export function useOwnWords(): OwnPageWords {
  const words = use(BookingWordsContext)
  if (!words || !('own' in words)) throw new Error('This page is not one that a link opens')
  return words
}
