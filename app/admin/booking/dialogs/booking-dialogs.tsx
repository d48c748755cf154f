import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useConfirmDiscard } from '#app/admin/kit/forms/use-confirm-discard.tsx'
import { useText } from '#app/lib/messages/use-text.ts'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import type { Booking } from '#contract/booking/bookings.ts'
import type { PartyDay } from '#domain/foundation/time/party-day.ts'
import { BookingStatusDialog } from './booking-status-dialog.tsx'
import { findNewestBooking } from './cache-saved-booking.ts'
import { BookingButtons } from './details/booking-acts.tsx'
import { LoadedBooking, useBooking } from './details/loaded-booking.tsx'
import type { BookingAct, OnAct } from './details/main-act.ts'
import { BookingFormDialog } from './form/booking-form-dialog.tsx'
import { CancelBookingDialog } from './money/cancel-booking-dialog.tsx'
import { DeleteBooking } from './money/delete-booking.tsx'
import { PaymentLinkDialog } from './money/payment-link-dialog.tsx'
import { RecordPaymentDialog } from './money/record-payment-dialog.tsx'
import { RefundOverpaymentDialog } from './money/refund-overpayment-dialog.tsx'
import { MovePartyDialog } from './move-party/move-party-dialog.tsx'

/** The open dialog; each one can lead to the others and back. */
export type OpenBooking =
  | { dialog: 'new'; day?: PartyDay }
  | { dialog: 'details'; id: number }
  | { dialog: BookingAct; booking: Booking }
  | undefined

type BookingDialogsProps = { open: OpenBooking; onOpen: (open: OpenBooking) => void }

export function BookingDialogs({ open: asked, onOpen }: BookingDialogsProps) {
  const open = useNewest(asked)
  const close = () => onOpen(undefined)
  switch (open?.dialog) {
    case 'new':
      return (
        <BookingFormDialog
          booking={undefined}
          day={open.day}
          onClose={close}
          onSaved={({ id }) => onOpen({ dialog: 'details', id })}
        />
      )
    case 'details':
      return <Details id={open.id} onOpen={onOpen} />
    case 'edit':
      return <BookingFormDialog booking={open.booking} onClose={close} onSaved={close} />
    case 'status':
      return (
        <BookingStatusDialog
          booking={open.booking}
          onCancelPaid={() => onOpen({ dialog: 'cancel', booking: open.booking })}
          onClose={close}
        />
      )
    case 'move':
      return <MovePartyDialog party={open.booking} onClose={close} />
    case 'cancel':
      return <CancelBookingDialog booking={open.booking} onClose={close} />
    case 'delete':
      return <DeleteBooking booking={open.booking} onClose={close} />
    case 'payment':
      return <RecordPaymentDialog booking={open.booking} onClose={close} />
    case 'overpayment':
      return <RefundOverpaymentDialog booking={open.booking} onClose={close} />
    case 'link':
      return <PaymentLinkDialog booking={open.booking} onClose={close} />
    default:
      return null
  }
}

/** Freezes the booking as it was when the dialog opened: its row may still show an older version. */
function useNewest(open: OpenBooking): OpenBooking {
  const queryClient = useQueryClient()
  return useMemo(
    () =>
      open && 'booking' in open ? { ...open, booking: findNewestBooking(queryClient, open.booking) } : open,
    [open, queryClient],
  )
}

/** Closing the dialog, or switching to another, asks first if there are unsaved notes. */
function Details({ id, onOpen }: { id: number; onOpen: BookingDialogsProps['onOpen'] }) {
  const [ask, question] = useConfirmDiscard()
  return (
    <>
      <BookingDetailsDialog
        id={id}
        onClose={() => ask(() => onOpen(undefined))}
        onAct={(dialog, booking) => ask(() => onOpen({ dialog, booking }))}
      />
      {question}
    </>
  )
}

type BookingDetailsDialogProps = { id: number; onAct: OnAct; onClose: () => void }

function BookingDetailsDialog({ id, onClose, onAct }: BookingDetailsDialogProps) {
  const text = useText()
  const { data: booking } = useBooking(id)
  return (
    <Dialog
      onClose={onClose}
      title={text('admin.booking.details.title')}
      size="3xl"
      footer={booking && <BookingButtons booking={booking} onAct={onAct} />}
    >
      <LoadedBooking id={id} onAct={onAct} />
    </Dialog>
  )
}
