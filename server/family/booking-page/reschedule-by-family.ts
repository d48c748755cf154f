import { rescheduleRefusal } from '#domain/booking/changes/reschedule.ts'
import { exemptionRefusal } from '#domain/catalogue/pricing/tax-exemption.ts'
import type { Refusal } from '#domain/foundation/refusal/refusal.ts'
import { type PartyDay, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { announceBooking } from '#server/booking/bookings/announce-booking.ts'
import { queueOwnerChangeMail, queueRescheduledMail } from '#server/booking/bookings/booking-mails.ts'
import { lockFullBooking } from '#server/booking/bookings/booking-queries.ts'
import { dayRefusal } from '#server/booking/bookings/day-refusal.ts'
import { recordMove } from '#server/booking/bookings/record-move.ts'
import { commitFreeingPlaces } from '#server/calendar/availability/commit-freeing-places.ts'
import type { Context } from '#server/context.ts'
import { calculateRefundPercent } from '#server/family/checkout/cancel-booking.ts'
import { audit } from '#server/foundation/audit-log/audit.ts'
import { getChanges } from '#server/foundation/audit-log/get-changes.ts'
import { eq } from '#server/foundation/database/drizzle.ts'
import { lockPartyDay } from '#server/foundation/database/locks.ts'
import { bookings } from '#server/foundation/database/schema/all-tables.ts'
import { WRONG_LINK } from './serve-booking-page.ts'

/** Moves a party to a free day within the policy: once, early enough, and without another payment. */
export async function rescheduleByFamily(
  ctx: Context,
  id: number,
  newDay: PartyDay,
): Promise<null | Refusal> {
  return commitFreeingPlaces(ctx, async (tx) => {
    await lockPartyDay(tx, newDay)
    const booking = await lockFullBooking(tx, id)
    if (!booking) return WRONG_LINK
    const refusal =
      rescheduleRefusal({
        bookingStatus: booking.bookingStatus,
        timesRescheduled: booking.rescheduleCount,
        bookingDate: booking.bookingDate,
        newPartyDay: newDay,
        today: partyDayAt(ctx.now()),
        limits: booking.priceTerms?.reschedule,
      }) ??
      exemptionRefusal(booking.priceTerms?.tax?.exemption, newDay) ??
      (await dayRefusal(tx, { ...booking, bookingDate: newDay, isVisitor: true }, ctx.now()))
    if (refusal) return refusal
    const version = booking.version + 1
    await tx
      .update(bookings)
      .set({
        bookingDate: newDay,
        rescheduleCount: booking.rescheduleCount + 1,
        version,
        updatedAt: ctx.now(),
      })
      .where(eq(bookings.id, id))
    await recordMove(tx, ctx, booking, { movedBy: 'customer', toDay: newDay })
    const facts = { kind: 'changes', changes: getChanges(booking, { bookingDate: newDay }) } as const
    await audit(tx, { actor: 'customer', action: 'rescheduled', subject: 'booking', subjectId: id, facts })
    await announceBooking(tx, id, { event: 'booking.changed', now: ctx.now() })
    const refundPercent = calculateRefundPercent(ctx, booking)
    await queueRescheduledMail(tx, ctx, {
      bookingId: id,
      earlierDay: booking.bookingDate,
      refundPercent,
      version,
    })
    await queueOwnerChangeMail(tx, ctx, { bookingId: id, change: { movedTo: newDay }, version })
    return null
  })
}
