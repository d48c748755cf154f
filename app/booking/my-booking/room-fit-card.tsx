import { lazy, Suspense, useState } from 'react'
import { useText } from '#app/lib/messages/use-text.ts'
import { FoldedCard } from '#app/ui/display/folded-card.tsx'
import type { BookingPageProps } from './booking-page-link.ts'

const RoomFit = lazy(() => import('../steps/party/room-fit.tsx').catch(() => ({ default: () => null })))

/** Whether the booked teepees fit in the family's room: loaded once it is unfolded. */
export function RoomFitCard({ page: { booking } }: Pick<BookingPageProps, 'page'>) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <FoldedCard
      id="room"
      title={text('myBooking.fit.title')}
      note={text('myBooking.fit.note')}
      onToggle={setOpen}
    >
      <Suspense fallback={null}>{isOpen && <RoomFit teepees={booking.numberOfTeepees} />}</Suspense>
    </FoldedCard>
  )
}
