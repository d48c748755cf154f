import { bookingApp } from '../document/booking-app.tsx'
import { ENGLISH_OWN_WORDS } from '../words/english-own-words.ts'
import { MyBookingPage } from './my-booking-page.tsx'

export const MyBooking = bookingApp(ENGLISH_OWN_WORDS, MyBookingPage)
