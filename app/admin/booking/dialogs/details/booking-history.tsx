import { useQuery } from '@tanstack/react-query'
import { HistoryList } from '#app/admin/parts/history/history-list.tsx'
import { apiQuery } from '#app/lib/api/api-query.ts'

/** Everything that happened to a booking: changes, payments, notes, emails and texts. */
export function BookingHistory({ id }: { readonly id: number }) {
  const { data } = useQuery(
    apiQuery('/api/bookings/:id/history', { params: { id }, refetchOnMount: 'always' }),
  )
  return data ? <HistoryList history={data} /> : null
}
