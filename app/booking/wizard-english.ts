import { bookingApp } from './document/booking-app.tsx'
import { WizardPage } from './wizard-page.tsx'
import { ENGLISH_PAGE_WORDS } from './words/english-page-words.ts'

export const Wizard = bookingApp(ENGLISH_PAGE_WORDS, WizardPage)
