import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { type ListFilters, NO_FILTERS } from '#app/admin/booking/dialogs/booking-list-query.ts'
import type { Booking } from '#contract/booking/bookings.ts'
import { type Selection, useSelection } from './use-selection.ts'

const ticked = { id: 13, version: 2, bookingStatus: 'pending' } as Booking
const saved = { ...ticked, version: 3, bookingStatus: 'confirmed' } as Booking

/** Returns the selection after a booking was ticked and the list got these filters. */
function tickAndFilter(queryClient: QueryClient, filters: ListFilters): Selection {
  const seen: Selection[] = []
  function List() {
    const [isTicked, setTicked] = useState(false)
    const [shown, setShown] = useState(NO_FILTERS)
    const selection = useSelection(shown)
    seen.push(selection)
    if (!isTicked) {
      setTicked(true)
      selection.select([ticked])
    } else if (shown !== filters) setShown(filters)
    return null
  }
  renderToString(
    <QueryClientProvider client={queryClient}>
      <List />
    </QueryClientProvider>,
  )
  const last = seen.at(-1)
  if (!last) throw new Error('It was not rendered')
  return last
}

it('a booking that changed after it was ticked is acted on as it is now', () => {
  const queryClient = new QueryClient()
  const { getBookings } = tickAndFilter(queryClient, { ...NO_FILTERS })
  expect(getBookings()).toEqual([ticked])
  queryClient.setQueryData(['/api/bookings?page=1'], { bookings: [saved], total: 1 })
  expect(getBookings()).toEqual([saved])
})

it('nothing stays selected under other filters', () => {
  const { getBookings } = tickAndFilter(new QueryClient(), { ...NO_FILTERS, status: 'confirmed' })
  expect(getBookings()).toEqual([])
})
