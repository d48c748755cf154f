import { useText } from '#app/lib/messages/use-text.ts'
import { Stack } from '#app/ui/layout.tsx'
import { getBookingStatement } from '#contract/booking/booking-statement.ts'
import type { Booking } from '#contract/booking/bookings.ts'
import { toCents } from '#contract/wire/decimal.ts'
import { StatementRows } from '../form/statement-rows.tsx'

/** A booking's price, payments and remaining amounts with their due dates. */
export function BookingStatement({ booking }: { booking: Booking }) {
  const text = useText()
  return (
    <Stack as="section" gap={0} isFullWidth aria-label={text('admin.booking.details.statement')}>
      <StatementRows rows={getBookingStatement(booking, text).rows} />
      {booking.paidElsewhereAmount !== undefined && (
        <p>{text('admin.imports.paidElsewhere', { amount: toCents(booking.paidElsewhereAmount) })}</p>
      )}
    </Stack>
  )
}
