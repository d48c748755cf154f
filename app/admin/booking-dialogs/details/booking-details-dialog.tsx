import { useQuery } from '@tanstack/react-query'
import { useWords } from '#app/lib/language/in-both.ts'
import { ErrorState } from '#app/ui/display/empty-state.tsx'
import { Skeleton } from '#app/ui/display/skeleton.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { bookingQuery } from '../booking-query.ts'
import { BOOKING_WORDS } from '../booking-words.ts'
import { type BookingActions, BookingBody, BookingButtons } from './booking-body.tsx'

type BookingDetailsDialogProps = BookingActions & { id: number; onClose: () => void }

export function BookingDetailsDialog({ id, onClose, ...actions }: BookingDetailsDialogProps) {
  const words = useWords(BOOKING_WORDS).details
  const { data: booking, isPending } = useQuery(bookingQuery(id))
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.title}
      size="3xl"
      footer={booking && <BookingButtons booking={booking} {...actions} />}
    >
      {isPending && <Skeleton shape="box" height="24rem" />}
      {!isPending && !booking && <ErrorState title={words.loadFailed}>{words.tryLater}</ErrorState>}
      {booking && <BookingBody booking={booking} {...actions} />}
    </Dialog>
  )
}
