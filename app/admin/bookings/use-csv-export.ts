import { useMutation } from '@tanstack/react-query'
import { loadPath } from '#app/lib/api-request.ts'
import { toast } from '#app/ui/toast-queue.ts'
import type { Booking } from '#contract/bookings.ts'
import type { BookingPage } from '#contract/staff-bookings.ts'
import { partyDayAt } from '#domain/party-day.ts'
import { failureWords, toastFailure } from '../edit/failure-words.ts'
import { bookingsCsv, csvFileName } from './booking-csv.ts'
import { bookingsPath, type ListFilters } from './booking-list-query.ts'

const EXPORT_PAGE_SIZE = 1000

/** Saves every booking that fits the filters, however many pages they fill, as a spreadsheet. */
export function useCsvExport() {
  return useMutation({
    mutationFn: loadAll,
    onSuccess: (bookings) => {
      if (bookings.length > 0) return saveFile(bookingsCsv(bookings), csvFileName(partyDayAt(new Date())))
      toast({
        title: 'No bookings to export',
        description: 'There are no bookings available to export.',
        tone: 'danger',
      })
    },
    onError: (error) => toastFailure(failureWords(error)),
  })
}

async function loadAll(filters: ListFilters): Promise<Booking[]> {
  const bookings: Booking[] = []
  for (let page = 1; ; page++) {
    const loaded = await loadPath<BookingPage>(bookingsPath(filters, page, EXPORT_PAGE_SIZE))
    bookings.push(...loaded.bookings)
    if (loaded.bookings.length === 0 || bookings.length >= loaded.total) return bookings
  }
}

function saveFile(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
