import { owedCents } from '#domain/booking/balance.ts'
import { outcomeOfPayment } from '#domain/booking/hold.ts'
import { nextDueCents } from '#domain/booking/next-payment.ts'
import { holdsCapacity, isCalledOff } from '#domain/booking/status.ts'
import { type Cents, formatDollars } from '#domain/money.ts'
import { dayRefusal } from '#server/bookings/day-refusal.ts'
import type { FullBooking } from '#server/bookings/full-booking.ts'
import type { Context } from '#server/context.ts'
import { takeCouponUse } from '#server/coupons/coupon-uses.ts'
import type { Transaction } from '#server/database/client.ts'

/** What becomes of money that arrived: what of it goes back at once, and why. Nothing goes back when `message` is missing. */
export type Settlement = { readonly backCents: Cents; readonly message?: string }

/** Decides about the first payment of a locked booking. A coupon it had let go of is taken again. */
export async function settleBooking(
  tx: Transaction,
  ctx: Context,
  booking: FullBooking,
  receivedCents: Cents,
): Promise<Settlement> {
  const now = ctx.now()
  const all = (message: string) => ({ backCents: receivedCents, message })
  const outcome = outcomeOfPayment(booking, {
    now,
    wasCalledOff: isCalledOff(booking.cancelReason),
    dateRefusal: holdsCapacity(booking, now) ? undefined : await dayRefusal(tx, booking, now),
  })
  if (outcome.decision === 'refund') return all(outcome.message)
  const dueCents = nextDueCents(booking)
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
export function settleBalance(booking: FullBooking, receivedCents: Cents): Settlement {
  if (booking.bookingStatus === 'cancelled') {
    return {
      backCents: receivedCents,
      message: 'This booking has been cancelled, so we are sending your payment back. Please contact us.',
    }
  }
  return keepAtMost(owedCents(booking), receivedCents)
}

function keepAtMost(owed: Cents, received: Cents): Settlement {
  const backCents = Math.max(0, received - owed)
  if (backCents === 0) return { backCents }
  return {
    backCents,
    message: `Your payment was more than what was left to pay, so we are sending ${formatDollars(backCents)} back.`,
  }
}
