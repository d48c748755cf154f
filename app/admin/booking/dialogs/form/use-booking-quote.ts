import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '#app/lib/api/api.ts'
import type { Booking, Quote } from '#contract/booking/bookings.ts'
import type { StaffChangeQuote } from '#contract/family/staff-order-change.ts'
import { type BookingFields, getBookingChange, pickComplete, pickPriceFields } from './booking-fields.ts'

type Quoted = { readonly price: Quote; readonly both?: StaffChangeQuote | undefined }

/** The price of a booking as the server would store it; for a change, both statements and the email. */
export function useBookingQuote(
  booking: Booking | undefined,
  toSend: Partial<BookingFields>,
  { showsPrice, settles }: { readonly showsPrice: boolean; readonly settles: boolean },
) {
  const order = pickPriceFields(toSend)
  const { priceBy = 'catalogue', agreedAmount = '', priceReason = '' } = toSend
  const isComplete = priceReason.trim() !== '' && (priceBy === 'waived' || agreedAmount.trim() !== '')
  const byHand = priceBy !== 'catalogue' && isComplete && { priceBy, agreedAmount, priceReason }
  const isChange = settles && (byHand !== false || Object.keys(order).length > 0)
  // Details that cost nothing are in the email.
  const change = isChange ? getBookingChange({ ...pickComplete(toSend), ...byHand }) : order
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ['quote', booking?.id, booking?.version, change],
    queryFn: async (): Promise<Quoted> => {
      if (!booking) return { price: await api.post('/api/admin/quote', { body: { themeId: '', ...order } }) }
      const params = { id: booking.id }
      if (!isChange) return { price: await api.post('/api/bookings/:id/quote', { params, body: order }) }
      const both = await api.post('/api/bookings/:id/change-quote', { params, body: change })
      return { price: both.after, both }
    },
    enabled: showsPrice && (booking !== undefined || toSend.themeId !== ''),
    placeholderData: keepPreviousData,
  })
  return {
    price: data?.price,
    bookingDate: order.bookingDate ?? '',
    both: isChange && !error ? data?.both : undefined,
    error,
    isShown: showsPrice,
    /** Whether the statements for the current input are still loading. */
    isBusy: isChange && (isFetching || isPlaceholderData),
    refetch,
  }
}
