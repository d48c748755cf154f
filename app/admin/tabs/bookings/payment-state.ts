import { dollars } from '#app/lib/dollars.ts'
import type { Tone } from '#app/ui/badge.tsx'
import type { Booking } from '#contract/bookings.ts'
import { isActive } from '#domain/booking/status.ts'

type Account = Pick<Booking, 'paidAmount' | 'owedAmount' | 'bookingStatus'>

export type PaymentState = { readonly words: readonly string[]; readonly tone: Tone | undefined }

/** Returns what is paid and what is owed, each in a few words that fit beside an amount. */
export function paymentStateOf({ paidAmount, owedAmount, bookingStatus }: Account): PaymentState {
  const hasPaid = Number(paidAmount) > 0
  if (!isActive(bookingStatus) && bookingStatus !== 'completed')
    return { words: [hasPaid ? `${dollars(paidAmount)} kept` : 'Nothing to pay'], tone: undefined }
  if (Number(owedAmount) === 0) return { words: ['Paid'], tone: 'success' }
  const owed = `${dollars(owedAmount)} owed`
  return hasPaid
    ? { words: [`${dollars(paidAmount)} paid`, owed], tone: 'info' }
    : { words: ['Unpaid', owed], tone: 'warning' }
}
