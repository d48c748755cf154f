import type { Cents } from '#domain/money/money.ts'
import { audit } from '#server/audit-log/audit.ts'
import { queueTipMail } from '#server/bookings/booking-mails.ts'
import type { FullBooking } from '#server/bookings/full-booking.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/database/client.ts'
import { payments } from '#server/database/schema/all-tables.ts'
import type { AttachedIntent } from '#server/database/schema/money/payments.ts'

/** Records a tip. The booking, its price and its payments are unaffected. */
export async function recordTip(
  tx: Transaction,
  ctx: Context,
  booking: FullBooking,
  { attached, amountCents }: { readonly attached: AttachedIntent; readonly amountCents: Cents },
): Promise<void> {
  const [payment] = await tx
    .insert(payments)
    .values({
      bookingId: booking.id,
      bookingReference: booking.reference,
      provider: attached.provider,
      intentId: attached.intentId,
      purpose: 'tip',
      amountCents,
      createdAt: ctx.now(),
    })
    .returning({ id: payments.id })
  if (!payment) throw new Error('The tip was not stored')
  await audit(tx, {
    actor: 'customer',
    action: 'tipped the crew of',
    subject: 'booking',
    subjectId: booking.id,
    facts: { kind: 'payment', amountCents, method: null },
  })
  await queueTipMail(tx, ctx, { bookingId: booking.id, paymentId: payment.id, amountCents })
}
