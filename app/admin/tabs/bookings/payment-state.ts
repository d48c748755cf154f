import { dollars } from '#app/lib/dollars.ts'
import type { Tone } from '#app/ui/display/badge.tsx'
import type { Booking } from '#contract/booking/bookings.ts'
import { isActive } from '#domain/booking/status.ts'
import type { Language } from '#domain/text/language.ts'
import { BOOKINGS_WORDS } from './bookings-words.ts'

type Account = Pick<Booking, 'paidAmount' | 'owedAmount' | 'bookingStatus'>

export type PaymentState = { readonly words: readonly string[]; readonly tone: Tone | undefined }

/** Returns what is paid and what is owed, each short enough to fit beside an amount. */
export function getPaymentState(
  { paidAmount, owedAmount, bookingStatus }: Account,
  language: Language,
): PaymentState {
  const words = BOOKINGS_WORDS[language].payment
  const hasPaid = Number(paidAmount) > 0
  if (!isActive(bookingStatus) && bookingStatus !== 'completed')
    return { words: [hasPaid ? words.kept(dollars(paidAmount)) : words.nothing], tone: undefined }
  if (Number(owedAmount) === 0) return { words: [words.paid], tone: 'success' }
  const owed = words.owed(dollars(owedAmount))
  return hasPaid
    ? { words: [words.paidOf(dollars(paidAmount)), owed], tone: 'info' }
    : { words: [words.unpaid, owed], tone: 'warning' }
}
