import { type ListFilters, loadBookingPage } from '#app/admin/booking/dialogs/booking-list-query.ts'
import { toastFailure } from '#app/admin/kit/forms/describe-failure.ts'
import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { saveCsv } from '#app/lib/files/save-csv.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { headerLine, rowLines } from '#domain/foundation/text/csv.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import { type BookingColumns, bookingsFileName } from './booking-csv.ts'

const EXPORT_PAGE_SIZE = 1000

type Export = { readonly filters: ListFilters; readonly columns: BookingColumns }

/** Downloads every booking that matches the filters, across all pages, as a spreadsheet. */
export function useCsvExport() {
  const text = useText()
  return useSingleMutation({
    mutationFn: loadRows,
    onSuccess: (rows, { columns }) => {
      if (rows.length > 0)
        return saveCsv(bookingsFileName(partyDayAt(new Date())), [headerLine(columns), ...rows])
      toastFailure(text('admin.bookings.nothingToExportHint'), text('admin.bookings.nothingToExport'))
    },
  })
}

/**
 * Loads page by page, so that the browser stays responsive. A booking made meanwhile shifts others onto the
 * next page, so duplicates are dropped.
 */
async function loadRows({ filters, columns }: Export): Promise<string[]> {
  const seen = new Set<number>()
  const rows: string[] = []
  for (let page = 1; ; page++) {
    const { bookings, total } = await loadBookingPage(filters, page, EXPORT_PAGE_SIZE)
    const unseen = bookings.filter(({ id }) => !seen.has(id))
    for (const { id } of unseen) seen.add(id)
    if (unseen.length > 0) rows.push(rowLines(columns, unseen))
    if (bookings.length === 0 || page * EXPORT_PAGE_SIZE >= total) return rows
  }
}
