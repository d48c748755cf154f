import { bookingApp } from '../document/booking-app.tsx'
import { ENGLISH_OWN_WORDS } from '../words/english-own-words.ts'
import { WaitingListPage } from './waiting-list-page.tsx'

export const WaitingList = bookingApp(ENGLISH_OWN_WORDS, WaitingListPage)
