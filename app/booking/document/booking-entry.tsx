import { type ComponentType, StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { languageHere } from '#app/lib/language-here.ts'
import { continueConfetti } from '#app/ui/burst-confetti.ts'
import type { Language } from '#domain/text/language.ts'
import type { OwnWords } from '../words/own-english.ts'
import type { PageWords } from '../words/page-words.ts'
import { BookingApp } from './booking-app.tsx'
import { type BookingPageName, isOwnPage } from './booking-modules.ts'
import { CONTENTS_ID, type PageContents, PLACE_ID } from './page-contents.ts'

const PAGES: Readonly<Record<BookingPageName, () => Promise<ComponentType>>> = {
  wizard: async () => (await import('../wizard-page.tsx')).WizardPage,
  success: async () => (await import('../success/success-page.tsx')).SuccessPage,
  own: async () => (await import('../my-booking/my-booking-page.tsx')).MyBookingPage,
  waiting: async () => (await import('../waiting-list/waiting-list-page.tsx')).WaitingListPage,
}

const WORDS: Readonly<Record<Language, () => Promise<PageWords>>> = {
  en: async () => (await import('../words/english-page-words.ts')).ENGLISH_PAGE_WORDS,
  es: async () => (await import('../words/spanish-page-words.ts')).SPANISH_PAGE_WORDS,
}

const OWN_WORDS: Readonly<Record<Language, () => Promise<OwnWords>>> = {
  en: async () => (await import('../words/own-english.ts')).OWN,
  es: async () => (await import('../words/own-spanish.ts')).OWN,
}

async function wordsOf(page: BookingPageName): Promise<PageWords> {
  const language = languageHere()
  if (!isOwnPage(page)) return WORDS[language]()
  const [words, own] = await Promise.all([WORDS[language](), OWN_WORDS[language]()])
  return { ...words, booking: { ...words.booking, ...own } }
}

/** The script of the pages about a booking: React takes over what the server rendered. */
async function begin(): Promise<void> {
  const place = elementOf(PLACE_ID)
  const { page, prepared }: PageContents = JSON.parse(elementOf(CONTENTS_ID).textContent)
  const parts = await Promise.all([PAGES[page](), wordsOf(page)]).catch(tellFailure)
  if (!parts) return
  const [Page, words] = parts
  const { pathname } = window.location
  startTransition(() => {
    hydrateRoot(
      place,
      <StrictMode>
        <BookingApp {...{ Page, pathname, words, prepared }} />
      </StrictMode>,
    )
  })
  await continueConfetti()
}

/** The page says that it is incomplete, and offers to load it again; browsers log what could not be loaded. */
function tellFailure(): void {
  document.documentElement.toggleAttribute('data-script-failed', true)
}

function elementOf(id: string): HTMLElement {
  const element = document.getElementById(id)
  if (!element) throw new Error(`The page has no #${id}`)
  return element
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => begin())
else begin()
