import type { Language } from '#domain/text/language.ts'

/** The pages about a booking, by the module that the browser loads for each, as Vite's manifest names it. */
const PAGES = {
  wizard: 'app/booking/wizard-page.tsx',
  success: 'app/booking/success/success-page.tsx',
  own: 'app/booking/my-booking/my-booking-page.tsx',
  waiting: 'app/booking/waiting-list/waiting-list-page.tsx',
} as const

export type BookingPageName = keyof typeof PAGES

const WORDS: Readonly<Record<Language, string>> = {
  en: 'app/booking/words/english-page-words.ts',
  es: 'app/booking/words/spanish-page-words.ts',
}

const OWN_WORDS: Readonly<Record<Language, string>> = {
  en: 'app/booking/words/own-english.ts',
  es: 'app/booking/words/own-spanish.ts',
}

/** Returns whether a link in a mail opens the page: it then has words that the others do without. */
export function isOwnPage(page: BookingPageName): boolean {
  return page === 'own' || page === 'waiting'
}

/** Returns what a page's `handle` tells of the modules that its script imports. */
export function modulesOf(page: BookingPageName): (language: Language) => readonly string[] {
  return (language) => [PAGES[page], WORDS[language], ...(isOwnPage(page) ? [OWN_WORDS[language]] : [])]
}
