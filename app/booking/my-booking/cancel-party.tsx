import { api } from '#app/lib/api/api.ts'
import { dollars } from '#app/lib/dollars.ts'
import { ConfirmDialog } from '#app/ui/overlays/confirm-dialog.tsx'
import type { OwnBooking } from '#contract/family/own-booking.ts'
import { Amount } from '../amount.tsx'
import { useOwnWords } from '../words/booking-words.ts'
import styles from './own-booking-report.module.css'
import { type OwnLink, toPlaces } from './own-link.ts'
import { useOwnChange } from './use-own-change.ts'

type CancelProps = { readonly own: OwnBooking; readonly link: OwnLink; readonly onClose: () => void }

/** Shows the refund before anything is cancelled; the server cancels only with this amount. */
export function CancelParty({ own, link, onClose }: CancelProps) {
  const words = useOwnWords().own
  const { send, isSending, failure } = useOwnChange({
    link,
    ask: (body: { refundAmount: string }) =>
      api.post('/api/my-bookings/:reference/cancellation', { ...toPlaces(link), body }),
    isMade: ({ booking }) => booking.bookingStatus === 'cancelled',
    done: words.cancelDone,
    onDone: onClose,
  })
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => send({ refundAmount: own.refundAmount })}
      title={words.cancelTitle}
      description={own.refundSentence}
      confirmLabel={words.cancelParty}
      cancelLabel={words.keepParty}
      isBusy={isSending}
      busyLabel={words.cancelling}
    >
      <dl className={styles.amounts}>
        <Amount name={words.paidSoFar}>{dollars(own.paidAmount)}</Amount>
        <Amount name={words.youGetBack} isSum>
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
