import { createContext, use } from 'react'
import type { BookingWords } from './english.ts'

/** Provided by the layout of each language, which imports its words. */
export const BookingWordsContext = createContext<BookingWords | undefined>(undefined)

export function useWords(): BookingWords {
  const words = use(BookingWordsContext)
  if (!words) throw new Error('A page about a booking has no words')
  return words
}
