import { type Cents, toDecimal } from '#domain/foundation/money/money.ts'
import { queueBookingMail } from '#server/booking/bookings/queue-booking-mail.ts'
import { tellBookings } from '#server/booking/bookings/write/tell-booking.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import type { PaymentRow } from '#server/foundation/database/schema/all-tables.ts'
import { queueMail } from '#server/foundation/mail/queue-mail.ts'
import { recordAndAnnounce } from '#server/foundation/webhooks/queue-webhooks.ts'
import { issueInvoices } from '#server/money/invoices/issue-invoices.ts'
import { describeFailure } from '#server/money/journal/describe-refund.ts'
import { type RefundRow, reportFailedRefunds } from './failed-refunds.ts'

type Outcome = {
  /** Refunds of the payment that may need another document, such as the reversal of a credit note. */
  readonly refundIds: readonly number[]
  /** Those that have just failed. */
  readonly failed: readonly RefundRow[]
  /** Those whose money has just been sent. */
  readonly done: readonly RefundRow[]
}

/**
 * Handles news about refunds of a payment, in the transaction that records them: staff are told about failures, and
 * their credit notes are reversed. Call it with the payment and its booking locked.
 */
export async function recordRefundOutcome(
  tx: Transaction,
  ctx: Context,
  payment: PaymentRow,
  { refundIds, failed, done }: Outcome,
): Promise<void> {
  await reportFailedRefunds(tx, ctx, payment)
  await issueInvoices(tx, ctx, { refundIds })
  for (const refund of done) await tellRefundDone(tx, ctx, payment, refund.amountCents)
  const { bookingId, bookingReference, intentId } = payment
  for (const refund of failed) {
    const mail = {
      kind: 'owner-refund-failed',
      once: [refund.id],
      amountCents: refund.amountCents,
      failure: describeFailure(refund),
      payment: bookingReference ?? intentId ?? '',
    } as const
    if (bookingId === null) await queueMail(tx, ctx, mail)
    else await queueBookingMail(tx, ctx, { ...mail, bookingId })
  }
}

/** Announces a refund that was sent, by the provider or by hand; without a booking, by the reference that it had. */
export async function tellRefundDone(
  tx: Transaction,
  ctx: Context,
  { bookingId, bookingReference }: Pick<PaymentRow, 'bookingId' | 'bookingReference'>,
  amountCents: Cents,
): Promise<void> {
  const facts = { kind: 'payment', amountCents, method: null } as const
  const event = { kind: 'booking.refund-done', actor: 'system', facts } as const
  if (bookingId !== null) await tellBookings(tx, ctx, [bookingId], event)
  else await recordAndAnnounce(tx, event, refundWithoutBooking(ctx, bookingReference, amountCents))
}

/** Returns what webhooks are told about a refund whose booking is gone. */
export function refundWithoutBooking({ now }: Context, reference: string | null, amountCents: Cents) {
  return { now: now(), data: { bookingId: reference, amount: toDecimal(amountCents) } }
}
