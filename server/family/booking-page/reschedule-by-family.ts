import { rescheduleRefusal } from '#domain/booking/changes/reschedule.ts'
import { exemptionRefusal } from '#domain/catalogue/pricing/tax-exemption.ts'
import type { Refusal } from '#domain/foundation/refusal/refusal.ts'
import { type PartyDay, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { BOOKING_GONE } from '#server/booking/bookings/booking-refusals.ts'
import { dayRefusal } from '#server/booking/bookings/day-refusal.ts'
import { queueBookingMail } from '#server/booking/bookings/queue-booking-mail.ts'
import { commitBooking } from '#server/booking/bookings/write/commit-booking.ts'
import type { Context } from '#server/context.ts'
import { calculateRefundPercent } from '#server/family/checkout/cancel-booking.ts'
import { getChanges } from '#server/foundation/events/get-changes.ts'
import { WRONG_LINK } from './serve-booking-page.ts'

/** Moves a party to a free day within the policy: once, early enough, and without another payment. */
export async function rescheduleByFamily(
  ctx: Context,
  id: number,
  newDay: PartyDay,
): Promise<null | Refusal> {
  const moved = await commitBooking(ctx, { id, day: newDay, freesPlaces: true }, async (tx, booking) => {
    const { bookingDate: earlierDay, rescheduleCount, priceTerms, version } = booking
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
    return {
      write: {
        changes: { columns, move: { movedBy: 'customer' } },
        event: { kind: 'booking.rescheduled', actor: 'customer', facts },
      },
      async after() {
        const told = { bookingId: id, once: [id, version + 1] } as const
        const refundPercent = calculateRefundPercent(ctx, booking)
        await queueBookingMail(tx, ctx, { kind: 'rescheduled', ...told, earlierDay, refundPercent })
        await queueBookingMail(tx, ctx, { kind: 'owner-moved', ...told })
        return null
      },
    }
  })
  return moved === BOOKING_GONE ? WRONG_LINK : moved
}
