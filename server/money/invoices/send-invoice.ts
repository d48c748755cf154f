import { type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import { invoiceFilename } from '#domain/money/invoices/invoice-number.ts'
import type { InvoiceRow } from '#server/foundation/database/schema/money/invoices.ts'
import type { AppContext } from '#server/foundation/http/app-environment.ts'
import { sendPdf } from '#server/foundation/http/files/downloads.ts'

const NO_SUCH_INVOICE = refuse('not_found', 'invoices.unknown')

export async function sendInvoice(
  c: AppContext,
  invoice: InvoiceRow | undefined,
): Promise<Response | Refusal> {
  if (!invoice) return NO_SUCH_INVOICE
  // Fonts and the PDF library are loaded lazily: together they would take a tenth of the startup time.
  const { drawInvoice } = await import('#server/foundation/pdf/draw-invoice.ts')
  return sendPdf(c, invoiceFilename(invoice.number), await drawInvoice(invoice))
}
