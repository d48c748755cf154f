import { useMutation } from '@tanstack/react-query'
import { type ListFilters, loadBookingPage } from '#app/admin/booking-dialogs/booking-list-query.ts'
import { failureWords, toastFailure } from '#app/admin/forms/failure-words.ts'
import { saveFile } from '#app/lib/save-file.ts'
import { toast } from '#app/ui/toast-queue.ts'
import { partyDayAt } from '#domain/party-day.ts'
import { csvFileName, csvHeader, csvRows } from './booking-csv.ts'

const EXPORT_PAGE_SIZE = 1000

/** Spreadsheets take a file without this mark for one in an older alphabet, and spell María wrong. */
const IS_UTF_8 = '\uFEFF'

/** Saves every booking that fits the filters, however many pages they fill, as a spreadsheet. */
export function useCsvExport() {
  return useMutation({
    mutationFn: loadRows,
    onSuccess: (rows) => {
      if (rows.length > 0)
        return saveFile([IS_UTF_8, csvHeader, ...rows], {
          name: csvFileName(partyDayAt(new Date())),
          type: 'text/csv;charset=utf-8',
        })
      toast({
        title: 'No bookings to export',
        description: 'There are no bookings available to export.',
        tone: 'danger',
      })
    },
    onError: (error) => toastFailure(failureWords(error)),
  })
}

/** A page at a time, so that the browser stays awake. A booking made meanwhile moves others onto the next page: they count once. */
async function loadRows(filters: ListFilters): Promise<string[]> {
  const seen = new Set<number>()
  const rows: string[] = []
  for (let page = 1; ; page++) {
    const { bookings, total } = await loadBookingPage(filters, page, EXPORT_PAGE_SIZE)
    const unseen = bookings.filter(({ id }) => !seen.has(id))
    for (const { id } of unseen) seen.add(id)
    if (unseen.length > 0) rows.push(csvRows(unseen))
    if (bookings.length === 0 || page * EXPORT_PAGE_SIZE >= total) return rows
  }
}
