import { lazy, Suspense, useState } from 'react'
import { useText } from '#app/lib/messages/use-text.ts'
import { FoldedCard } from '#app/ui/display/folded-card.tsx'
import { isActive } from '#domain/booking/status.ts'
import type { BookingPageProps } from '../booking-page-link.ts'

const GuestList = lazy(() => import('./guest-list.tsx').catch(() => ({ default: () => null })))

/** Who is coming: loaded once the host unfolds it. */
export function GuestListCard(props: BookingPageProps) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  if (!isActive(props.page.booking.bookingStatus)) return null
  return (
    <FoldedCard id="guests" title={text('myBooking.guests.title')} onToggle={setOpen}>
      <Suspense fallback={null}>{isOpen && <GuestList {...props} />}</Suspense>
    </FoldedCard>
  )
}
