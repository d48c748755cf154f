import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import type { OwnBooking } from '#contract/own-booking.ts'
import { dollars } from '../summary/price-lines.ts'
import styles from './own-booking-report.module.css'
import type { OwnLink } from './own-link.ts'
import { useOwnChange } from './use-own-change.ts'

type CancelProps = { readonly own: OwnBooking; readonly link: OwnLink; readonly onClose: () => void }

/** Says what comes back before anything is cancelled; the server cancels with this figure only. */
export function CancelParty({ own, link, onClose }: CancelProps) {
  const { send, isSending, failure } = useOwnChange({
    link,
    action: '/cancellation',
    done: 'Your party is cancelled',
    onDone: onClose,
  })
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => send({ refundAmount: own.refundAmount })}
      title="Cancel your party?"
      description={`You get ${dollars(own.refundAmount)} back. ${own.refundSentence}`}
      confirmLabel="Cancel the party"
      cancelLabel="Keep the party"
      isBusy={isSending}
      busyLabel="Cancelling..."
    >
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
    </ConfirmDialog>
  )
}
