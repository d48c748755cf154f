import { useQuery } from '@tanstack/react-query'
import { useText } from '#app/lib/messages/use-text.ts'
import { ErrorState } from '#app/ui/display/empty-state.tsx'
import { Skeleton } from '#app/ui/display/skeleton.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { bookingQuery } from '../booking-query.ts'
import { type BookingActions, BookingBody, BookingButtons } from './booking-body.tsx'

type BookingDetailsDialogProps = BookingActions & { id: number; onClose: () => void }

export function BookingDetailsDialog({ id, onClose, ...actions }: BookingDetailsDialogProps) {
  const text = useText()
  const { data: booking, isPending } = useQuery(bookingQuery(id))
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text('admin.booking.details.title')}
      size="3xl"
      footer={booking && <BookingButtons booking={booking} {...actions} />}
    >
      {isPending && <Skeleton shape="box" height="24rem" />}
      {!isPending && !booking && (
        <ErrorState title={text('admin.booking.details.loadFailed')}>
          {text('admin.booking.details.tryLater')}
        </ErrorState>
      )}
      {booking && <BookingBody booking={booking} {...actions} />}
    </Dialog>
  )
}
