import { api } from '#app/lib/api/api.ts'
import { dollars } from '#app/lib/dollars.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { ConfirmDialog } from '#app/ui/overlays/confirm-dialog.tsx'
import type { OwnBooking } from '#contract/family/own-booking.ts'
import { Amount } from '../amount.tsx'
import styles from './own-booking-report.module.css'
import { type OwnLink, toPlaces } from './own-link.ts'
import { useOwnChange } from './use-own-change.ts'

type CancelProps = { readonly own: OwnBooking; readonly link: OwnLink; readonly onClose: () => void }

/** Shows the refund before anything is cancelled; the server cancels only with this amount. */
export function CancelParty({ own, link, onClose }: CancelProps) {
  const text = useText()
  const { send, isSending, failure } = useOwnChange({
    link,
    ask: (body: { refundAmount: string }) =>
      api.post('/api/my-bookings/:reference/cancellation', { ...toPlaces(link), body }),
    isMade: ({ booking }) => booking.bookingStatus === 'cancelled',
    done: text('myBooking.page.cancelDone'),
    onDone: onClose,
  })
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => send({ refundAmount: own.refundAmount })}
      title={text('myBooking.page.cancelTitle')}
      description={own.refundSentence}
      confirmLabel={text('myBooking.page.cancelParty')}
      cancelLabel={text('myBooking.page.keepParty')}
      isBusy={isSending}
      busyLabel={text('myBooking.page.cancelling')}
    >
      <dl className={styles.amounts}>
        <Amount name={text('myBooking.page.paidSoFar')}>{dollars(own.paidAmount)}</Amount>
        <Amount name={text('myBooking.page.youGetBack')} isSum>
          {dollars(own.refundAmount)}
        </Amount>
      </dl>
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
    </ConfirmDialog>
  )
}
