import { createContext, use } from 'react'

/** The components' own texts. English if nothing else is provided, as in the admin. */
export const ENGLISH_UI_WORDS = {
  /** How dates are written (BCP 47). */
  locale: 'en-US',
  cancel: 'Cancel',
  close: 'Close',
  closeNotification: 'Close notification',
  notifications: 'Notifications (F8)',
  characters: ' characters',
  readMore: 'Read More',
  showLess: 'Show Less',
  about: (what: string) => ` about ${what}`,
  imageFailed: 'Image failed to load',
  imageMissing: 'Image not available',
  picture: 'Picture',
  closePreview: 'Close preview',
  previousImage: 'Previous image',
  nextImage: 'Next image',
  quantityOf: (what: string) => `Quantity of ${what}`,
  remove: (what: string) => `Remove ${what}`,
  fewer: (what: string) => `Decrease quantity of ${what}`,
  more: (what: string) => `Increase quantity of ${what}`,
  ratingOf: (rating: number) => `${rating} out of 5 stars`,
  starsNow: (rating: number) => `${rating} stars now`,
  stars: (count: number) => (count === 1 ? '1 star' : `${count} stars`),
  completed: ' (completed)',
  termsTitle: 'Terms of Service',
  termsText: 'The text',
  today: 'Today, ',
  yourDay: 'Your day',
  fewTeepees: 'Few teepees left',
  notAvailable: 'Not available',
  notAvailableBecause: (reason: string | undefined) => `not available${reason ? `: ${reason}` : ''}`,
  left: (count: number | undefined) => `${count} left`,
  teepeesLeft: (count: number) => (count === 1 ? '1 teepee left' : `${count} teepees left`),
  previousMonth: 'Go to the Previous Month',
  nextMonth: 'Go to the Next Month',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  pageOf: (page: string, count: string) => `Page ${page} of ${count}`,
}
export type UiWords = typeof ENGLISH_UI_WORDS

export const UiWordsContext = createContext<UiWords>(ENGLISH_UI_WORDS)

export function useUiWords(): UiWords {
  return use(UiWordsContext)
}
