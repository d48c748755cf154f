import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { apiPath } from '#app/lib/api/api.ts'
import { apiRequest } from '#app/lib/api/api-request.ts'
import { saveFile } from '#app/lib/files/save-file.ts'
import { invoiceFilename } from '#domain/money/invoices/invoice-number.ts'

/** Downloads an invoice or credit note as a PDF. A plain link could not send the required credential. */
export function useInvoiceDownload() {
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
