import { bookingApp } from '../document/booking-app.tsx'
import { SPANISH_OWN_WORDS } from '../words/spanish-own-words.ts'
import { WaitingListPage } from './waiting-list-page.tsx'

export const WaitingList = bookingApp(SPANISH_OWN_WORDS, WaitingListPage)
