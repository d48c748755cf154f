import { bookingApp } from '../document/booking-app.tsx'
import { SPANISH_OWN_WORDS } from '../words/spanish-own-words.ts'
import { MyBookingPage } from './my-booking-page.tsx'

export const MyBooking = bookingApp(SPANISH_OWN_WORDS, MyBookingPage)
