import { usePathIn } from '#app/lib/language/language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { buttonClass } from '#app/ui/controls/button.tsx'
import type { CustomerBooking } from '#contract/booking/bookings.ts'
import { orderLinkQuery } from '#domain/booking/order/order-link.ts'

/** Opens the wizard with the same order for another day. */
export function BookAgainLink({ booking }: { booking: CustomerBooking }) {
  const text = useText()
  const pathIn = usePathIn()
  const { themeId, numberOfTeepees, numberOfNights = 1, guestCount, addons } = booking
  const partyStartTime = booking.isStartTimeKnown ? booking.partyStartTime : null
  const query = orderLinkQuery({
    themeId,
    numberOfTeepees,
    numberOfNights,
    guestCount,
    partyStartTime,
    addons,
  })
  return (
    <a href={pathIn(`/booking?${query}`)} className={buttonClass('secondary')}>
      {text('myBooking.after.bookAgain')}
    </a>
  )
}
