import { bookingApp } from '../document/booking-app.tsx'
import { ENGLISH_PAGE_WORDS } from '../words/english-page-words.ts'
import { SuccessPage } from './success-page.tsx'

export const Success = bookingApp(ENGLISH_PAGE_WORDS, SuccessPage)
