import { api } from '#app/lib/api/api.ts'
import { dollars } from '#app/lib/dollars.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { ActFailure } from '#app/ui/fields/field.tsx'
import { Stack } from '#app/ui/layout.tsx'
import { ConfirmDialog } from '#app/ui/overlays/confirm-dialog.tsx'
import type { BookingPage } from '#contract/family/booking-page.ts'
import { Amount } from '../amount.tsx'
import { type BookingPageLink, toPlaces } from './booking-page-link.ts'
import { useFamilyChange } from './use-family-change.ts'

export type FamilyDialogProps = {
  readonly page: BookingPage
  readonly link: BookingPageLink
  readonly onClose: () => void
}

/** Shows the refund before anything is cancelled; the server cancels only if the amount still matches. */
export function CancelParty({ page, link, onClose }: FamilyDialogProps) {
  const text = useText()
  const { send, isSending, failure } = useFamilyChange({
    link,
    request: (body: { refundAmount: string }) =>
      api.post('/api/my-bookings/:reference/cancellation', { ...toPlaces(link), body }),
    isMade: ({ booking }) => booking.bookingStatus === 'cancelled',
    done: text('myBooking.page.cancelDone'),
    onDone: onClose,
  })
  return (
    <ConfirmDialog
      onClose={onClose}
      onConfirm={() => send({ refundAmount: page.refundAmount })}
      title={text('myBooking.page.cancelTitle')}
      description={page.refundSentence}
      confirmLabel={text('myBooking.page.cancelParty')}
      cancelLabel={text('myBooking.page.keepParty')}
      isBusy={isSending}
      busyLabel={text('myBooking.page.cancelling')}
    >
      <Stack as="dl" gap={3} marginTop={4}>
        <Amount name={text('myBooking.page.paidSoFar')}>{dollars(page.paidAmount)}</Amount>
        <Amount name={text('myBooking.page.youGetBack')} isSum>
          {dollars(page.refundAmount)}
        </Amount>
      </Stack>
      <ActFailure>{failure}</ActFailure>
    </ConfirmDialog>
  )
}
