import { useText } from '#app/lib/messages/use-text.ts'
import { TextButton } from '#app/ui/controls/text-button.tsx'
import { useInvoiceDownload } from './use-invoice-download.ts'

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
