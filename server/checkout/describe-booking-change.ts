import type { BookingChange } from '#contract/staff-bookings.ts'
import type { DateRefusal } from '#domain/date-refusal.ts'
import { describeChange } from '#server/accounts/describe-change.ts'
import type { FullBooking } from '#server/bookings/full-booking.ts'
import { type PricedOrder, pricedColumns } from '#server/bookings/price-order.ts'
import { changedColumns } from './booking-change-columns.ts'

/** What a change does to a booking, in words for the audit log. */
export function describeBookingChange(
  before: FullBooking,
  change: BookingChange,
  priced: PricedOrder | undefined,
  overruled: DateRefusal | undefined,
): string {
  const { bookingStatus } = change
  const parts = [
    describeChange(before, { ...changedColumns(change), bookingStatus, ...(priced && amountsOf(priced)) }),
    priced && change.addons ? describeAddons(before.bookedAddons, priced.addons) : '',
    overruled ? overruleWords(overruled) : '',
  ]
  return parts.filter(Boolean).join('; ')
}

/** Staff were told why the day cannot be had, and took it all the same. */
export function overruleWords({ fact }: DateRefusal): string {
  return `although the calendar said: ${fact}`
}

function amountsOf(priced: PricedOrder) {
  const { totalAmount, depositAmount, discountAmount, finalAmount, couponCode } = pricedColumns(priced)
  return { totalAmount, depositAmount, discountAmount, finalAmount, couponCode }
}

type Line = { readonly name: string; readonly quantity: number }

function describeAddons(before: readonly Line[], after: readonly Line[]): string {
  const list = (lines: readonly Line[]) =>
    lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ') || 'none'
  return list(before) === list(after) ? '' : `addons: ${list(before)} → ${list(after)}`
}
