import { dollars } from '#app/lib/dollars.ts'
import type { Tone } from '#app/ui/display/badge.tsx'
import type { Booking } from '#contract/booking/bookings.ts'
import { isActive } from '#domain/booking/status.ts'
import type { Text } from '#domain/foundation/messages/text.ts'

type Account = Pick<Booking, 'paidAmount' | 'owedAmount' | 'bookingStatus'>

export type DescribedPayments = { readonly words: readonly string[]; readonly tone: Tone | undefined }

/** Returns what is paid and what is due, each short enough to fit beside an amount. */
export function describePayments(
  { paidAmount, owedAmount, bookingStatus }: Account,
  text: Text,
): DescribedPayments {
  const hasPaid = Number(paidAmount) > 0
  if (!isActive(bookingStatus) && bookingStatus !== 'completed')
    return {
      words: [
        hasPaid
          ? text('admin.bookings.payment.kept', { amount: dollars(paidAmount) })
          : text('admin.bookings.payment.nothing'),
      ],
      tone: undefined,
    }
  if (Number(owedAmount) === 0) return { words: [text('admin.bookings.payment.paid')], tone: 'success' }
  const owed = text('admin.bookings.payment.owed', { amount: dollars(owedAmount) })
  return hasPaid
    ? { words: [text('admin.bookings.payment.paidOf', { amount: dollars(paidAmount) }), owed], tone: 'info' }
    : { words: [text('admin.bookings.payment.unpaid'), owed], tone: 'warning' }
}
