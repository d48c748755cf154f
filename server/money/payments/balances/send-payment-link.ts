import type { PaymentLink } from '#contract/money/money.ts'
import { canHoldLonger, longHoldExpiry } from '#domain/booking/changes/hold.ts'
import { toDecimal } from '#domain/foundation/money/money.ts'
import { isRefusal, type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { dueSentence, nextPayment } from '#domain/money/payments/next-payment.ts'
import { bookingPageUrl } from '#server/booking/bookings/booking-page-link.ts'
import { findBooking } from '#server/booking/bookings/booking-queries.ts'
import { BOOKING_GONE } from '#server/booking/bookings/booking-refusals.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import { sendLink } from '#server/booking/bookings/send-link.ts'
import { commitBooking } from '#server/booking/bookings/write/commit-booking.ts'
import type { Admin, Context } from '#server/context.ts'

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
  const sent = await commitBooking(ctx, { id, stay: 'own' }, async (tx, booking) => {
    const due = nextPayment(booking, ctx.now())
    if (isRefusal(due)) return due
    const held = holdDays === undefined ? undefined : decideHold(ctx, booking, holdDays)
    if (isRefusal(held)) return held
    const facts = {
      kind: 'payment-link',
      amountCents: due.amountCents,
      to: booking.customerEmail,
      keptUntil: held?.toISOString() ?? null,
    } as const
    return {
      write: {
        changes: held && { columns: { holdExpiresAt: held } },
        event: { kind: 'booking.link-sent', actor: admin.username, facts },
      },
      async after() {
        await sendLink(tx, ctx, id)
        return null
      },
    }
  })
  return isRefusal(sent) ? sent : readPaymentLink(ctx, id, language)
}

function decideHold(ctx: Context, booking: FullBooking, days: number): Date | Refusal {
  if (!canHoldLonger(booking)) return refuse('conflict', 'bookings.keepsDateAnyway')
  return longHoldExpiry(ctx.now(), days, booking.bookingDate)
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
    sentence: textIn(language)(dueSentence(booking, due, ctx.now())),
    canHold: canHoldLonger(booking),
    isMailing: ctx.mail !== undefined,
    sentAt: booking.paymentLinkSentAt?.toISOString() ?? null,
  }
}
