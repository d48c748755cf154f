import type { BookingChange } from '#contract/booking/staff-bookings.ts'
import { optionalCents } from '#contract/wire/decimal.ts'
import { touchesPrice } from '#domain/booking/changes/booking-change.ts'
import type { WantedOrder } from '#domain/booking/changes/order-change.ts'
import { isActive } from '#domain/booking/status.ts'
import { priceBeforeTax } from '#domain/catalogue/pricing/rules/agreed-rule.ts'
import { message } from '#domain/foundation/messages/message.ts'
import { isRefusal, type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import type { PricedOrder } from '#server/booking/bookings/price-order.ts'
import { findMadeChange } from '#server/booking/order-changes/order-change-queries.ts'
import { changedSnapshot, isDepositIn } from '#server/booking/order-changes/order-snapshot.ts'
import type { Context } from '#server/context.ts'
import { ORDER_COLUMNS } from '#server/foundation/database/schema/booking/order-changes.ts'
import { calculateRefundPercent } from './cancel-booking.ts'
import { type PricedChange, settledChange } from './price-order-change.ts'
import { repriceBooking, withPaidDeposit } from './reprice-booking.ts'
import { changedColumns } from './staff-write.ts'

const CHANGE_GONE = refuse('not_found', 'bookings.changeUnknown')

export type PricedStaffChange = PricedChange & {
  /** Missing if the price is unchanged, or if an earlier order is restored exactly. */
  readonly order: PricedOrder | undefined
}

/** Prices and settles staff's changes by the same rule as a family's. Does not check for room on the day. */
export async function priceStaffChange(
  ctx: Context,
  booking: FullBooking,
  change: BookingChange,
): Promise<PricedStaffChange | Refusal> {
  const { bookingStatus, bookingDate } = booking
  if (!isActive(bookingStatus))
    return refuse('booking_closed', 'orderChange.cannotBeChanged', { status: bookingStatus })
  const moved = { ...booking, bookingDate: change.bookingDate ?? bookingDate }
  const refundPercent = Math.min(calculateRefundPercent(ctx, booking), calculateRefundPercent(ctx, moved))
  const settled = { refundPercent, isMadeAtOnce: true }
  const isMove = moved.bookingDate !== bookingDate
  if (change.putBack !== undefined) {
    const earlier = await findMadeChange(ctx.db, { bookingId: booking.id, id: change.putBack })
    if (!earlier) return CHANGE_GONE
    const { before: after } = earlier
    const isDeposit = isDepositIn(after)
    return {
      ...settledChange(ctx, moved, { ...settled, after, isDeposit, area: 'inside' }),
      order: undefined,
    }
  }
  const order = await repriced(ctx, booking, change)
  if (isRefusal(order)) return order
  const { area = 'inside' } = order ?? {}
  const isDeposit = change.isDeposit ?? booking.isDeposit
  const after = changedSnapshot(booking, getWanted(change), order)
  const priced = settledChange(ctx, moved, { ...settled, after, isDeposit, area })
  const ofMove = isMove
    ? [message('refunds.moveKeepsRefund', { percent: calculateRefundPercent(ctx, booking) })]
    : []
  return { ...priced, messages: [...priced.messages, ...ofMove], order }
}

async function repriced(
  ctx: Context,
  booking: FullBooking,
  change: BookingChange,
): Promise<PricedOrder | undefined | Refusal> {
  const { priceByHand } = change
  if (!priceByHand && !touchesPrice(change, booking)) return undefined
  const agreedPriceCents =
    priceByHand && (optionalCents(priceByHand.amount) ?? priceBeforeTax(booking.priceLines))
  const sold = { ...booking, priceTerms: withPaidDeposit(booking) }
  return repriceBooking(ctx, sold, { ...change, agreedPriceCents })
}

function getWanted(change: BookingChange): WantedOrder {
  const columns: ReadonlySet<string> = new Set(ORDER_COLUMNS)
  return Object.fromEntries(Object.entries(changedColumns(change)).filter(([name]) => columns.has(name)))
}

export function changedBooking(
  booking: FullBooking,
  { after: { columns, themeName }, isDeposit }: PricedStaffChange,
  { bookingDate = booking.bookingDate, customerName = booking.customerName, ...change }: BookingChange,
): FullBooking {
  const { customerEmail = booking.customerEmail, language = booking.language } = change
  return { ...booking, ...columns, themeName, isDeposit, bookingDate, customerName, customerEmail, language }
}
