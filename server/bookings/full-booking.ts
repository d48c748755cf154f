import { owedCents } from '#domain/booking/balance.ts'
import type { nextPayment } from '#domain/booking/next-payment.ts'
import { centsOf } from '#server/database/cents-of.ts'
import type { bookings } from '#server/database/schema/all-tables.ts'

export type BookingRow = typeof bookings.$inferSelect

/** A booking with what belongs to it, as read by booking-queries.ts. */
export type FullBooking = BookingRow & {
  readonly themeName: string
  readonly bookedAddons: { addonId: number; name: string; quantity: number; price: string }[]
  readonly paidAmount: string
}

/** The booking as the rules about its next payment see it. */
export function paymentStateOf(booking: FullBooking): Parameters<typeof nextPayment>[0] {
  return {
    ...booking,
    totalCents: centsOf(booking.totalAmount),
    discountCents: centsOf(booking.discountAmount),
    finalAmountCents: centsOf(booking.finalAmount),
    paidCents: centsOf(booking.paidAmount),
  }
}

/** What the customer still has to pay of the whole party, in cents. */
export function owedOf(booking: FullBooking): number {
  return owedCents(paymentStateOf(booking))
}
