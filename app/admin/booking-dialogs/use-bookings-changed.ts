import { useQueryClient } from '@tanstack/react-query'

const FOLLOWS_BOOKINGS =
  /^\/api\/(bookings|availability|admin\/(overview|agenda|day-rooms|audit|balances|outbox))/

/** Call it after any change to a booking: every list and figure that shows bookings is read again. */
export function useBookingsChanged(): () => Promise<void> {
  const queryClient = useQueryClient()
  return () =>
    queryClient.invalidateQueries({ predicate: ({ queryKey }) => FOLLOWS_BOOKINGS.test(String(queryKey[0])) })
}
