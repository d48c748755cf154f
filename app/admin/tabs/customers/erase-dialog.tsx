import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useBookingsChanged } from '#app/admin/booking-dialogs/use-bookings-changed.ts'
import { failureWords, toastFailure, toastSuccess } from '#app/admin/forms/failure-words.ts'
import { api } from '#app/lib/api/api.ts'
import { useWords } from '#app/lib/language/in-both.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { ConfirmDialog } from '#app/ui/overlays/confirm-dialog.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import type { CustomerDetails } from '#contract/people/customers.ts'
import { CustomerAddresses } from './customer-addresses.tsx'
import styles from './customer-dialog.module.css'
import { customerQuery } from './customer-queries.ts'
import { CUSTOMER_WORDS } from './customer-words.ts'

type EraseDialogProps = { customer: CustomerDetails; onClose: () => void; onErased: () => void }

/** Says what is erased and what is kept before anything happens; or why nothing may be erased yet. */
export function EraseDialog({ customer, onClose, onErased }: EraseDialogProps) {
  const words = useWords(CUSTOMER_WORDS)
  const { id, emails, whyNotErasable } = customer
  const queryClient = useQueryClient()
  const bookingsChanged = useBookingsChanged()
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.delete('/api/admin/customers/:id', { params: { id } }),
    onSuccess: () => {
      toastSuccess(words.erased)
      onErased()
      queryClient.removeQueries(customerQuery(id))
      return bookingsChanged()
    },
    onError: (error) => {
      toastFailure(failureWords(error))
      onClose()
      return queryClient.invalidateQueries(customerQuery(id))
    },
  })
  if (whyNotErasable !== null)
    return (
      <Dialog
        isOpen
        isAlert
        onClose={onClose}
        title={words.eraseLater}
        description={whyNotErasable}
        footer={<Button onClick={onClose}>{words.close}</Button>}
      />
    )
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => mutate()}
      title={words.eraseTitle}
      description={words.eraseGoes}
      confirmLabel={words.eraseNow}
      isBusy={isPending}
      busyLabel={words.erasing}
    >
      <CustomerAddresses emails={emails} />
      <p className={styles.stays}>{words.eraseStays}</p>
    </ConfirmDialog>
  )
}
