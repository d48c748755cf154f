import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { apiPath } from '#app/lib/api/api.ts'
import { apiRequest } from '#app/lib/api/api-request.ts'
import { saveFile } from '#app/lib/files/save-file.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { TextButton } from '#app/ui/controls/text-button.tsx'
import { invoiceFilename } from '#domain/money/invoices/invoice-number.ts'

/** An invoice number that downloads the invoice or credit note as a PDF. A plain link could not send the credential. */
export function InvoiceButton({ number }: { number: string }) {
  const text = useText()
  const { mutate, isPending } = useSingleMutation({
    mutationFn: async () => {
      const path = apiPath('/api/admin/invoices/:number/pdf', { params: { number } })
      return (await apiRequest('GET', path)).blob()
    },
    onSuccess: (file) => saveFile([file], { name: invoiceFilename(number), type: 'application/pdf' }),
  })
  return (
    <TextButton
      aria-label={text('admin.invoices.downloadOf', { number })}
      aria-busy={isPending || undefined}
      onClick={() => mutate()}
    >
      {number}
    </TextButton>
  )
}
