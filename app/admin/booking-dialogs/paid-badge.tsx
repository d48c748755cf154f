import { dollars } from '#app/lib/dollars.ts'
import { useWords } from '#app/lib/language/in-both.ts'
import { Badge } from '#app/ui/display/badge.tsx'
import type { Booking } from '#contract/booking/bookings.ts'
import { BOOKING_WORDS } from './booking-words.ts'

/** Whether a booking is paid; green only if nothing is left to pay and nobody cancelled it. */
export function PaidBadge({ booking }: { booking: Booking }) {
  const words = useWords(BOOKING_WORDS).details
  const { isPaid, isDeposit, paidAmount, owedAmount, bookingStatus } = booking
  if (!isPaid) return <Badge tone="warning">{words.unpaid}</Badge>
  if (bookingStatus === 'cancelled')
    return <Badge>{Number(paidAmount) > 0 ? words.kept(dollars(paidAmount)) : words.givenBack}</Badge>
  if (Number(owedAmount) > 0)
    return <Badge tone="info">{isDeposit ? words.depositPaid : words.partlyPaid}</Badge>
  return <Badge tone="success">{words.paid}</Badge>
}
