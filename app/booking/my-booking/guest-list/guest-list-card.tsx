import { lazy, Suspense, useState } from 'react'
import { useText } from '#app/lib/messages/use-text.ts'
import { FoldedCard } from '#app/ui/display/folded-card.tsx'
import type { BookingPageProps } from '../booking-page-link.ts'

const GuestList = lazy(() => import('./guest-list.tsx').catch(() => ({ default: () => null })))

/** Who is coming: folded, and loaded once the host unfolds it. */
export function GuestListCard({ page, link }: BookingPageProps) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <FoldedCard
      id="guests"
      title={text('myBooking.guests.title')}
      note={text('myBooking.guests.note')}
      onToggle={setOpen}
    >
      <Suspense fallback={null}>{isOpen && <GuestList page={page} link={link} />}</Suspense>
    </FoldedCard>
  )
}
