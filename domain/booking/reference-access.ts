import { addDays, type PartyDay } from '../foundation/time/party-day.ts'
import { lastNight, type Stay } from '../foundation/time/stay.ts'
import type { BookingFacts } from './booking-facts.ts'

type Booking = Pick<BookingFacts, 'bookingStatus' | 'linkVersion'> & Stay

/** How many days after the party the reference alone still opens the booking. */
const DAYS_AFTER_PARTY = 1

/**
 * Returns whether the reference alone opens a booking with its personal data. References appear in mails, on paper and
 * in browser histories, so they must stop working once they are no longer needed, and as soon as the address they were
 * mailed to is corrected.
 */
export function isOpenByReference(
  { bookingStatus, linkVersion, ...stay }: Booking,
  today: PartyDay,
): boolean {
  const isOver = today > addDays(lastNight(stay), DAYS_AFTER_PARTY)
  return bookingStatus !== 'cancelled' && linkVersion === 0 && !isOver
}

/**
 * Returns whether the browser that made and paid a booking may open the booking's page, without waiting for the mail
 * with its link. Whoever revises an unpaid booking replaces its key, so only a paid one tells whose it is.
 */
export function isOpenWithKey(
  booking: Booking & Pick<BookingFacts, 'isPaid'> & { readonly draftKey: string | null },
  { draftKey, today }: { readonly draftKey: string; readonly today: PartyDay },
): boolean {
  return booking.isPaid && booking.draftKey === draftKey && isOpenByReference(booking, today)
}

/** Returns `m...@example.com`. */
export function maskEmail(email: string): string {
  return email.replace(/^(.?).*(?=@)/su, '$1...')
}

/** Returns `...42`. */
export function maskPhone(phone: string): string {
  return `...${phone.replace(/\D/g, '').slice(-2)}`
}
