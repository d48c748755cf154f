import { dateRefusal } from '#domain/availability.ts'
import { outcomeOfPayment } from '#domain/booking/hold.ts'
import { nextDueCents } from '#domain/booking/next-payment.ts'
import { holdsCapacity } from '#domain/booking/status.ts'
import { type Cents, formatDollars } from '#domain/money.ts'
import { calendarFacts } from '#server/calendar/calendar-facts.ts'
import { takeCouponUse } from '#server/coupons/coupon-uses.ts'
import { centsOf } from '#server/database/cents-of.ts'
import type { Transaction } from '#server/database/client.ts'
import type { World } from '#server/world.ts'
import { accountOf, type BookingRow, owedOf } from './booking-answers.ts'
import { findBooking } from './booking-queries.ts'

/** What becomes of money that arrived: what of it goes back at once, and why. Nothing goes back when `message` is missing. */
export type Settlement = { readonly backCents: Cents; readonly message?: string }

/** Decides about the first payment of a locked booking. A coupon it had let go of is taken again. */
export async function settleBooking(
  tx: Transaction,
  world: World,
  booking: BookingRow,
  receivedCents: Cents,
): Promise<Settlement> {
  const all = (message: string) => ({ backCents: receivedCents, message })
  const outcome = outcomeOfPayment(booking, {
    now: world.now(),
    wasCancelledByStaff: booking.cancelReason === 'staff' || booking.cancelReason === 'customer',
    dateRefusal: await refusalOfDay(tx, world, booking),
  })
  if (outcome.decision === 'refund') return all(outcome.message)
  const full = await findBooking(tx, { id: booking.id })
  const dueCents = full ? nextDueCents(accountOf(full)) : centsOf(booking.finalAmount)
  if (receivedCents < dueCents) {
    return all(
      `Your payment of ${formatDollars(receivedCents)} does not cover the ${formatDollars(dueCents)} due for this booking, so we are sending it back. Please pay again.`,
    )
  }
  const mustTakeCoupon = outcome.decision === 'revive' && booking.couponId !== null && !booking.couponHeld
  if (mustTakeCoupon && booking.couponId !== null && !(await takeCouponUse(tx, booking.couponId))) {
    return all(
      'Your payment arrived after your coupon was used up by others, so we are sending all of it back. Please book again.',
    )
  }
  return keepAtMost(dueCents, receivedCents)
}

/** Decides about a payment of the balance, before it is counted. */
export async function settleBalance(
  tx: Transaction,
  booking: BookingRow,
  receivedCents: Cents,
): Promise<Settlement> {
  if (booking.bookingStatus === 'cancelled') {
    return {
      backCents: receivedCents,
      message: 'This booking has been cancelled, so we are sending your payment back. Please contact us.',
    }
  }
  const full = await findBooking(tx, { id: booking.id })
  return keepAtMost(full ? owedOf(full) : 0, receivedCents)
}

function keepAtMost(owed: Cents, received: Cents): Settlement {
  const backCents = Math.max(0, received - owed)
  if (backCents === 0) return { backCents }
  return {
    backCents,
    message: `Your payment was more than what was left to pay, so we are sending ${formatDollars(backCents)} back.`,
  }
}

async function refusalOfDay(tx: Transaction, world: World, booking: BookingRow) {
  const now = world.now()
  if (holdsCapacity(booking, now)) return undefined
  const facts = await calendarFacts(tx, {
    from: booking.bookingDate,
    to: booking.bookingDate,
    themeId: booking.themeId,
    teepees: booking.numberOfTeepees,
    now,
    exceptBookingId: booking.id,
  })
  return dateRefusal(booking.bookingDate, facts)
}
