import { dollars } from '#app/lib/dollars.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Badge } from '#app/ui/display/badge.tsx'
import type { Booking } from '#contract/booking/bookings.ts'

/** Whether a booking is paid; green only if nothing is due and it is not cancelled. */
export function PaidBadge({ booking }: { booking: Booking }) {
  const text = useText()
  const { isPaid, isDeposit, paidAmount, owedAmount, bookingStatus } = booking
  if (!isPaid) return <Badge tone="warning">{text('admin.booking.details.unpaid')}</Badge>
  if (bookingStatus === 'cancelled')
    return (
      <Badge>
        {Number(paidAmount) > 0
          ? text('admin.booking.details.kept', { amount: dollars(paidAmount) })
          : text('admin.booking.details.givenBack')}
      </Badge>
    )
  if (Number(owedAmount) > 0)
    return (
      <Badge tone="info">
        {isDeposit ? text('admin.booking.details.depositPaid') : text('admin.booking.details.partlyPaid')}
      </Badge>
    )
  return <Badge tone="success">{text('admin.booking.details.paid')}</Badge>
}
