import { useState } from 'react'
import { describeFailure, toastFailure } from '#app/admin/kit/forms/describe-failure.ts'
import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { api } from '#app/lib/api/api.ts'
import { saveFile } from '#app/lib/files/save-file.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { ConfirmDialog } from '#app/ui/overlays/confirm-dialog.tsx'
import type { CustomerDetails } from '#contract/people/customers.ts'
import { CustomerAddresses } from './customer-addresses.tsx'

/** Downloads all data about a family; asks first if the record has several email addresses. */
export function ExportButton({ customer: { id, emails } }: { customer: CustomerDetails }) {
  const text = useText()
  const [isAsking, setIsAsking] = useState(false)
  const { mutate, isPending } = useSingleMutation({
    mutationFn: () => api.get('/api/admin/customers/:id/export', { params: { id } }),
    onSuccess: (content) =>
      saveFile([JSON.stringify(content, undefined, 2)], {
        name: `customer-${id}.json`,
        type: 'application/json',
      }),
    onError: (error) => toastFailure(describeFailure(error)),
    onSettled: () => setIsAsking(false),
  })
  return (
    <>
      <Button
        variant="secondary"
        isBusy={isPending}
        busyLabel={text('admin.customers.exporting')}
        onClick={() => (emails.length > 1 ? setIsAsking(true) : mutate())}
      >
        {text('admin.customers.exportData')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => mutate()}
        tone="primary"
        title={text('admin.customers.exportTitle')}
        description={text('admin.customers.exportHint')}
        confirmLabel={text('admin.customers.exportData')}
        isBusy={isPending}
        busyLabel={text('admin.customers.exporting')}
      >
        <CustomerAddresses emails={emails} />
      </ConfirmDialog>
    </>
  )
}
