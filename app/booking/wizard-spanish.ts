import { bookingApp } from './document/booking-app.tsx'
import { WizardPage } from './wizard-page.tsx'
import { SPANISH_PAGE_WORDS } from './words/spanish-page-words.ts'

export const Wizard = bookingApp(SPANISH_PAGE_WORDS, WizardPage)
