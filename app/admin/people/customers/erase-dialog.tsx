import { useQueryClient } from '@tanstack/react-query'
import { useBookingsChanged } from '#app/admin/booking/dialogs/use-bookings-changed.ts'
import { describeFailure, toastFailure, toastSuccess } from '#app/admin/kit/forms/describe-failure.ts'
import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { api } from '#app/lib/api/api.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Text } from '#app/ui/layout.tsx'
import { ConfirmDialog } from '#app/ui/overlays/confirm-dialog.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import type { CustomerDetails } from '#contract/people/customers.ts'
import { CustomerAddresses } from './customer-addresses.tsx'
import { customerQuery } from './customer-queries.ts'

type EraseDialogProps = { customer: CustomerDetails; onClose: () => void; onErased: () => void }

/** Says what will be erased and what is kept, or why nothing can be erased yet. */
export function EraseDialog({ customer, onClose, onErased }: EraseDialogProps) {
  const text = useText()
  const { id, emails, whyNotErasable } = customer
  const queryClient = useQueryClient()
  const bookingsChanged = useBookingsChanged()
  const { mutate, isPending } = useSingleMutation({
    mutationFn: () => api.delete('/api/admin/customers/:id', { params: { id } }),
    onSuccess: () => {
      toastSuccess(text('admin.customers.erased'))
      onErased()
      queryClient.removeQueries(customerQuery(id))
      return bookingsChanged()
    },
    onError: (error) => {
      toastFailure(describeFailure(error))
      onClose()
      return queryClient.invalidateQueries(customerQuery(id))
    },
  })
  if (whyNotErasable !== null)
    return (
      <Dialog
        isAlert
        onClose={onClose}
        title={text('admin.customers.eraseLater')}
        description={whyNotErasable}
        footer={<Button onClick={onClose}>{text('admin.customers.close')}</Button>}
      />
    )
  return (
    <ConfirmDialog
      onClose={onClose}
      onConfirm={() => mutate()}
      title={text('admin.customers.eraseTitle')}
      description={text('admin.customers.eraseGoes')}
      confirmLabel={text('admin.customers.eraseNow')}
      isBusy={isPending}
      busyLabel={text('admin.customers.erasing')}
    >
      <CustomerAddresses emails={emails} />
      <Text marginTop={3}>{text('admin.customers.eraseStays')}</Text>
    </ConfirmDialog>
  )
}
