import type { BookingChange } from '#contract/staff-bookings.ts'
import { describeChange } from '#server/accounts/describe-change.ts'
import type { FullBooking } from './booking-answers.ts'
import { changedColumns } from './booking-change-columns.ts'
import { type PricedOrder, pricedColumns } from './price-order.ts'

/** What a change does to a booking, in words for the audit log. */
export function describeBookingChange(
  before: FullBooking,
  change: BookingChange,
  priced: PricedOrder | undefined,
): string {
  const { bookingStatus } = change
  const parts = [
    describeChange(before, { ...changedColumns(change), bookingStatus, ...(priced && amountsOf(priced)) }),
    priced && change.addons ? describeAddons(before.bookedAddons, priced.addons) : '',
    change.overrideCapacity ? 'although the day is full' : '',
  ]
  return parts.filter(Boolean).join('; ')
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
