import { useQueryClient } from '@tanstack/react-query'
import { queriesAt } from '#app/lib/api/api-query.ts'

/** Every list and figure that shows bookings. */
export const FOLLOWS_BOOKINGS = queriesAt(
  '/api/bookings',
  '/api/bookings/:bookingId',
  '/api/bookings/:id/cancellation',
  '/api/bookings/:id/reopening',
  '/api/bookings/:id/payment-link',
  '/api/bookings/:id/invoices',
  '/api/bookings/:id/payments',
  '/api/bookings/:id/autopay',
  '/api/bookings/:id/order-changes',
  '/api/bookings/:id/damage-claims',
  '/api/bookings/:id/history',
  '/api/admin/invoices',
  '/api/availability',
  '/api/admin/overview',
  '/api/admin/agenda',
  '/api/admin/day-rooms',
  '/api/admin/audit',
  '/api/admin/balances',
  '/api/admin/customers',
  '/api/admin/customers/:id',
  '/api/admin/customers/:id/history',
  '/api/admin/outbox',
  '/api/admin/outbox/:id',
  '/api/admin/reconciliation',
  '/api/admin/today',
  '/api/admin/work/days',
)

/** Returns a function to call after any change to a booking. */
export function useBookingsChanged(): () => Promise<void> {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries(FOLLOWS_BOOKINGS)
}
