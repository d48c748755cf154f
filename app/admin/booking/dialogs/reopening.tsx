import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { Loaded } from '#app/admin/kit/ui/loaded.tsx'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { dollars } from '#app/lib/dollars.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Stack } from '#app/ui/layout.tsx'
import { ActDialog } from '#app/ui/overlays/act-dialog.tsx'
import type { Booking } from '#contract/booking/bookings.ts'
import type { Reopening } from '#contract/booking/staff-bookings.ts'
import { PreviewedMail } from './previewed-mail.tsx'

type ReopenDialogProps = {
  booking: Booking
  isReopening: boolean
  onReopen: () => void
  onClose: () => void
}

/** Asks before a canceled or completed booking is confirmed: shows the email that goes, and what was refunded. */
export function ReopenDialog({ booking, isReopening, onReopen, onClose }: ReopenDialogProps) {
  const text = useText()
  const { bookingStatus: status } = booking
  const reopening = useReopening(booking)
  return (
    <ActDialog
      onClose={onClose}
      title={text('admin.booking.reopen.title')}
      description={text('admin.booking.bookingOf', { id: booking.id, customer: booking.customerName })}
      cancelLabel={text('admin.booking.reopen.keep', { status })}
      onConfirm={onReopen}
      confirmLabel={text('admin.booking.reopen.reopen')}
      isDisabled={!reopening.data}
      isBusy={isReopening}
      busyLabel={text('admin.booking.reopen.reopening')}
    >
      <Stack gap={3}>
        <p>{text('admin.booking.reopen.question', { status, day: booking.bookingDate })}</p>
        <LoadedReopening reopening={reopening} />
      </Stack>
    </ActDialog>
  )
}

/** What reopening means. */
export function useReopening({ id }: Booking, isAsked = true): UseQueryResult<Reopening> {
  const query = apiQuery('/api/bookings/:id/reopening', { params: { id }, refetchOnMount: 'always' })
  return useQuery({ ...query, enabled: isAsked })
}

export function LoadedReopening({ reopening }: { reopening: UseQueryResult<Reopening> }) {
  return (
    <Loaded query={reopening} lines={4}>
      {(facts) => <ReopeningFacts {...facts} />}
    </Loaded>
  )
}

function ReopeningFacts({ paidAmount, refundedAmount, mail }: Reopening) {
  const text = useText()
  return (
    <>
      <p>
        {text('admin.booking.reopen.paid', { paid: dollars(paidAmount) })}{' '}
        {Number(refundedAmount) > 0 && (
          <strong>{text('admin.booking.reopen.refunded', { refunded: dollars(refundedAmount) })}</strong>
        )}
      </p>
      <PreviewedMail mail={mail} noMail={text('admin.booking.reopen.noMail')} />
    </>
  )
}
