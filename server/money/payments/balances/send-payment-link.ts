import type { PaymentLink } from '#contract/money/money.ts'
import { canHoldLonger, longHoldExpiry } from '#domain/booking/changes/hold.ts'
import { message } from '#domain/foundation/messages/message.ts'
import { toDecimal } from '#domain/foundation/money/money.ts'
import { isRefusal, type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { dueSentence, nextPayment } from '#domain/money/payments/next-payment.ts'
import { queuePaymentLinkMail } from '#server/booking/bookings/booking-mails.ts'
import { bookingPageUrl } from '#server/booking/bookings/booking-page-link.ts'
import { findBooking, lockFullBooking } from '#server/booking/bookings/booking-queries.ts'
import { BOOKING_GONE } from '#server/booking/bookings/booking-refusals.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import type { Admin, Context } from '#server/context.ts'
import { audit } from '#server/foundation/audit-log/audit.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { commitUnlessRefused } from '#server/foundation/database/commit-unless-refused.ts'
import { eq } from '#server/foundation/database/drizzle.ts'
import { bookings } from '#server/foundation/database/schema/all-tables.ts'

/** Returns the link with which the customer can pay the next amount due by card. */
export async function readPaymentLink(
  ctx: Context,
  id: number,
  language: Language,
): Promise<PaymentLink | Refusal> {
  const booking = await findBooking(ctx.db, { id })
  return booking ? linkTo(ctx, booking, language) : BOOKING_GONE
}

/** Mails that link to the customer and, if wanted, extends the hold of an unconfirmed booking by some days. */
export async function sendPaymentLink(
  ctx: Context,
  id: number,
  { holdDays, admin, language }: { holdDays: number | undefined; admin: Admin; language: Language },
): Promise<PaymentLink | Refusal> {
  const sent = await commitUnlessRefused(ctx.db, async (tx) => {
    const booking = await lockFullBooking(tx, id)
    if (!booking) return BOOKING_GONE
    const due = nextPayment(booking, ctx.now())
    if (isRefusal(due)) return due
    const held = holdDays === undefined ? undefined : await hold(tx, ctx, booking, holdDays)
    if (isRefusal(held)) return held
    await queuePaymentLinkMail(tx, ctx, id)
    await audit(tx, {
      actor: admin.username,
      action: 'sent a payment link for',
      subject: 'booking',
      subjectId: id,
      facts: {
        kind: 'payment-link',
        amountCents: due.amountCents,
        to: booking.customerEmail,
        keptUntil: held?.toISOString() ?? null,
      },
    })
    return null
  })
  return isRefusal(sent) ? sent : readPaymentLink(ctx, id, language)
}

async function hold(
  tx: Transaction,
  ctx: Context,
  booking: FullBooking,
  days: number,
): Promise<Date | Refusal> {
  if (!canHoldLonger(booking)) return refuse('conflict', message('bookings.keepsDateAnyway'))
  const now = ctx.now()
  const holdExpiresAt = longHoldExpiry(now, days, booking.bookingDate)
  await tx
    .update(bookings)
    .set({ holdExpiresAt, version: booking.version + 1, updatedAt: now })
    .where(eq(bookings.id, booking.id))
  return holdExpiresAt
}

async function linkTo(
  ctx: Context,
  booking: FullBooking,
  language: Language,
): Promise<PaymentLink | Refusal> {
  const due = nextPayment(booking, ctx.now())
  if (isRefusal(due)) return due
  return {
    url: await bookingPageUrl(ctx.db, ctx, booking),
    recipient: booking.customerEmail,
    purpose: due.purpose,
    amount: toDecimal(due.amountCents),
    sentence: textIn(language)(dueSentence(booking, due)),
    canHold: canHoldLonger(booking),
    isMailing: ctx.mail !== undefined,
    sentAt: booking.paymentLinkSentAt?.toISOString() ?? null,
  }
}
