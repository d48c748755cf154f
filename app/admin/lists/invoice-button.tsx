import { TextButton } from '#app/ui/text-button.tsx'
import { INVOICE_WORDS } from './invoice-words.ts'
import { useInvoiceDownload } from './use-invoice-download.ts'

/** The number of an invoice; pressed, it saves the invoice as PDF. */
export function InvoiceButton({ number }: { number: string }) {
  const { mutate, isPending } = useInvoiceDownload()
  return (
    <TextButton
      aria-label={INVOICE_WORDS.downloadOf(number)}
      aria-busy={isPending || undefined}
      onClick={() => isPending || mutate(number)}
    >
      {number}
    </TextButton>
  )
}
