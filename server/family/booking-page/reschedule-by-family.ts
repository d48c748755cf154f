import { rescheduleRefusal } from '#domain/booking/changes/reschedule.ts'
import { exemptionRefusal } from '#domain/catalogue/pricing/tax-exemption.ts'
import { message } from '#domain/foundation/messages/message.ts'
import { isRefusal, type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import { type PartyDay, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { findBooking } from '#server/booking/bookings/booking-queries.ts'
import { BOOKING_GONE } from '#server/booking/bookings/booking-refusals.ts'
import { dayRefusal } from '#server/booking/bookings/day-refusal.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import { queueBookingMail } from '#server/booking/bookings/queue-booking-mail.ts'
import { commitBooking } from '#server/booking/bookings/write/commit-booking.ts'
import type { BookingWrite } from '#server/booking/bookings/write/write-booking.ts'
import { changedSnapshot } from '#server/booking/order-changes/order-snapshot.ts'
import { orderWrite } from '#server/booking/order-changes/order-write.ts'
import type { Context } from '#server/context.ts'
import { calculateRefundPercent } from '#server/family/checkout/cancel-booking.ts'
import { makeOrderChange } from '#server/family/checkout/make-order-change.ts'
import { type PricedChange, settledChange } from '#server/family/checkout/price-order-change.ts'
import { repriceBooking, withPaidDeposit } from '#server/family/checkout/reprice-booking.ts'
import { getChanges } from '#server/foundation/events/get-changes.ts'
import { sendRefund } from '#server/money/payments/refunds/send-refund.ts'
import { WRONG_LINK } from './serve-booking-page.ts'

/**
 * Moves a party to a free day within the policy: once, and early enough. If the new day has another price by the list
 * that the party was sold under, the difference is refunded by that day's steps, or owed.
 */
export async function rescheduleByFamily(
  ctx: Context,
  id: number,
  newDay: PartyDay,
): Promise<null | Refusal> {
  const seen = await findBooking(ctx.db, { id })
  if (!seen) return WRONG_LINK
  const priced = await priceMove(ctx, seen, newDay)
  if (isRefusal(priced)) return priced
  const stay = { bookingDate: newDay, numberOfNights: seen.numberOfNights }
  const moved = await commitBooking(ctx, { id, stay, freesPlaces: true }, async (tx, booking) => {
    const { bookingDate: earlierDay, rescheduleCount, priceTerms, version } = booking
    // The nights of another stay are not locked.
    if ((priced && version !== seen.version) || booking.numberOfNights !== seen.numberOfNights)
      return refuse('price_changed', message('orderChange.changedMeanwhile'))
    const refusal =
      rescheduleRefusal({
        bookingStatus: booking.bookingStatus,
        timesRescheduled: rescheduleCount,
        bookingDate: earlierDay,
        newPartyDay: newDay,
        today: partyDayAt(ctx.now()),
        limits: priceTerms?.reschedule,
      }) ??
      exemptionRefusal(priceTerms?.tax?.exemption, newDay) ??
      (await dayRefusal(tx, { ...booking, bookingDate: newDay, isVisitor: true }, ctx.now()))
    if (refusal) return refusal
    const columns = { bookingDate: newDay, rescheduleCount: rescheduleCount + 1 }
    const facts = { kind: 'changes', changes: getChanges(booking, { bookingDate: newDay }) } as const
    const order = priced && orderWrite(booking, { after: priced.after, actor: 'customer' }).changes
    const write: BookingWrite = {
      changes: { ...order, columns: { ...order?.columns, ...columns }, move: { movedBy: 'customer' } },
      event: { kind: 'booking.rescheduled', actor: 'customer', facts },
    }
    const key = { bookingId: id, ofVersion: version, requestHash: '' }
    const settled =
      priced && (await makeOrderChange(tx, ctx, booking, { key, changedBy: 'customer', priced, write }))
    return {
      write,
      async after() {
        const made = await settled?.after()
        if (isRefusal(made)) return made
        const told = { bookingId: id, once: [id, version + 1] } as const
        const refundPercent = calculateRefundPercent(ctx, booking)
        await queueBookingMail(tx, ctx, { kind: 'rescheduled', ...told, earlierDay, refundPercent })
        await queueBookingMail(tx, ctx, { kind: 'owner-moved', ...told })
        return made?.refundIds ?? []
      },
    }
  })
  if (isRefusal(moved)) return moved === BOOKING_GONE ? WRONG_LINK : moved
  for (const refundId of moved) await sendRefund(ctx, refundId)
  return null
}

/** Returns what the new day means in money; undefined if it costs the same. */
async function priceMove(
  ctx: Context,
  booking: FullBooking,
  bookingDate: PartyDay,
): Promise<PricedChange | undefined | Refusal> {
  if (!booking.priceTerms?.list) return undefined
  const sold = { ...booking, priceTerms: withPaidDeposit(booking) }
  const order = await repriceBooking(ctx, sold, { bookingDate })
  if (isRefusal(order)) return order
  const moved = { ...booking, bookingDate }
  const priced = settledChange(ctx, moved, {
    after: changedSnapshot(booking, {}, order),
    isDeposit: booking.isDeposit,
    area: 'inside',
    refundPercent: Math.min(calculateRefundPercent(ctx, booking), calculateRefundPercent(ctx, moved)),
    isMadeAtOnce: true,
  })
  return priced.settlement.differenceCents === 0 ? undefined : priced
}
