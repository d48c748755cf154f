import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { apiPath } from '#app/lib/api/api.ts'
import { apiRequest } from '#app/lib/api/api-request.ts'
import { saveFile } from '#app/lib/files/save-file.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { TextButton } from '#app/ui/controls/text-button.tsx'
import { invoiceFilename } from '#domain/money/invoices/invoice-number.ts'

/** An invoice number that downloads the invoice as a PDF. */
export function InvoiceButton({ number }: { number: string }) {
  const text = useText()
  const { mutate, isPending } = useInvoiceDownload()
  return (
    <TextButton
      aria-label={text('admin.invoices.downloadOf', { number })}
      aria-busy={isPending || undefined}
      onClick={() => mutate(number)}
    >
      {number}
    </TextButton>
  )
}

/** Downloads an invoice or credit note as a PDF. A plain link could not send the required credential. */
function useInvoiceDownload() {
  return useSingleMutation({
    mutationFn: async (number: string) => {
      const response = await apiRequest(
        'GET',
        apiPath('/api/admin/invoices/:number/pdf', { params: { number } }),
      )
      return { number, file: await response.blob() }
    },
    onSuccess: ({ number, file }) =>
      saveFile([file], { name: invoiceFilename(number), type: 'application/pdf' }),
  })
}
