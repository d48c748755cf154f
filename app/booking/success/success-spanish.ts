import { bookingApp } from '../document/booking-app.tsx'
import { SPANISH_PAGE_WORDS } from '../words/spanish-page-words.ts'
import { SuccessPage } from './success-page.tsx'

export const Success = bookingApp(SPANISH_PAGE_WORDS, SuccessPage)
