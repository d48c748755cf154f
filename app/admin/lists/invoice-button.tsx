import { useWords } from '#app/lib/language/in-both.ts'
import { TextButton } from '#app/ui/controls/text-button.tsx'
import { INVOICE_WORDS } from './invoice-words.ts'
import { useInvoiceDownload } from './use-invoice-download.ts'

/** The number of an invoice; a click saves the invoice as PDF. */
export function InvoiceButton({ number }: { number: string }) {
  const words = useWords(INVOICE_WORDS)
  const { mutate, isPending } = useInvoiceDownload()
  return (
    <TextButton
      aria-label={words.downloadOf(number)}
      aria-busy={isPending || undefined}
      onClick={() => isPending || mutate(number)}
    >
      {number}
    </TextButton>
  )
}
