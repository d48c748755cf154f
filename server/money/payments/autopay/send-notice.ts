import { owedCents } from '#domain/booking/order/balance.ts'
import type { AutopaySettings } from '#domain/catalogue/pricing/pricing-settings.ts'
import type { PartyDay } from '#domain/foundation/time/party-day.ts'
import { getChargeCents } from '#domain/money/payments/autopay.ts'
import { getCardLabel } from '#domain/money/payments/card-label.ts'
import { lockFullBooking } from '#server/booking/bookings/booking-queries.ts'
import { queueBookingMail } from '#server/booking/bookings/queue-booking-mail.ts'
import type { Context } from '#server/context.ts'
import { and, eq } from '#server/foundation/database/drizzle.ts'
import { cardConsents } from '#server/foundation/database/schema/all-tables.ts'
import type { ActiveConsent } from '../mandates/mandate-queries.ts'

type Notice = { readonly settings: AutopaySettings; readonly chargeDay: PartyDay }

/** Mails the family when its card will be charged and how much, once for each party day. */
export async function sendNotice(
  ctx: Context,
  { id, bookingId }: ActiveConsent,
  { settings, chargeDay }: Notice,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const booking = await lockFullBooking(tx, bookingId)
    if (!booking) return
    const [consent] = await tx
      .select()
      .from(cardConsents)
      .where(and(eq(cardConsents.id, id), eq(cardConsents.status, 'active')))
    const amountCents = getChargeCents({ amountCents: consent?.amountCents ?? 0 }, booking)
    if (!consent || consent.noticePartyDay === booking.bookingDate || amountCents === 0) return
    await tx
      .update(cardConsents)
      .set({ noticeDay: chargeDay, noticePartyDay: booking.bookingDate, noticedAt: ctx.now() })
      .where(eq(cardConsents.id, id))
    await queueBookingMail(tx, ctx, {
      kind: 'autopay-notice',
      bookingId,
      once: [id, booking.bookingDate],
      amountCents,
      leftCents: owedCents({ ...booking, paidCents: booking.paidCents + amountCents }),
      chargeDay,
      hour: settings.hour,
      card: getCardLabel(consent),
    })
  })
}
