import { createContext, use } from 'react'

/** The components' own texts, by id. */
export type UiTextId =
  | 'ui.cancel'
  | 'ui.characters'
  | 'ui.close'
  | 'ui.closeNotification'
  | 'ui.closePreview'
  | 'ui.completed'
  | 'ui.fewTeepees'
  | 'ui.fewer'
  | 'ui.imageFailed'
  | 'ui.imageFailedOf'
  | 'ui.imageMissing'
  | 'ui.left'
  | 'ui.more'
  | 'ui.nextImage'
  | 'ui.nextMonth'
  | 'ui.nextPage'
  | 'ui.notAvailable'
  | 'ui.notAvailableBecause'
  | 'ui.notAvailableInSentence'
  | 'ui.notifications'
  | 'ui.pageOf'
  | 'ui.picture'
  | 'ui.previousImage'
  | 'ui.previousMonth'
  | 'ui.previousPage'
  | 'ui.quantityOf'
  | 'ui.ratingOf'
  | 'ui.readMore'
  | 'ui.readMoreAbout'
  | 'ui.showLess'
  | 'ui.showLessAbout'
  | 'ui.stars'
  | 'ui.starsNow'
  | 'ui.teepeesLeft'
  | 'ui.termsText'
  | 'ui.termsTitle'
  | 'ui.todayIs'
  | 'ui.yourDay'

export type UiText = {
  (id: UiTextId, values?: Readonly<Record<string, string | number>>): string
  /** The locale of dates and numbers (BCP 47). */
  readonly locale: string
}

const NONE: UiText = Object.assign((id: UiTextId) => id, { locale: 'en-US' })

/** Provided by the application, in the reader's language. */
export const UiTextContext = createContext<UiText>(NONE)

export function useUiText(): UiText {
  return use(UiTextContext)
}
