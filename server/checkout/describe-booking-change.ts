import type { BookingChange } from '#contract/staff-bookings.ts'
import type { DateRefusal } from '#domain/date-refusal.ts'
import { toDecimal } from '#domain/money.ts'
import { exemptionWords } from '#domain/pricing/tax-exemption.ts'
import { describeChange } from '#server/accounts/describe-change.ts'
import type { BookingRow, FullBooking } from '#server/bookings/full-booking.ts'
import { type PricedOrder, pricedColumns } from '#server/bookings/price-order.ts'
import { changedColumns } from './booking-change-columns.ts'

/** Describes a change to a booking, for the audit log. */
export function describeBookingChange(
  before: FullBooking,
  change: BookingChange,
  priced: PricedOrder | undefined,
  overruled: DateRefusal | undefined,
): string {
  const { bookingStatus } = change
  const parts = [
    describeChange(
      { ...before, ...amountsOf(before) },
      { ...changedColumns(change), bookingStatus, ...(priced && amountsOf(pricedColumns(priced))) },
    ),
    priced && change.addons ? describeAddons(before.bookedAddons, priced.addons) : '',
    overruled ? overruleWords(overruled) : '',
  ]
  return parts.filter(Boolean).join('; ')
}

/** Describes why the day was not available, for a booking that staff made all the same. */
export function overruleWords({ fact }: DateRefusal): string {
  return `although the calendar said: ${fact}`
}

function amountsOf(
  priced: Pick<
    BookingRow,
    'totalCents' | 'depositCents' | 'discountCents' | 'finalAmountCents' | 'couponCode' | 'priceTerms'
  >,
) {
  const exemption = priced.priceTerms?.tax?.exemption
  return {
    totalAmount: toDecimal(priced.totalCents),
    depositAmount: toDecimal(priced.depositCents),
    discountAmount: toDecimal(priced.discountCents),
    finalAmount: toDecimal(priced.finalAmountCents),
    couponCode: priced.couponCode,
    taxExemption: exemption ? exemptionWords(exemption) : '',
  }
}

type Line = { readonly name: string; readonly quantity: number }

function describeAddons(before: readonly Line[], after: readonly Line[]): string {
  const list = (lines: readonly Line[]) =>
    lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ') || 'none'
  return list(before) === list(after) ? '' : `addons: ${list(before)} → ${list(after)}`
}
