import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { failureWords, toastFailure } from '#app/admin/forms/failure-words.ts'
import { api } from '#app/lib/api/api.ts'
import { saveFile } from '#app/lib/files/save-file.ts'
import { useWords } from '#app/lib/language/in-both.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { ConfirmDialog } from '#app/ui/overlays/confirm-dialog.tsx'
import type { CustomerDetails } from '#contract/people/customers.ts'
import { CustomerAddresses } from './customer-addresses.tsx'
import { CUSTOMER_WORDS } from './customer-words.ts'

/** Saves all that is kept about a family; a record of several addresses is asked about first. */
export function ExportButton({ customer: { id, emails } }: { customer: CustomerDetails }) {
  const words = useWords(CUSTOMER_WORDS)
  const [isAsking, setIsAsking] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.get('/api/admin/customers/:id/export', { params: { id } }),
    onSuccess: (content) =>
      saveFile([JSON.stringify(content, undefined, 2)], {
        name: `customer-${id}.json`,
        type: 'application/json',
      }),
    onError: (error) => toastFailure(failureWords(error)),
    onSettled: () => setIsAsking(false),
  })
  return (
    <>
      <Button
        variant="secondary"
        isBusy={isPending}
        busyLabel={words.exporting}
        onClick={() => (emails.length > 1 ? setIsAsking(true) : mutate())}
      >
        {words.exportData}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => mutate()}
        tone="primary"
        title={words.exportTitle}
        description={words.exportHint}
        confirmLabel={words.exportData}
        isBusy={isPending}
        busyLabel={words.exporting}
      >
        <CustomerAddresses emails={emails} />
      </ConfirmDialog>
    </>
  )
}
