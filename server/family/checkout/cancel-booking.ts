import type { PreviewedMail } from '#contract/booking/staff-bookings.ts'
import { calculateCancellation, type WantedCancellation } from '#domain/booking/changes/cancellation.ts'
import { familyCancelRefusal, type PolicyRefund, refundFor } from '#domain/booking/changes/refund-policy.ts'
import { toRefundReason } from '#domain/booking/changes/refund-reason.ts'
import { getPriceCents } from '#domain/booking/order/balance.ts'
import { isActive } from '#domain/booking/status.ts'
import { isRefusal, type Refusal } from '#domain/foundation/refusal/refusal.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import { storeMessage } from '#domain/foundation/translation/store-message.ts'
import { findBooking } from '#server/booking/bookings/booking-queries.ts'
import { BOOKING_GONE, PAYMENT_UNDERWAY } from '#server/booking/bookings/booking-refusals.ts'
import type { RefundedBooking } from '#server/booking/bookings/booking-responses.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import { mustHearOfCancellation } from '#server/booking/bookings/last-words.ts'
import { previewBookingMail, queueBookingMail } from '#server/booking/bookings/queue-booking-mail.ts'
import { cancelledColumns } from '#server/booking/bookings/write/cancelled.ts'
import { commitBooking } from '#server/booking/bookings/write/commit-booking.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { issueInvoices } from '#server/money/invoices/issue-invoices.ts'
import { stopPlannedCharges } from '#server/money/payments/charges/charge-saved-card.ts'
import { hasPlannedCharge } from '#server/money/payments/mandates/mandate-queries.ts'
import { refundPayments } from '#server/money/payments/refunds/refund-payments.ts'
import { sendRefund } from '#server/money/payments/refunds/send-refund.ts'

type CancelRequest = WantedCancellation & {
  /** A username, or 'customer'. */
  readonly actor: string
}

export function calculatePolicyRefund(ctx: Context, booking: FullBooking): PolicyRefund {
  return refundFor({
    paidCents: booking.paidCents,
    priceCents: getPriceCents(booking),
    keptCents: booking.keptCents,
    depositCents: booking.depositCents,
    bookingDate: booking.bookingDate,
    today: partyDayAt(ctx.now()),
    refundSteps: booking.refundSteps ?? undefined,
    movedPercent: booking.movedPercent,
  })
}

/** Returns the mail of a cancellation without a refund; undefined if none is sent. */
export async function previewCancelledMail(
  ctx: Context,
  booking: FullBooking,
  { refundCents, reason: policyReason }: PolicyRefund,
): Promise<PreviewedMail | undefined> {
  const isSent = isActive(booking.bookingStatus) && mustHearOfCancellation(booking, refundCents, ctx.now())
  if (!isSent || refundCents > 0) return undefined
  const cancelled = { ...booking, bookingStatus: 'cancelled' } as const
  const mail = { kind: 'cancelled', refundCents, byHandCents: 0, policyReason } as const
  return previewBookingMail(ctx.db, ctx, cancelled, mail)
}

/** Returns why the customer cannot cancel the booking today. */
export function refuseFamilyCancel(ctx: Context, booking: FullBooking): Refusal | undefined {
  const { bookingStatus, bookingDate } = booking
  return familyCancelRefusal({ bookingStatus, bookingDate, today: partyDayAt(ctx.now()) })
}

/** Cancels a party: releases its day and coupon, and starts the refund. */
export async function cancelBooking(
  ctx: Context,
  id: number,
  request: CancelRequest,
): Promise<RefundedBooking | Refusal> {
  const charging = await stopPlannedCharges(ctx, id)
  if (charging) return charging
  const cancelled = await commitBooking(ctx, { id, freesPlaces: true }, (tx, booking) =>
    cancel(tx, ctx, booking, request),
  )
  if (isRefusal(cancelled)) return cancelled
  for (const refundId of cancelled.refundIds) await sendRefund(ctx, refundId)
  const booking = await findBooking(ctx.db, { id })
  if (!booking) return BOOKING_GONE
  return { booking, refundCents: cancelled.refundCents, byHandCents: cancelled.byHandCents }
}

async function cancel(tx: Transaction, ctx: Context, booking: FullBooking, request: CancelRequest) {
  const { id } = booking
  if (await hasPlannedCharge(tx, id)) return PAYMENT_UNDERWAY
  const policy = calculatePolicyRefund(ctx, booking)
  const decided = calculateCancellation(booking, request, { policy, today: partyDayAt(ctx.now()) })
  if (isRefusal(decided)) return decided
  const { refundCents, why, policyReason } = decided
  const wanted = { bookingId: id, refundCents, cause: 'cancellation', reason: toRefundReason(why) } as const
  const split = await refundPayments(tx, ctx, wanted)
  const { refundIds, byHandCents } = split
  const reason = storeMessage(why)
  const facts = { kind: 'cancellation', refundCents, policyCents: policy.refundCents, reason } as const
  return {
    write: {
      changes: { columns: cancelledColumns(request.by, ctx.now()) },
      event: { kind: 'booking.cancelled', actor: request.actor, facts } as const,
    },
    async after() {
      const told = { bookingId: id, once: [id, booking.version + 1] } as const
      const invoiceNumbers = await issueInvoices(tx, ctx, { refundIds })
      if (mustHearOfCancellation(booking, refundCents, ctx.now()))
        await queueBookingMail(tx, ctx, {
          kind: 'cancelled',
          ...told,
          refundCents,
          byHandCents,
          policyReason,
          invoiceNumbers,
        })
      if (request.by === 'customer') await queueBookingMail(tx, ctx, { kind: 'owner-cancelled', ...told })
      return { refundCents, ...split }
    },
  }
}
