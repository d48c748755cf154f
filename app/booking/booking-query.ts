import { apiQuery, loadQuery } from '#app/lib/api/api-query.ts'
import { ApiFailure } from '#app/lib/api/api-request.ts'
import type { CustomerBooking } from '#contract/booking/bookings.ts'
import { settlePayment } from './steps/payment/settle-payment.ts'

const RETRIES = 3

/** One booking by its reference. Retried three times, unless the server says that it does not exist. */
export function bookingQuery(reference: string) {
  const query = apiQuery('/api/bookings/:bookingId', { params: { bookingId: reference } })
  return {
    ...query,
    queryFn: async () => withPayment(await loadQuery(query)),
    retry: (failures: number, error: Error) => failures < RETRIES && !isMissing(error),
  }
}

/** An invalid reference gets the same response as another customer's booking: 401. */
export function isMissing(error: Error | null): boolean {
  return error instanceof ApiFailure && (error.status === 404 || error.status === 401)
}

/** An unpaid booking may have been paid a moment ago by a page that was closed too early. */
async function withPayment(booking: CustomerBooking): Promise<CustomerBooking> {
  if (booking.isPaid || booking.bookingStatus === 'cancelled') return booking
  const result = await settlePayment(booking.bookingId).catch(() => undefined)
  return result?.booking ?? booking
}
